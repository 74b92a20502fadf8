import { type OrderCtx, type OrderDesk, orderDeskOf } from '#domains/orders/index.server.ts'
import { contextOf, type Services } from '../../services.server.ts'
import type { CallCtx } from '../define-call.server.ts'

/** What orders are taken with, by the settings as they are now. */
export async function orderDesk(services: Services): Promise<OrderDesk> {
  const { settings } = await services.site.get(contextOf(services))
  return orderDeskOf(settings, services.secretKey)
}

/** The context in which a request works on orders. */
export async function orderCtx(ctx: CallCtx): Promise<OrderCtx> {
  return { ...ctx, desk: await orderDesk(ctx.services) }
}
