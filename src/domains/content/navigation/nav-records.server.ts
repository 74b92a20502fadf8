import { asc, eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findImages } from '#domains/media/index.server.ts'
import { type Listing, listInMemory, type ListRequest } from '#kernel/list-request.ts'
import { done, type FieldFlaws, type Invalid, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { hrefOf } from '../pages/link.ts'
import { navEntry } from '../schema.server.ts'
import { findPredefinedLinks } from '../settings/find-predefined-links.server.ts'
import { type NavMove, navFlaw, type NavPlace, type NavRecord, type NavRecordDraft } from './nav-record.ts'

type NavEntryRow = typeof navEntry.$inferSelect
/** The entry has children. */
type HasChildren = { code: 'has_children'; children: { id: number; label: string }[] }

/** Every entry, and a version that changes whenever an entry is added, removed or moved. */
export type NavSet = { rows: NavRecord[]; version: string }

/** Fields that the flat list of entries may be sorted by. */
export const navSorts = ['position', 'id', 'label', 'parent_id'] as const

/** The entries as one flat list, for staff, with the version that {@link moveNavRecords} asks for. */
export async function listNavRecords(ctx: Ctx, request: ListRequest): Promise<Outcome<Listing<NavRecord> & { version: string }, 'forbidden'>> {
  if (!may(ctx.staff, 'navigation.write')) return refuse('forbidden')
  const { rows, version } = await readSet(ctx.db)
  return done({ ...listInMemory(rows, request, ['label', 'url']), version })
}

export async function findNavRecord(ctx: Ctx, id: number): Promise<Outcome<NavRecord, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'navigation.write')) return refuse('forbidden')
  const [row] = await ctx.db.select().from(navEntry).where(eq(navEntry.id, id))
  return row ? done(recordOf(row)) : refuse('gone')
}

export async function createNavRecord(ctx: Ctx, draft: NavRecordDraft): Promise<Outcome<NavRecord, 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'navigation.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const { rows } = await holdSet(tx)
    const flaws = await flawsOf(tx, draft, [...rows, { id: Number.POSITIVE_INFINITY, parent_id: draft.parent_id }])
    if (flaws) return refuse({ code: 'invalid', fields: flaws })
    const [row] = await tx.insert(navEntry).values(columnsOf(draft)).returning()
    if (!row) throw new Error('the database took a navigation entry and returned no row')
    await recordAudit(tx, ctx, { action: 'nav_entry.created', subject: row.id, after: fieldsOf(row) })
    await announceChange(tx, 'site')
    return done(recordOf(row))
  })
}

/** Replaces an entry if it is still at `version`. It may move below another one, but not below itself. */
export async function saveNavRecord(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: string; draft: NavRecordDraft },
): Promise<Outcome<NavRecord, 'forbidden' | 'gone' | Stale<NavRecord> | Invalid>> {
  if (!may(ctx.staff, 'navigation.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const { rows } = await holdSet(tx)
    const before = rows.find((row) => row.id === id)
    if (!before) return refuse('gone')
    if (before.version !== version) return refuse({ code: 'stale', current: before })
    const places = rows.map((row) => (row.id === id ? { id, parent_id: draft.parent_id } : row))
    const flaws = await flawsOf(tx, draft, places)
    if (flaws) return refuse({ code: 'invalid', fields: flaws })
    const [row] = await tx.update(navEntry).set(columnsOf(draft)).where(eq(navEntry.id, id)).returning()
    if (!row) throw new Error('the database changed a navigation entry and returned no row')
    const { id: _id, version: _version, ...fields } = before
    await recordAudit(tx, ctx, { action: 'nav_entry.changed', subject: id, before: fields, after: fieldsOf(row) })
    await announceChange(tx, 'site')
    return done(recordOf(row))
  })
}

