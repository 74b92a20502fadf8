import { randomUUID } from 'node:crypto'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { findShowroomVehicle, vehicleAttributes, vehicleName } from '#domains/stock/index.server.ts'
import { findKnownMailboxes } from '#domains/retailers/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { orderInquiry } from '#mails/order-inquiry/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import { fullName } from './completion/full-name.ts'
import type { InquiryInput } from './order-shapes.ts'

/**
 * Mails a visitor's question about a car to retailers (C-262, C-263): one message each, and only to mailboxes of active retailers. A car that the site shows is
 * named as it stands there, with its page; of any other the mail says that the visitor wrote it.
 */
export async function sendInquiry(
  ctx: Ctx,
  { recipients, customer_data: customer, vehicle_data: vehicle }: InquiryInput,
): Promise<Outcome<{ sent: number }, Invalid>> {
  const wantedAddresses = [...new Set(recipients.map((address) => address.toLowerCase()))]
  const knownMailboxes = await findKnownMailboxes(ctx.db, wantedAddresses)
  const foreign = wantedAddresses.filter((address) => !knownMailboxes.has(address))
  if (foreign.length > 0) return refuse({ code: 'invalid', fields: { recipients: ['not_a_retailer'] } })
  const car = await carOf(ctx, vehicle.id)
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
          ...(car ?? { vehicle: vehicle.name, vin: vehicle.vin }),
          price: vehicle.price,
          ...{ customerName: fullName(customer.first_name, customer.last_name), email: customer.email, phone: customer.phone, message: customer.message },
        },
      })
    }
  })
  return done({ sent: wantedAddresses.length })
}

/** A car of the site by what a visitor sent as its id; null for none that is shown. */
async function carOf(ctx: Ctx, id: string | undefined): Promise<{ vehicle: string; vin: string; path: string } | null> {
  const car = id === undefined ? null : await findShowroomVehicle(ctx, Number(id))
  if (!car || car.isGone) return null
  return { vehicle: vehicleName(car.row), vin: car.row.vin, path: `/ar${vehicleAttributes(car.row).link}` }
}
