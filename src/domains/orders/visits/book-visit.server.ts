import { eq } from 'drizzle-orm'
import { retailerTimeZone } from '#domains/retailers/index.ts'
import { findSellingRetailer } from '#domains/retailers/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { addOrderEvent, type OrderRow } from '../completion/record-order.server.ts'
import { notifyOfOrder } from '../completion/notify-of-order.server.ts'
import { findJourneyConfig } from '../journey/find-journey-config.server.ts'
import { readJourneyContent } from '../journey/journey-config.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import type { Appointment, OwnOrder, VisitDay } from '../order-shapes.ts'
import { lockOrder } from '../records/lock-order.server.ts'
import { findOwnOrder, type LinkRefusal, mayVisit, ownOrder, type Reader } from '../records/read-order.server.ts'
import { customerOrder } from '../schema.server.ts'
import { visitCalendarFile } from './visit-calendar-file.server.ts'
import { isBookable, visitDays } from './visit-days.ts'

/** When a retailer can be visited, by its opening hours and what the configuration of the journey allows. */
export async function listVisitDays(
  ctx: OrderCtx,
  { companyUuid, isConfigurator }: { companyUuid: string; isConfigurator: boolean },
): Promise<Outcome<VisitDay[], 'gone'>> {
  const retailer = await findSellingRetailer(ctx.db, companyUuid)
  if (!retailer) return refuse('gone')
  const store = await findJourneyConfig(ctx, { endpoint: ctx.desk.settings.configEndpoint, isConfigurator })
  const { booking } = readJourneyContent(store ?? {}, { isConfigurator, paymentType: '' }).order_online_checkout_page
  if (!booking.is_offered) return done([])
  const place = { openingHours: retailer.opening_hours, timeZone: retailerTimeZone(retailer, ctx.desk) }
  return done(visitDays({ rules: ctx.desk.visits, place, now: ctx.clock.now() }, { firstDay: booking.first_day, days: booking.days }))
}

/** Books the visit of an order, or moves it, for its buyer. */
export async function bookVisit(
  ctx: OrderCtx,
  number: string,
  { visit, reader }: { visit: Appointment; reader: Reader },
): Promise<Outcome<OwnOrder, LinkRefusal | 'not_allowed' | Invalid>> {
  const found = await findOwnOrder(ctx, number, reader)
  if (!found.ok) return found
  const { companyUuid, configUrl } = found.value
  const days = await listVisitDays(ctx, { companyUuid, isConfigurator: configUrl !== '' })
  if (!days.ok || !isBookable(visit, days.value)) return refuse({ code: 'invalid', fields: { time: ['not_open'] } })
  return setVisit(ctx, found.value.id, visit)
}

/** Cancels a booked visit for the buyer. Doing so again changes nothing. */
export async function cancelVisit(ctx: OrderCtx, number: string, reader: Reader): Promise<Outcome<OwnOrder, LinkRefusal | 'not_allowed'>> {
  const found = await findOwnOrder(ctx, number, reader)
  return found.ok ? setVisit(ctx, found.value.id, null) : found
}

function setVisit(ctx: OrderCtx, id: number, visit: Appointment | null): Promise<Outcome<OwnOrder, 'not_allowed'>> {
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<OwnOrder, 'not_allowed'>> => {
    const row = await lockOrder(inner, id)
    if (!mayVisit(row)) return refuse('not_allowed')
    if (visit === null && row.appointment === null) return done(await ownOrder(inner, row))
    const [changed] = await inner.db
      .update(customerOrder)
      .set({ appointment: visit, updatedAt: inner.clock.now() })
      .where(eq(customerOrder.id, row.id))
      .returning()
    await addOrderEvent(inner, { orderId: row.id, type: 'visit', detail: { from: row.appointment, to: visit }, actor: 'customer' })
    await notifyOfOrder(inner, changed as OrderRow, visit ? 'visit' : 'visit_off')
    return done(await ownOrder(inner, changed as OrderRow))
  })
}

/** The visit of an order as a calendar file. */
export async function visitFile(ctx: OrderCtx, number: string, reader: Reader): Promise<Outcome<string, LinkRefusal>> {
  const found = await findOwnOrder(ctx, number, reader)
  if (!found.ok) return found
  const file = await visitCalendarFile(ctx, found.value)
  return file === null ? refuse('gone') : done(file)
}
