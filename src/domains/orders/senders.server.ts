import type { Sender } from '#domains/deliveries/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { invoiceSender } from './completion/invoice-sender.server.ts'
import { type OrderDeskSettings, orderDeskOf } from './order-desk.server.ts'

type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<{ settings: OrderDeskSettings }> }; secretKey: string }

export function ordersSenders({ ctx, site, secretKey }: Needs): readonly Sender[] {
  return [
    invoiceSender(async () => {
      const { settings } = await site.get(ctx)
      return { ...ctx, desk: orderDeskOf(settings, secretKey) }
    }),
  ]
}
