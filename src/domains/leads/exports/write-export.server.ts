import { directionOf } from '#kernel/words/direction.ts'
import { and, asc, count, eq, gt, inArray, lte, max, ne, type SQL } from 'drizzle-orm'
import { asksForValue, type FormField } from '#domains/forms/index.ts'
import { listChoices, listFormVersions } from '#domains/forms/index.server.ts'
import { readableAddress } from '#kernel/format/readable-address.ts'
import { type Language, wordIn, type Words } from '#kernel/words/words.ts'
import { localSecond } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { onReplica } from '#platform/on-replica.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { leadStateWords } from '../lead-state-words.ts'
import { filteredLeads } from '../records/lead-filter.server.ts'
import { leadFacts, type NamedVehicles, textIn } from '../records/lead-facts.ts'
import { namedVehicles } from '../records/named-vehicles.server.ts'
import type { LeadRow } from '../records/lead-rows.server.ts'
import { lead, leadExport } from '../schema.server.ts'
import { BYTE_ORDER_MARK, csvRow } from './csv-rows.ts'
import { isUnwritten } from './lead-exports.server.ts'
import { PartWriter } from './part-writer.server.ts'
import { XlsxWriter } from './xlsx-writer.server.ts'

/** Rows that are held at a time. */
const BATCH = 500
const FAILURE = 'The export could not be written.'

type Work = { id: number; storage: Storage; timeZone: string }
type ExportRow = typeof leadExport.$inferSelect
type Sheet = { rows: (rows: readonly (readonly string[])[]) => void; end: () => void }

/** Writes an export from its beginning, batch after batch. Its job is in one process at a time, so an export that is under way was left by one that died. */
export async function writeLeadExport(ctx: Ctx, { id, storage, timeZone }: Work): Promise<void> {
  const [row] = await ctx.db
    .update(leadExport)
    .set({ state: 'processing', rowsCount: 0 })
    .where(and(eq(leadExport.id, id), isUnwritten))
    .returning()
  if (row) await writeRows(ctx, row, { storage, timeZone })
}

/** Ends an export whose job was given up. */
export async function failLeadExport({ db, clock }: Ctx, id: number): Promise<void> {
  await db
    .update(leadExport)
    .set({ state: 'failed', error: FAILURE, finishedAt: clock.now() })
    .where(and(eq(leadExport.id, id), isUnwritten))
}

async function writeRows(ctx: Ctx, row: ExportRow, { storage, timeZone }: Pick<Work, 'storage' | 'timeZone'>): Promise<void> {
  const condition = filteredLeads({ ...row.filters, form_id: row.formId }, { timeZone, now: row.createdAt })
  const where = and(condition, ne(lead.state, 'test'), row.retailers ? inArray(lead.retailerId, row.retailers) : undefined)
  const [totals] = await onReplica(ctx, ({ db }) =>
    db
      .select({ total: count(), last: max(lead.id) })
      .from(lead)
      .where(where),
  )
  const parts = new PartWriter(storage, row.id)
  const { fields, columns, locale } = await onReplica(ctx, (reading) => columnsOf(reading, row.formId, timeZone))
  const page = { name: wordIn(locale, headings, 'sheet'), isRightToLeft: directionOf(locale) === 'rtl', columns: columns.length }
  const sheet = row.format === 'xlsx' ? new XlsxWriter((bytes) => parts.add(bytes), page) : csvSheet(parts)
  sheet.rows([columns.map(({ heading }) => heading)])
  let rowsWritten = 0
  for await (const batch of batchesOf(ctx, where, totals?.last ?? 0)) {
    const values = batch.map(({ attributes }) => attributes)
    const vehicles = await onReplica(ctx, (reading) => namedVehicles(reading, fields, values))
    sheet.rows(batch.map((one) => columns.map(({ cell }) => cell(one, vehicles))))
    await parts.flush()
    rowsWritten += batch.length
    await ctx.db
      .update(leadExport)
      .set({ rowsCount: rowsWritten, rowsTotal: totals?.total ?? 0, parts: parts.parts })
      .where(eq(leadExport.id, row.id))
  }
  sheet.end()
  await parts.flush(true)
  await ctx.db
    .update(leadExport)
    .set({ state: 'completed', rowsCount: rowsWritten, rowsTotal: rowsWritten, parts: parts.parts, finishedAt: ctx.clock.now() })
    .where(and(eq(leadExport.id, row.id), eq(leadExport.state, 'processing')))
}

