import { carryOutTasks, checkPayments, expireApprovals, type Lapsing, type PaymentServices, processWebhooks } from '#domains/payments/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { allEnded, type Bounds, lookingAgain } from '#platform/jobs/take-due.ts'

type PaymentLoop = {
  /** All that is due. */
  run: (lapsing: Lapsing, bounds: Bounds) => Promise<void>
  /** Webhooks and tasks: what comes at any moment. */
  runNews: (bounds: Bounds) => Promise<void>
}

/**
 * Acts on webhooks, carries out tasks and checks payments that are due, none waiting for the others. One loop for each process: a second call while it runs makes
 * it look again.
 */
export function createPaymentLoop(ctx: Ctx, paymentServices: PaymentServices): PaymentLoop {
  let lapsing: Lapsing = 'release'
  /** What a payment's change ordered is carried out in the place of whatever told of the change. */
  const tasksOf =
    ({ until, signal }: Bounds) =>
    (paymentId: number) =>
      carryOutTasks(ctx, paymentServices, { until, signal, paymentId })
  const webhooks = lookingAgain((run) => processWebhooks(ctx, paymentServices, { ...run, afterEach: tasksOf(run) }))
  const checks = lookingAgain((run) => checkPayments(ctx, paymentServices, { ...run, lapsing, afterEach: tasksOf(run) }))
  const tasks = lookingAgain((run) => carryOutTasks(ctx, paymentServices, run))
  return {
    runNews: (bounds) => allEnded([webhooks.run(bounds), tasks.run(bounds)]),
    run: async (whenLapsing, bounds) => {
      lapsing = whenLapsing
      await allEnded([webhooks.run(bounds), tasks.run(bounds), checks.run(bounds), expireApprovals(ctx)])
    },
  }
}
