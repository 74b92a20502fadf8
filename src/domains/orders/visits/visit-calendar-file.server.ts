import { retailerTimeZone } from '#domains/retailers/index.ts'
import { findRetailerContact } from '#domains/retailers/index.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { calendarFile } from './calendar-file.server.ts'

/** The visit of an order as a calendar file; null for an order without one. */
export async function visitCalendarFile(ctx: OrderCtx, row: OrderRow): Promise<string | null> {
  if (!row.appointment) return null
  const retailer = await findRetailerContact(ctx.db, row.retailerId)
  return calendarFile({
    uid: `${row.number}@maarad`,
    visit: row.appointment,
    timeZone: retailerTimeZone(retailer, ctx.desk),
    stamp: row.updatedAt,
    summary: [row.vehicleName, retailer?.name].filter(Boolean).join(' · '),
    description: row.number,
    location: [retailer?.name, retailer?.address].filter(Boolean).join(', '),
  })
}