/** Leads in the order of their numbers, up to the last one that there was at the beginning. */
async function* batchesOf(ctx: Ctx, where: SQL | undefined, last: number): AsyncGenerator<LeadRow[]> {
  for (let after = 0; ; ) {
    const isNext = and(where, gt(lead.id, after), lte(lead.id, last))
    const rows = await onReplica(ctx, ({ db }) => db.select().from(lead).where(isNext).orderBy(asc(lead.id)).limit(BATCH))
    const end = rows.at(-1)
    if (!end) return
    yield rows
    after = end.id
  }
}

function csvSheet(parts: PartWriter): Sheet {
  const add = (text: string) => parts.add(Buffer.from(text))
  add(BYTE_ORDER_MARK)
  return { rows: (rows) => add(rows.map(csvRow).join('')), end: () => undefined }
}

/** The name of the sheet, and headings of what every lead has, in the language of its form. */
const headings = {
  sheet: ['Leads', 'طلبات العملاء'],
  id: ['Number', 'الرقم'],
  created_at: ['Received', 'وقت الاستلام'],
  state: ['State', 'الحالة'],
  source: ['Source', 'المصدر'],
  page_url: ['Page', 'الصفحة'],
  more: ['More', 'قيم أخرى'],
} as const satisfies Words

type Column = { heading: string; cell: (row: LeadRow, vehicles: NamedVehicles) => string }

/** The columns of an export: what every lead has, then every field that any version of the form had, the latest words for each, then the rest. */
async function columnsOf(ctx: Ctx, formId: number, timeZone: string): Promise<{ fields: FormField[]; columns: Column[]; locale: Language }> {
  const versions = await listFormVersions(ctx.db, formId)
  const fields = new Map<string, FormField>()
  for (const { fields: ofVersion } of versions) for (const field of ofVersion) if (asksForValue(field)) fields.set(field.name, field)
  const choices = await listChoices(ctx, { fields: [...fields.values()] })
  const locale = versions.at(-1)?.locale ?? 'ar'
  const word = (key: keyof typeof headings) => wordIn(locale, headings, key)
  const columns: Column[] = [
    { heading: word('id'), cell: ({ id }) => String(id) },
    { heading: word('created_at'), cell: ({ createdAt }) => localSecond(createdAt, timeZone) },
    { heading: word('state'), cell: ({ state }) => wordIn(locale, leadStateWords, state) },
    { heading: word('source'), cell: ({ source }) => source },
    { heading: word('page_url'), cell: ({ pageUrl }) => readableAddress(pageUrl) },
    ...[...fields.values()].map((field) => ({
      heading: textIn(field.label, locale) || field.name,
      cell: ({ attributes }: LeadRow, vehicles: NamedVehicles) =>
        leadFacts({ fields: [field], attributes, choices, locale, days: 'as stored', vehicles }).find(({ name }) => name === field.name)?.value ?? '',
    })),
    { heading: word('more'), cell: ({ attributes }) => unseenText(attributes, fields) },
  ]
  return { fields: [...fields.values()], columns, locale }
}

/** Values that the page sent with a lead and for which the form has no field. */
function unseenText(attributes: LeadRow['attributes'], fields: ReadonlyMap<string, FormField>): string {
  const unseen = Object.entries(attributes).filter(([name]) => !fields.has(name))
  return unseen.map(([name, value]) => `${name}: ${[value].flat().join(', ')}`).join('; ')
}
