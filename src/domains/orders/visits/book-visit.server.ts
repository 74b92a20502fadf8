import { eq } from 'drizzle-orm'
import { visitPlaceOf } from '#domains/retailers/index.ts'
import { findSellingRetailer } from '#domains/retailers/index.server.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { addOrderEvent, type OrderRow } from '../completion/record-order.server.ts'
import { notifyOfOrder } from '../completion/notify-of-order.server.ts'
import { appointmentOf } from '../completion/order-values.ts'
import { findJourneyConfig } from '../journey/find-journey-config.server.ts'
import { readJourneyContent } from '../journey/journey-config.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import type { Appointment, OrderInput, OwnOrder, VisitDay } from '../order-shapes.ts'
import { lockOrder } from '../records/lock-order.server.ts'
import { findOwnOrder, type LinkRefusal, mayVisit, ownOrder, type Reader } from '../records/read-order.server.ts'
import { customerOrder } from '../schema.server.ts'
import { visitCalendarFile } from './visit-calendar-file.server.ts'
import { isBookable, visitDays } from './visit-days.ts'

type VisitJourney = {
  isConfigurator: boolean
  /** Whether a service that keeps the configuration may be asked; without it the days are those that the retailer is open. */
  mayAsk: boolean
}

/** When a retailer can be visited, by its opening hours, the holidays of its country and what the configuration of the journey allows. */
export async function listVisitDays(
  ctx: OrderCtx,
  { companyUuid, isConfigurator, mayAsk }: VisitJourney & { companyUuid: string },
): Promise<Outcome<VisitDay[], 'gone'>> {
  const retailer = await findSellingRetailer(ctx.db, companyUuid)
  if (!retailer) return refuse('gone')
  const booking = await bookingOf(ctx, { isConfigurator, mayAsk })
  if (!booking.is_offered) return done([])
  return done(
    visitDays({ rules: ctx.desk.visits, place: visitPlaceOf(retailer, ctx.desk), now: ctx.clock.now() }, { firstDay: booking.first_day, days: booking.days }),
  )
}

async function bookingOf(ctx: OrderCtx, { isConfigurator, mayAsk }: VisitJourney) {
  const endpoint = ctx.desk.settings.configEndpoint
  if (!mayAsk && endpoint !== '') return { is_offered: true, first_day: 1, days: ctx.desk.visits.horizonDays }
  const store = await findJourneyConfig(ctx, { endpoint, isConfigurator })
  return readJourneyContent(store ?? {}, { isConfigurator, paymentType: '' }).order_online_checkout_page.booking
}

/** The visit that was chosen in the journey; `not_open` for a time that it does not offer. */
export async function chosenVisit(
  ctx: OrderCtx,
  input: Pick<OrderInput, 'metadata' | 'company_uuid'>,
  journey: VisitJourney,
): Promise<Appointment | 'not_open' | null> {
  const visit = appointmentOf(input)
  if (!visit) return null
  const days = await listVisitDays(ctx, { companyUuid: input.company_uuid, ...journey })
  return days.ok && isBookable(visit, days.value) ? visit : 'not_open'
}

/** Books the visit of an order, or moves it, for its buyer. */
export async function bookVisit(
  ctx: OrderCtx,
  number: string,
  { visit, reader }: { visit: Appointment; reader: Reader },
): Promise<Outcome<OwnOrder, LinkRefusal | 'not_allowed' | Invalid>> {
  const order = await findOwnOrder(ctx, number, reader)
  if (!order.ok) return order
  const { companyUuid, configUrl } = order.value
  const days = await listVisitDays(ctx, { companyUuid, isConfigurator: configUrl !== '', mayAsk: true })
  if (!days.ok || !isBookable(visit, days.value)) return refuse({ code: 'invalid', fields: { time: ['not_open'] } })
  return setVisit(ctx, order.value.id, visit)
}

/** Cancels a booked visit for the buyer. Doing so again changes nothing. */
export async function cancelVisit(ctx: OrderCtx, number: string, reader: Reader): Promise<Outcome<OwnOrder, LinkRefusal | 'not_allowed'>> {
  const order = await findOwnOrder(ctx, number, reader)
  return order.ok ? setVisit(ctx, order.value.id, null) : order
}

function setVisit(ctx: OrderCtx, id: number, visit: Appointment | null): Promise<Outcome<OwnOrder, 'not_allowed'>> {
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<OwnOrder, 'not_allowed'>> => {
    const row = await lockOrder(inner, id)
    if (!mayVisit(row)) return refuse('not_allowed')
    if (visit === null && row.appointment === null) return done(await ownOrder(inner, row))
    const [changedOrder] = await inner.db
      .update(customerOrder)
      .set({ appointment: visit, updatedAt: inner.clock.now() })
      .where(eq(customerOrder.id, row.id))
      .returning()
    await addOrderEvent(inner, { orderId: row.id, type: 'visit', detail: { from: row.appointment, to: visit }, actor: 'customer' })
    await notifyOfOrder(inner, changedOrder as OrderRow, visit ? 'visit' : 'visit_off')
    return done(await ownOrder(inner, changedOrder as OrderRow))
  })
}

/** The visit of an order as a calendar file. */
export async function visitFile(ctx: OrderCtx, number: string, reader: Reader): Promise<Outcome<string, LinkRefusal>> {
  const order = await findOwnOrder(ctx, number, reader)
  if (!order.ok) return order
  const file = await visitCalendarFile(ctx, order.value)
  return file === null ? refuse('gone') : done(file)
}
