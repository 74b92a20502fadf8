import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type FieldFlaws, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { metahead, page } from '../schema.server.ts'
import type { Metahead, MetaheadDraft } from './metahead.ts'
import { styleFlaw } from './compile-style.server.ts'

export type StoredMetahead = Metahead & { version: string }

/** The metaheads of a page together with the global ones, in their sequence (A-296, C-279); without a page all of them. */
export async function listMetaheads({ db }: Ctx, pageId?: number): Promise<Metahead[]> {
  const rows = await db
    .select()
    .from(metahead)
    .where(pageId === undefined ? undefined : or(eq(metahead.pageId, pageId), isNull(metahead.pageId)))
    .orderBy(asc(metahead.sequence), asc(metahead.id))
  return rows.map(metaheadOf)
}

/** The metaheads that the caller may see: those of unpublished pages are for staff. */
export async function listOpenMetaheads(ctx: Ctx, pageId?: number): Promise<Metahead[]> {
  const metaheads = await listMetaheads(ctx, pageId)
  if (may(ctx.staff, 'pages.read')) return metaheads
  const pages = metaheads.flatMap(({ rdx_core_page_id: id }) => id ?? [])
  const open = await ctx.db
    .select({ id: page.id })
    .from(page)
    .where(and(inArray(page.id, pages), eq(page.status, 'published')))
  const ids = new Set(open.map(({ id }) => id))
  return metaheads.filter(({ rdx_core_page_id: id }) => id === null || ids.has(id))
}

/** Fields that the admin's list of metaheads may be sorted by. */
export const metaheadSorts = ['sequence', 'id', 'language', 'rdx_core_page_id'] as const

const columns = {
  sequence: metahead.sequence,
  id: metahead.id,
  language: metahead.language,
  in_body: metahead.inBody,
  rdx_core_page_id: metahead.pageId,
}

/** Every metahead, for admins. */
export async function listStoredMetaheads(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<StoredMetahead>, 'forbidden'>> {
  if (!may(ctx.staff, 'metaheads.write')) return refuse('forbidden')
  const { rows, ...count } = await listRows(ctx.db, request, { table: metahead, id: metahead.id, columns, searched: [metahead.content] })
  return done({ rows: rows.map(storedOf), ...count })
}

export async function findMetahead(ctx: Ctx, id: number): Promise<Outcome<StoredMetahead, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'metaheads.write')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(metahead).where(eq(metahead.id, id))
  return row ? done(storedOf(row)) : refuse('gone')
}

/** Adds a metahead. One that does not compile is refused in the compiler's words. */
export async function createMetahead(ctx: Ctx, draft: MetaheadDraft): Promise<Outcome<StoredMetahead, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'metaheads.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const flaws = await flawsOf(tx, draft)
    if (flaws) return refuse({ code: 'invalid', fields: flaws })
    const [row] = await tx.insert(metahead).values(columnsOf(draft)).returning()
    if (!row) throw new Error('the database took a metahead and returned no row')
    await recordAudit(tx, ctx, { action: 'metahead.created', subject: row.id, after: metaheadOf(row) })
    await announceChange(tx, 'site')
    return done(storedOf(row))
  })
}

/** Replaces a metahead if it is still at `version`. */
export async function saveMetahead(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: MetaheadDraft },
): Promise<Outcome<StoredMetahead, 'forbidden' | 'gone' | Stale<StoredMetahead> | Invalid>> {
  if (!may(ctx.staff, 'metaheads.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(metahead).where(eq(metahead.id, id)).for('update')
    if (!before) return refuse('gone')
    if (storedOf(before).version !== version) return refuse({ code: 'stale', current: storedOf(before) })
    const flaws = await flawsOf(tx, draft)
    if (flaws) return refuse({ code: 'invalid', fields: flaws })
    const [after] = await tx.update(metahead).set(columnsOf(draft)).where(eq(metahead.id, id)).returning()
    if (!after) throw new Error('the database changed a metahead and returned no row')
    await recordAudit(tx, ctx, { action: 'metahead.changed', subject: id, before: metaheadOf(before), after: metaheadOf(after) })
    await announceChange(tx, 'site')
    return done(storedOf(after))
  })
}

export async function deleteMetahead(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'metaheads.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(metahead).where(eq(metahead.id, id)).returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'metahead.deleted', subject: id, before: metaheadOf(row) })
    await announceChange(tx, 'site')
    return done(null)
  })
}

async function flawsOf(tx: Queryable, draft: MetaheadDraft): Promise<FieldFlaws | null> {
  const flaw = await styleFlaw(draft)
  if (flaw !== null) return { content: [flaw] }
  if (draft.rdx_core_page_id === null) return null
  const [pageRow] = await tx.select({ id: page.id }).from(page).where(eq(page.id, draft.rdx_core_page_id)).for('key share')
  return pageRow ? null : { rdx_core_page_id: ['no_such_page'] }
}

type MetaheadRow = typeof metahead.$inferSelect

function metaheadOf({ id, content, language, sequence, inBody, reloadOnEachPage, pageId, consentScope }: MetaheadRow): Metahead {
  return { id, content, language, sequence, in_body: inBody, reload_on_each_page: reloadOnEachPage, rdx_core_page_id: pageId, consent_scope: consentScope }
}

function storedOf(row: MetaheadRow): StoredMetahead {
  const record = metaheadOf(row)
  return { ...record, version: recordVersion(record) }
}

function columnsOf({ content, language, sequence, in_body, reload_on_each_page, rdx_core_page_id, consent_scope }: MetaheadDraft) {
  return { content, language, sequence, inBody: in_body, reloadOnEachPage: reload_on_each_page, pageId: rdx_core_page_id, consentScope: consent_scope }
}
