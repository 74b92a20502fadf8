import { stringify } from 'csv-stringify/sync'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { localSecond } from '#kernel/zoned-time.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { listOrders, type OrderPeriod } from './find-orders.server.ts'
import type { OrderRecord } from './order-record.server.ts'

/** With a byte order mark spreadsheets read Arabic as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const PAGE = 200
const MOST_PAGES = 100

type Column = readonly [heading: string, cell: (order: OrderRecord, timeZone: string) => string | number]

const columns: readonly Column[] = [
  ['order_number', ({ order_number }) => order_number],
  ['created_at', ({ created_at }, timeZone) => localSecond(new Date(created_at), timeZone)],
  ['payment_status', ({ state }) => state],
  ['order_type', ({ kind }) => kind],
  ['vehicle_id', ({ vehicle_id }) => vehicle_id],
  ['vehicle', ({ vehicle_name }) => vehicle_name],
  ['vehicle_vin', ({ vehicle_vin }) => vehicle_vin],
  ['vehicle_price', ({ vehicle_price, currency }) => (vehicle_price === null ? '' : fromMinorUnits(vehicle_price, currency))],
  ['amount', ({ amount, currency }) => fromMinorUnits(amount, currency)],
  ['currency', ({ currency }) => currency],
  ['finance_option', ({ finance_option }) => finance_option],
  ['vendor', ({ vendor_type }) => vendor_type],
  ['retailer', ({ retailer_name }) => retailer_name],
  ['company_uuid', ({ company_uuid }) => company_uuid],
  ['customer_name', ({ customer_name }) => customer_name],
  ['customer_email', ({ customer_email }) => customer_email],
  ['customer_phone', ({ customer_phone }) => customer_phone],
  ['visit', ({ appointment }) => (appointment ? `${appointment.date} ${appointment.time.value}` : '')],
]

/** The orders of a list as CSV; formulas are escaped as text. Each export is in the audit log. */
export async function exportOrders(ctx: OrderCtx, request: ListRequest, period: OrderPeriod): Promise<Outcome<string, 'forbidden'>> {
  if (!may(ctx.staff, 'orders.export')) return refuse('forbidden')
  const rows: OrderRecord[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await listOrders(ctx, { ...request, page, perPage: PAGE }, period)
    if (!found.ok) return found
    rows.push(...found.value.rows)
    if (rows.length >= found.value.total || found.value.rows.length === 0) break
  }
  await recordAudit(ctx.db, ctx, { action: 'order.export', subject: 'orders', after: { count: rows.length, filters: request.filters } })
  const cells = rows.map((order) => columns.map(([, cell]) => cell(order, ctx.desk.timeZone)))
  return done(BYTE_ORDER_MARK + stringify([columns.map(([heading]) => heading), ...cells], { record_delimiter: '\r\n', escape_formulas: true }))
}