/** Removes an entry; its children only when the caller asks for that. */
export async function deleteNavRecord(
  ctx: Ctx,
  { id, withChildren }: { id: number; withChildren: boolean },
): Promise<Outcome<null, 'forbidden' | 'gone' | HasChildren>> {
  if (!may(ctx.staff, 'navigation.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const { rows } = await holdSet(tx)
    const entry = rows.find((row) => row.id === id)
    if (!entry) return refuse('gone')
    const below = entriesBelow(rows, id)
    if (below.length > 0 && !withChildren) {
      const children = below.map(({ id, label }) => ({ id, label }))
      return refuse({ code: 'has_children', children })
    }
    await tx.delete(navEntry).where(eq(navEntry.id, id)) // those below go with it
    for (const { id: subject, version: _version, ...before } of [entry, ...below]) await recordAudit(tx, ctx, { action: 'nav_entry.deleted', subject, before })
    await announceChange(tx, 'site')
    return done(null)
  })
}

/** Moves all entries at once, if the set is still at the given version; `stale` carries the current set. */
export async function moveNavRecords(ctx: Ctx, { version, entries }: NavMove): Promise<Outcome<NavSet, 'forbidden' | Stale<NavSet> | Invalid>> {
  if (!may(ctx.staff, 'navigation.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const before = await holdSet(tx)
    const isSameSet = before.rows.length === entries.length && before.rows.every(({ id }) => entries.some((entry) => entry.id === id))
    if (before.version !== version || !isSameSet) return refuse({ code: 'stale', current: before })
    const flaw = navFlaw(entries)
    if (flaw) return refuse({ code: 'invalid', fields: { [`entries.${flaw.id}`]: [flaw.code] } })
    const placeOf = new Map(entries.map((place) => [place.id, place]))
    const moved = before.rows.filter((row) => !isSamePlace(row, placeOf.get(row.id)))
    for (const { id, parent_id, position } of moved) {
      const place = placeOf.get(id)
      if (!place) continue
      await tx.update(navEntry).set({ parentId: place.parent_id, position: place.position }).where(eq(navEntry.id, id))
      const after = { parent_id: place.parent_id, position: place.position }
      await recordAudit(tx, ctx, { action: 'nav_entry.moved', subject: id, before: { parent_id, position }, after })
    }
    if (moved.length > 0) await announceChange(tx, 'site')
    return done(await readSet(tx))
  })
}

function isSamePlace(row: NavRecord, place: NavPlace | undefined): boolean {
  return row.parent_id === place?.parent_id && row.position === place.position
}

/** The set, locked until the transaction ends: two concurrent moves could otherwise form a cycle. */
async function holdSet(tx: Queryable): Promise<NavSet> {
  await tx.execute(sql`lock table ${navEntry} in share row exclusive mode`)
  return readSet(tx)
}

async function readSet(db: Queryable): Promise<NavSet> {
  const entries = await db.select().from(navEntry).orderBy(asc(navEntry.id))
  const rows = entries.map(recordOf)
  return { rows, version: recordVersion(rows.map(({ id, parent_id, position }) => [id, parent_id, position])) }
}

function entriesBelow(rows: readonly NavRecord[], id: number): NavRecord[] {
  return rows.filter(({ parent_id }) => parent_id === id).flatMap((child) => [child, ...entriesBelow(rows, child.id)])
}

type Places = readonly Pick<NavPlace, 'id' | 'parent_id'>[]

async function flawsOf(tx: Queryable, { url, image_id }: NavRecordDraft, places: Places): Promise<FieldFlaws | null> {
  const flaws: FieldFlaws = {}
  const flaw = navFlaw(places)
  if (flaw) flaws.parent_id = [flaw.code]
  const lookups = { predefinedLinks: await findPredefinedLinks(tx), findPagePath: () => null, findFileName: () => null }
  if (url !== '' && hrefOf({ url }, lookups) === null) flaws.url = ['not_a_link']
  if (image_id !== null && !(await findImages(tx, [image_id])).has(image_id)) flaws.image_id = ['no_such_image']
  return Object.keys(flaws).length > 0 ? flaws : null
}

function columnsOf({ parent_id, label, url, image_id, position }: NavRecordDraft) {
  return { parentId: parent_id, label, url, imageId: image_id, position }
}

function fieldsOf({ parentId, label, url, imageId, position }: NavEntryRow): NavRecordDraft {
  return { parent_id: parentId, label, url, image_id: imageId, position }
}

function recordOf(row: NavEntryRow): NavRecord {
  const record = { id: row.id, ...fieldsOf(row) }
  return { ...record, version: recordVersion(record) }
}
