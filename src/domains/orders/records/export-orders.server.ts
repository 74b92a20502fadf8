import { stringify } from 'csv-stringify/sync'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import { orderFactTable } from '../facts/order-fact-table.ts'
import { orderSources } from '../facts/order-source.server.ts'
import { listOrderRows, type OrderPeriod } from './find-orders.server.ts'

/** With a byte order mark spreadsheets read Arabic as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const PAGE = 200
const MOST_PAGES = 100

const columns = orderFactTable.filter(({ for: readers }) => readers.includes('program'))

/** The orders of a list as CSV; formulas are escaped as text. Each export is in the audit log. */
export async function exportOrders(ctx: OrderCtx, request: ListRequest, period: OrderPeriod): Promise<Outcome<string, 'forbidden'>> {
  if (!may(ctx.staff, 'orders.export')) return refuse('forbidden')
  const rows: OrderRow[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await listOrderRows(ctx, { ...request, page, perPage: PAGE }, period)
    if (!found.ok) return found
    rows.push(...found.value.rows)
    if (rows.length >= found.value.total || found.value.rows.length === 0) break
  }
  await recordAudit(ctx.db, ctx, { action: 'order.export', subject: 'orders', after: { count: rows.length, filters: request.filters } })
  const sources = await orderSources(ctx, rows)
  const cells = sources.map((source) => columns.map(({ read }) => read(source)?.cell ?? ''))
  return done(BYTE_ORDER_MARK + stringify([columns.map(({ key }) => key), ...cells], { record_delimiter: '\r\n', escape_formulas: true }))
}
