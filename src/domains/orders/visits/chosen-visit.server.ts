import { findSellingRetailer } from '#domains/retailers/index.server.ts'
import { appointmentOf } from '../completion/order-values.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { Appointment, OrderInput } from '../order-shapes.ts'
import { isOpenThen } from './visit-days.ts'

/** The visit that was chosen in the journey; `not_open` for a time outside the retailer's hours. */
export async function chosenVisit(ctx: OrderCtx, input: Pick<OrderInput, 'metadata' | 'company_uuid'>): Promise<Appointment | 'not_open' | null> {
  const visit = appointmentOf(input)
  if (!visit) return null
  const retailer = await findSellingRetailer(ctx.db, input.company_uuid)
  const isOpen = retailer !== null && isOpenThen(visit, { openingHours: retailer.opening_hours, timeZone: ctx.desk.timeZone, now: ctx.clock.now() })
  return isOpen ? visit : 'not_open'
}
