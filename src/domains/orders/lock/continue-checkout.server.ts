import { enqueueMail } from '#domains/mail/index.server.ts'
import { retailerTimeZone } from '#domains/retailers/index.ts'
import { findRetailerContact } from '#domains/retailers/index.server.ts'
import { findShowroomVehicle } from '#domains/stock/index.server.ts'
import { formatMomentAt } from '#kernel/format/date.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { checkoutLink } from '#mails/checkout-link/mail.tsx'
import { readLink, signLink } from '#platform/signed-link.server.ts'
import { later } from '../later.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { Checkout } from '../order-shapes.ts'
import { vehiclePicture } from '../vehicle-name.server.ts'
import { addHolder, findNamedCheckout, REMEMBERED_MS } from './own-checkout.server.ts'

/** Mails a link that continues a checkout on another device. */
export async function mailContinueLink(ctx: OrderCtx, { id, visitor, email }: { id: string; visitor: string; email: string }): Promise<Outcome<null, 'gone'>> {
  const row = await findNamedCheckout(ctx, { id, visitor })
  if (!row) return refuse('gone')
  const now = ctx.clock.now()
  const until = later(now, REMEMBERED_MS)
  const retailer = await findRetailerContact(ctx.db, row.retailerId)
  const vehicle = await findShowroomVehicle(ctx, row.vehicleId)
  await enqueueMail(ctx.db, checkoutLink, {
    key: `checkout:${id}:link:${now.getTime()}`,
    subject: { type: 'checkout', id },
    to: email,
    fromName: retailer?.name ?? '',
    replyTo: retailer?.email ?? '',
    language: 'ar',
    clock: ctx.clock,
    props: {
      vehicle: row.vehicleName,
      picture: vehicle ? vehiclePicture(vehicle.row) : '',
      until: formatMomentAt(until, { timeZone: retailerTimeZone(retailer, ctx.desk), siteTimeZone: ctx.desk.timeZone }),
      token: `${id}.${signLink({ purpose: 'continue', subject: id, key: ctx.desk.secretKey }, until)}`,
    },
  })
  return done(null)
}

/** Gives the browser that opened the link access to the checkout; the first browser keeps its access. */
export async function continueCheckout(
  ctx: OrderCtx,
  { token, visitor }: { token: string; visitor: string },
): Promise<Outcome<Checkout, 'gone' | 'forbidden' | 'expired'>> {
  const [id = '', ...signature] = token.split('.')
  const verdict = readLink({ purpose: 'continue', subject: id, key: ctx.desk.secretKey }, signature.join('.'), ctx.clock.now())
  if (verdict !== 'valid') return refuse(verdict === 'expired' ? 'expired' : 'forbidden')
  return addHolder(ctx, { id, visitor })
}
