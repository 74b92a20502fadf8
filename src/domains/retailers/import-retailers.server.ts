import { fieldFlaws } from '#kernel/json/field-flaws.ts'
import { inArray, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { findImages } from '#domains/media/index.server.ts'
import { countActions, type ImportedRow, type ImportReport, type ImportRow } from '#kernel/import-report.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { type Retailer, RetailerDraft } from './retailer.ts'
import { retailerOf, draftOfRow } from './retailer-rows.server.ts'
import { readRetailer } from './read-retailer.ts'
import { insertRetailer, updateRetailer } from './save-retailer.server.ts'
import { retailer } from './schema.server.ts'

type Plan = { row: ImportedRow; draft?: RetailerDraft; before?: Retailer }

/**
 * Imports retailers from a file by their code: new ones are added, known ones are updated in the columns that the file has.
 * All or nothing: with one row that is not valid nothing is written and the report comes as `invalid`. The same file a second time
 * changes nothing.
 */
export async function importRetailers(
  ctx: Ctx,
  { rows, isDryRun }: { rows: readonly ImportRow[]; isDryRun: boolean },
): Promise<Outcome<ImportReport, 'forbidden' | { code: 'invalid'; report: ImportReport }>> {
  if (!may(ctx.staff, 'dealers.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    // Nobody else adds a retailer between the look and the write.
    await tx.execute(sql`lock table ${retailer} in share row exclusive mode`)
    const plans = await plansOf(tx, rows)
    const report = countActions(plans.map(({ row }) => row))
    if (isDryRun) return done(report)
    if (report.counts.invalid > 0) return refuse({ code: 'invalid', report })
    for (const { row, draft, before } of plans) {
      if (draft && row.action === 'create') await insertRetailer(tx, ctx, draft)
      if (draft && before && row.action === 'update') await updateRetailer(tx, ctx, { before, draft })
    }
    if (report.counts.create + report.counts.update > 0) await announceChange(tx, 'site')
    return done(report)
  })
}

async function plansOf(tx: Queryable, rows: readonly ImportRow[]): Promise<Plan[]> {
  const rowsWithFields = rows.map(({ line, values }) => ({ line, fields: readRetailer(values) }))
  const codes = rowsWithFields.map(({ fields }) => String(fields.dealer_code ?? '').trim())
  const storedRetailers = await tx
    .select()
    .from(retailer)
    .where(inArray(retailer.dealerCode, [...new Set(codes)]))
  const byCode = new Map(storedRetailers.map((row) => [row.dealerCode, row]))
  const handledCodes = new Set<string>()
  const plans = rowsWithFields.map(({ line, fields }, index): Plan => {
    const key = codes[index] ?? ''
    const knownRetailer = byCode.get(key)
    const parsedDraft = RetailerDraft.safeParse({ ...(knownRetailer ? draftOfRow(knownRetailer) : {}), ...fields })
    if (!parsedDraft.success) return { row: { line, action: 'invalid', key, fields: fieldFlaws(parsedDraft.error) } }
    if (handledCodes.has(key)) return { row: { line, action: 'invalid', key, fields: { dealer_code: ['twice'] } } }
    handledCodes.add(key)
    if (!knownRetailer) return { row: { line, action: 'create', key }, draft: parsedDraft.data }
    const isSame = JSON.stringify(draftOfRow(knownRetailer)) === JSON.stringify(parsedDraft.data)
    return { row: { line, action: isSame ? 'unchanged' : 'update', key }, draft: parsedDraft.data, before: retailerOf(knownRetailer) }
  })
  return withoutMissingImages(tx, plans)
}

async function withoutMissingImages(tx: Queryable, plans: readonly Plan[]): Promise<Plan[]> {
  const images = await findImages(
    tx,
    plans.flatMap(({ draft }) => draft?.image_id ?? []),
  )
  return plans.map((plan) => {
    const id = plan.draft?.image_id
    if (typeof id !== 'number' || images.has(id)) return plan
    return { row: { ...plan.row, action: 'invalid', fields: { image_id: ['no_such_image'] } } }
  })
}
