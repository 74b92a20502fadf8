import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type Sendable, SendError, type Scopes, type Sender } from '#domains/deliveries/index.ts'
import { type IssuedInvoice, issueInvoices } from '#domains/invoices/index.server.ts'
import { orderOccasions } from '#mails/order-update/mail.tsx'
import { orderSources } from '../facts/order-source.server.ts'
import { holdsVehicle, type OrderState } from '../order.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { customerOrder } from '../schema.server.ts'
import { vehiclePictures } from '../vehicle-name.server.ts'
import { INVOICE } from './issue-later.server.ts'
import { notifyOfOrder } from './notify-of-order.server.ts'

const Payload = z.object({
  invoice: z.int(),
  order: z.int(),
  told: z.object({ occasion: z.enum(orderOccasions).exclude(['link']), reason: z.string() }).nullable(),
})

/** Whether a mail may still be written: nobody hears that an order was placed or paid after hearing that it is over. */
function isStillTrue(occasion: string, state: OrderState): boolean {
  return (occasion !== 'placed' && occasion !== 'paid') || holdsVehicle(state)
}

/** Orders whose invoices are issued in one go. */
const MOST_TOGETHER = 32

/** Issues invoices, and then writes the mails that bring them. Each of the two is a transaction that may be repeated. */
export function invoiceSender(orderCtx: () => Promise<OrderCtx>): Sender {
  return {
    kind: INVOICE,
    label: ['Issue of an invoice', 'إصدار فاتورة'],
    send: async (delivery) => {
      const issued = await issueGroup(await orderCtx(), [delivery], (_, work) => work())
      const number = issued.get(delivery.id)
      if (number === undefined) throw new SendError(`there is no invoice ${Payload.parse(delivery.payload).invoice}`, { isFinal: true })
      return number
    },
    together: { most: MOST_TOGETHER, send: async (deliveries, scopes) => issueGroup(await orderCtx(), deliveries, scopes) },
  }
}

/** The numbers by the ids of the deliveries; without an invoice there is none. */
async function issueGroup(ctx: OrderCtx, deliveries: readonly Sendable[], scopes: Scopes): Promise<ReadonlyMap<number, string>> {
  const group = deliveries.map((delivery) => ({ delivery, ...Payload.parse(delivery.payload) }))
  const issued = await issueInvoices(
    ctx,
    group.map(({ invoice }) => invoice),
  )
  const telling = group.flatMap(({ delivery, invoice, order, told }) => {
    const issuedInvoice = issued.get(invoice)
    return issuedInvoice && told ? [{ delivery, order, told, written: issuedInvoice }] : []
  })
  if (telling.length > 0) await inOrderTransaction(ctx, (inner) => tellGroup(inner, telling, scopes))
  return new Map(group.flatMap(({ delivery, invoice }) => [[delivery.id, issued.get(invoice)?.number] as const]).filter(isNumbered))
}

type Telling = { delivery: Sendable; order: number; told: NonNullable<z.infer<typeof Payload>['told']>; written: IssuedInvoice }

async function tellGroup(ctx: OrderCtx, group: readonly Telling[], scopes: Scopes): Promise<void> {
  const ids = group.map(({ order }) => order)
  const rows = await ctx.db.select().from(customerOrder).where(inArray(customerOrder.id, ids))
  const carIds = rows.map(({ vehicleId }) => vehicleId)
  const [sources, pictures] = await Promise.all([orderSources(ctx, rows), vehiclePictures(ctx, carIds)])
  for (const { delivery, order, told, written } of group) {
    const { occasion, reason } = told
    const source = sources.find(({ row }) => row.id === order)
    if (!source || !isStillTrue(occasion, source.row.state)) continue
    const loaded = { source, picture: pictures.get(source.row.vehicleId) ?? '' }
    await scopes(delivery, () => notifyOfOrder(ctx, source.row, occasion, { written, reason, loaded }))
  }
}

function isNumbered(entry: readonly [number, string | undefined]): entry is [number, string] {
  return entry[1] !== undefined
}
