import type { PaymentWatcher } from '#domains/payments/index.server.ts'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import type { Logger } from '#kernel/log.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Jobs } from '#platform/jobs/jobs.server.ts'
import { followPayment } from './completion/follow-payment.server.ts'
import { type OrderDeskSettings, orderDeskOf } from './order-desk.server.ts'

type Needs = {
  ctx: Ctx
  site: { get: (ctx: Ctx) => Promise<{ settings: OrderDeskSettings }> }
  secretKey: string
  jobs: Jobs
  log: Logger
}

/** Orders follow every change of their payments, whichever source reports it. */
export function ordersPaymentWatcher({ ctx: own, site, secretKey, jobs, log }: Needs): PaymentWatcher {
  return {
    onPaymentChange: async (ctx, payment) => {
      const { settings } = await site.get(own)
      await followPayment({ ...ctx, desk: orderDeskOf(settings, secretKey) }, payment)
    },
    afterCommit: (payment) => wakeDeliveries({ jobs, log }, `payment ${payment.id} ${payment.state}`),
  }
}
