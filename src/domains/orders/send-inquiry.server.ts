import { randomUUID } from 'node:crypto'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { findKnownMailboxes } from '#domains/retailers/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { orderInquiry } from '#mails/order-inquiry/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import { fullName } from './completion/full-name.ts'
import type { InquiryInput } from './order-shapes.ts'

/** Mails a visitor's question about a car to retailers (C-262, C-263): one message each, and only to mailboxes of active retailers. */
export async function sendInquiry(
  ctx: Ctx,
  { recipients, customer_data: customer, vehicle_data: vehicle }: InquiryInput,
): Promise<Outcome<{ sent: number }, Invalid>> {
  const wantedAddresses = [...new Set(recipients.map((address) => address.toLowerCase()))]
  const knownMailboxes = await findKnownMailboxes(ctx.db, wantedAddresses)
  const foreign = wantedAddresses.filter((address) => !knownMailboxes.has(address))
  if (foreign.length > 0) return refuse({ code: 'invalid', fields: { recipients: ['not_a_retailer'] } })
  const id = randomUUID()
  await ctx.db.transaction(async (tx) => {
    for (const to of wantedAddresses) {
      await enqueueMail(tx, orderInquiry, {
        key: `inquiry:${id}:${to}`,
        subject: { type: 'inquiry', id },
        to,
        replyTo: customer.email,
        language: 'ar',
        clock: ctx.clock,
        props: {
          ...{ vehicle: vehicle.name, vin: vehicle.vin, price: vehicle.price },
          ...{ customerName: fullName(customer.first_name, customer.last_name), email: customer.email, phone: customer.phone, message: customer.message },
        },
      })
    }
  })
  return done({ sent: wantedAddresses.length })
}
