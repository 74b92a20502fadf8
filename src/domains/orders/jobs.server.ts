import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { wakePayments } from '#domains/payments/index.server.ts'
import type { Logger } from '#kernel/log.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind, Jobs } from '#platform/jobs/jobs.server.ts'
import { allEnded } from '#platform/jobs/take-due.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { removeOrderGarbage } from './documents/stored-documents.server.ts'
import { notifyWatchers } from './lock/lock-watch.server.ts'
import { eraseEndedOrders } from './privacy/person-orders.server.ts'
import { endWaitingOrders, removeOldCheckouts } from './records/end-waiting-orders.server.ts'
import { type OrderDeskSettings, orderDeskOf } from './order-desk.server.ts'

type Needs = {
  ctx: Ctx
  site: { get: (ctx: Ctx) => Promise<{ settings: OrderDeskSettings }> }
  secretKey: string
  jobs: Jobs
  storage: Storage
  log: Logger
}

export function ordersJobKinds({ ctx, site, secretKey, jobs, storage, log }: Needs): readonly JobKind[] {
  const orderCtx = async () => {
    const { settings } = await site.get(ctx)
    return { ...ctx, desk: orderDeskOf(settings, secretKey) }
  }
  return [
    {
      name: 'sweep-orders',
      label: ['End orders that waited too long, tell who waits for cars', 'إنهاء الطلبات المتأخرة وإبلاغ من ينتظر سيارة'],
      cron: '* * * * *',
      run: async () => {
        const endedOrders = await endWaitingOrders(await orderCtx())
        const hasNotified = await notifyWatchers(ctx)
        if (endedOrders > 0) await wakePayments({ jobs, log }, `orders ended ${ctx.clock.now().getTime()}`)
        if (endedOrders > 0 || hasNotified) await wakeDeliveries({ jobs, log }, `orders swept ${ctx.clock.now().getTime()}`)
      },
    },
    {
      name: 'remove-old-checkouts',
      label: [
        'Forget checkouts that were left, people who were to be erased, and files of no order',
        'حذف عمليات الطلب غير المكتملة القديمة والملفات التي لا تتبع طلبًا، ومحو بيانات من طلب ذلك',
      ],
      cron: '41 2 * * *',
      run: async () => allEnded([removeOldCheckouts(await orderCtx()), eraseEndedOrders(ctx), removeOrderGarbage(ctx, storage)]),
    },
  ]
}
