import { stringify } from 'csv-stringify/sync'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import type { Language, WordPair } from '#kernel/words/words.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { onReplica } from '#platform/on-replica.server.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import type { OrderRow } from '../completion/record-order.server.ts'
import type { FactValue } from '../facts/fact-value.ts'
import { factGroups, orderFactTable } from '../facts/order-fact-table.ts'
import { type OrderSource, orderSources } from '../facts/order-source.server.ts'
import { listOrderRows, type OrderPeriod } from './find-orders.server.ts'

/** With a byte order mark spreadsheets read Arabic as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const PAGE = 200
const MOST_PAGES = 100

/** The columns of programs, by their keys; and those of people, who read an amount together with its currency. */
const columns = orderFactTable.filter(({ for: readers }) => readers.includes('program'))
const columnsInWords = orderFactTable.filter(({ key, for: readers }) => readers.includes('staff') || key === 'currency')

/**
 * The orders of a list as CSV; formulas are escaped as text. Each export is in the audit log. With a language people read it: headings and values are
 * words, figures stay numbers that a spreadsheet adds up, and days and moments are written as it sorts them. Without one it is for programs: keys of facts, codes and days as they are stored.
 */
export async function exportOrders(
  ctx: OrderCtx,
  request: ListRequest,
  { language, ...period }: OrderPeriod & { language: Language | null },
): Promise<Outcome<string, 'forbidden'>> {
  if (!may(ctx.staff, 'orders.export')) return refuse('forbidden')
  const rows: OrderRow[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const orderPage = await onReplica(ctx, (reading) => listOrderRows(reading, { ...request, page, perPage: PAGE }, period))
    if (!orderPage.ok) return orderPage
    rows.push(...orderPage.value.rows)
    if (rows.length >= orderPage.value.total || orderPage.value.rows.length === 0) break
  }
  await recordAudit(ctx.db, ctx, { action: 'order.export', subject: 'orders', after: { count: rows.length, filters: request.filters } })
  const sources = await onReplica(ctx, (reading) => orderSources(reading, rows))
  const table = language === null ? tableOfKeys(sources) : tableInWords(sources, language)
  return done(BYTE_ORDER_MARK + stringify(table, { record_delimiter: '\r\n', escape_formulas: true }))
}

type Table = (string | number)[][]

function tableOfKeys(sources: readonly OrderSource[]): Table {
  return [columns.map(({ key }) => key), ...sources.map((source) => columns.map(({ read }) => read(source)?.cell ?? ''))]
}

function tableInWords(sources: readonly OrderSource[], language: Language): Table {
  const cellOf = (value: FactValue | null) => (typeof value?.cell === 'number' || value?.isDate ? value.cell : (value?.text(language) ?? ''))
  return [headings(language), ...sources.map((source) => columnsInWords.map(({ read }) => cellOf(read(source))))]
}

/** A name that two facts have says as well to which part of the order each belongs. */
function headings(language: Language): string[] {
  const place = language === 'ar' ? 1 : 0
  const namedColumns = columnsInWords.map(({ group, label, heading }) => ({ group, name: (heading ?? (label as WordPair))[place] }))
  const isAlone = (name: string) => namedColumns.filter((other) => other.name === name).length === 1
  return namedColumns.map(({ group, name }) => (isAlone(name) || factGroups[group][place] === name ? name : `${factGroups[group][place]}: ${name}`))
}
