import { retailerTimeZone, visitTimes } from '#domains/retailers/index.ts'
import { findSellingRetailer } from '#domains/retailers/index.server.ts'
import { appointmentOf } from '../completion/order-values.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { Appointment, OrderInput } from '../order-shapes.ts'

/** The visit that was chosen in the journey; `not_open` for a time outside the retailer's hours. */
export async function chosenVisit(ctx: OrderCtx, input: Pick<OrderInput, 'metadata' | 'company_uuid'>): Promise<Appointment | 'not_open' | null> {
  const visit = appointmentOf(input)
  if (!visit) return null
  const retailer = await findSellingRetailer(ctx.db, input.company_uuid)
  if (!retailer) return 'not_open'
  const place = { openingHours: retailer.opening_hours, timeZone: retailerTimeZone(retailer, ctx.desk) }
  return visitTimes(visit.date, { rules: ctx.desk.visits, place, now: ctx.clock.now() }).includes(visit.time.value) ? visit : 'not_open'
}
