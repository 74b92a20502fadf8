import { and, eq, inArray, lt } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findFormOfLeads } from '#domains/forms/index.server.ts'
import { days } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { discardFiles } from '../files/store-files.server.ts'
import { visibleLeads } from '../records/lead-rows.server.ts'
import { leadExport } from '../schema.server.ts'
import type { LeadExport, LeadExportFormat } from './lead-export.ts'
import { partKey, readParts } from './part-writer.server.ts'

const KEPT_MS = days(1)

type ExportRow = typeof leadExport.$inferSelect
export type ExportDraft = { formId: number; format: LeadExportFormat; filters: LeadExport['filters'] }
/** Adds the job of an export in the transaction that stores it. */
type Enqueue = (tx: Tx, id: number) => Promise<void>

/** Orders an export; a job writes it (C-236, C-237). People of a retailer get the leads that they see. */
export async function createLeadExport(
  ctx: Ctx,
  { formId, format, filters }: ExportDraft,
  enqueue: Enqueue,
): Promise<Outcome<LeadExport, 'forbidden' | 'gone'>> {
  const { staff } = ctx
  if (!mayExport(staff)) return refuse('forbidden')
  const retailers = staff.role === 'retailer' ? [...(staff.retailers ?? [])] : null
  return ctx.db.transaction(async (tx) => {
    if (!(await findFormOfLeads(tx, formId))) return refuse('gone')
    const [row] = await tx.insert(leadExport).values({ formId, format, filters, createdBy: staff.id, retailers, createdAt: ctx.clock.now() }).returning()
    if (!row) throw new Error('the database took an export and returned no row')
    await recordAudit(tx, ctx, { action: 'lead_export.created', subject: row.id, after: { form_id: formId, filters: withoutSearch(filters) } })
    await enqueue(tx, row.id)
    return done(exportOf(row))
  })
}

export async function findLeadExport(ctx: Ctx, address: { formId: number; id: number }): Promise<Outcome<LeadExport, 'forbidden' | 'gone'>> {
  if (!mayExport(ctx.staff)) return refuse('forbidden')
  const row = await rowAt(ctx, address)
  return row ? done(exportOf(row)) : refuse('gone')
}

function mayExport(staff: Staff | null): staff is Staff {
  return may(staff, 'leads.export') && visibleLeads(staff) !== null
}

/** The audit log is permanent, and a search term may name a person. */
function withoutSearch({ q: _search, ...filters }: LeadExport['filters']): LeadExport['filters'] {
  return filters
}

/** A finished export as bytes that come part after part (C-239, C-240). */
export async function openLeadExport(
  ctx: Ctx,
  storage: Storage,
  address: { formId: number; id: number },
): Promise<Outcome<{ format: LeadExportFormat; day: string; bytes: AsyncGenerator<Uint8Array> }, 'forbidden' | 'gone' | 'export_not_ready'>> {
  if (!mayExport(ctx.staff)) return refuse('forbidden')
  const row = await rowAt(ctx, address)
  if (!row) return refuse('gone')
  if (row.state !== 'completed') return refuse('export_not_ready')
  return done({ format: row.format, day: row.createdAt.toISOString().slice(0, 10), bytes: readParts(storage, row.id, row.parts) })
}

/** An export that is not written yet. */
export const isUnwritten = inArray(leadExport.state, ['pending', 'processing'])

/** The numbers of exports that are not written yet. */
export async function findUnwrittenExports({ db }: Ctx): Promise<number[]> {
  const rows = await db.select({ id: leadExport.id }).from(leadExport).where(isUnwritten)
  return rows.map(({ id }) => id)
}

/** Deletes exports that are older than a day, downloaded or not, because their files contain personal data. */
export async function removeOldExports({ db, clock }: Ctx): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .delete(leadExport)
      .where(lt(leadExport.createdAt, new Date(clock.now().getTime() - KEPT_MS)))
      .returning()
    await discardParts(tx, rows)
  })
}

/** Deletes the exports of a form, because a person who may be in them is erased. */
export async function removeExportsOf(tx: Tx, formId: number): Promise<void> {
  await discardParts(tx, await tx.delete(leadExport).where(eq(leadExport.formId, formId)).returning())
}

async function discardParts(tx: Tx, rows: readonly ExportRow[]): Promise<void> {
  // A process that was writing when it died has stored one part more than its row knows.
  const keys = rows.flatMap(({ id, parts }) => Array.from({ length: parts + 1 }, (_, part) => partKey(id, part)))
  await discardFiles(tx, keys)
}

/** An export that these staff may have: people of a retailer only what they ordered, while those retailers are still theirs. */
async function rowAt({ db, staff }: Ctx, { formId, id }: { formId: number; id: number }): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(leadExport)
    .where(and(eq(leadExport.id, id), eq(leadExport.formId, formId)))
  if (!row || staff?.role !== 'retailer') return row ?? null
  const isOwn = row.createdBy === staff.id && row.retailers?.every((retailer) => staff.retailers?.includes(retailer))
  return isOwn ? row : null
}

function exportOf({ id, formId, format, state, filters, rowsCount, rowsTotal, createdAt, finishedAt, error }: ExportRow): LeadExport {
  const counts = { rows_count: rowsCount, rows_total: rowsTotal }
  const times = { created_at: createdAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null }
  return { id, form_id: formId, format, status: state, filters, ...counts, ...times, error: error || null }
}
