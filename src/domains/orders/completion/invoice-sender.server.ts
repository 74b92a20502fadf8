import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { SendError, type Sender } from '#domains/deliveries/index.ts'
import { issueInvoice } from '#domains/invoices/index.server.ts'
import { orderOccasions } from '#mails/order-update/mail.tsx'
import { holdsVehicle, type OrderState } from '../order.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { customerOrder } from '../schema.server.ts'
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

/** Issues an invoice, and then writes the mails that bring it. Each of the two is a transaction that may be repeated. */
export function invoiceSender(orderCtx: () => Promise<OrderCtx>): Sender {
  return {
    kind: INVOICE,
    label: ['Issue of an invoice', 'إصدار فاتورة'],
    send: async ({ payload }) => {
      const { invoice, order, told } = Payload.parse(payload)
      const ctx = await orderCtx()
      const written = await issueInvoice(ctx, invoice)
      if (!written) throw new SendError(`there is no invoice ${invoice}`, { isFinal: true })
      if (told) {
        const { occasion, reason } = told
        await inOrderTransaction(ctx, async (inner) => {
          const [row] = await inner.db.select().from(customerOrder).where(eq(customerOrder.id, order))
          if (row && isStillTrue(occasion, row.state)) await notifyOfOrder(inner, row, occasion, { written, reason })
        })
      }
      return written.number
    },
  }
}
