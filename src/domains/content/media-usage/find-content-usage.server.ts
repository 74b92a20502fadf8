import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { mediaIn, type MediaRef, type MediaUsage, pointsTo } from '#domains/media/index.ts'
import { readJson } from '#kernel/json/json.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { binnedPage, binnedRow, navEntry, page, pageDraft, pageSchedule, pageVersion, setting } from '../schema.server.ts'
import { imageIdOf, metaSettings } from '../settings.ts'
import { pointsToForm } from './points-to-form.ts'

const ENQUIRIES = 'forms.enquiries'

/** What is looked for: its id, and whether a stored value refers to it. */
type UsageQuery = { id: number; isImage: boolean; isIn: (value: unknown) => boolean }

/** Pages, drafts, what waits for its time, deleted pages, menu entries and settings that use a picture or file of the library. Old versions do not count. */
export function findContentUsage(db: Queryable, ref: MediaRef): Promise<MediaUsage[]> {
  return findUses(db, { id: ref.id, isImage: ref.kind === 'image', isIn: (value) => pointsTo(value, ref) })
}

/** The same of a form: blocks and links that open it, and the kinds of enquiry that it answers. */
export function findFormUsage(db: Queryable, id: number): Promise<MediaUsage[]> {
  return findUses(db, { id, isImage: false, isIn: (value) => pointsToForm(value, id) })
}

async function findUses(db: Queryable, sought: UsageQuery): Promise<MediaUsage[]> {
  // In sequence: a transaction has one connection.
  const usages: MediaUsage[] = []
  for (const find of [pagesWith, draftsWith, scheduledWith, binnedWith, entriesWith, settingsWith]) usages.push(...(await find(db, sought)))
  return usages
}

type Content = { path: string; title: string; image_id: string; to: string | null; blocks: readonly StoredBlock[] }

async function pagesWith(db: Queryable, ref: UsageQuery): Promise<MediaUsage[]> {
  const columns = { id: page.id, path: page.path, title: page.title, image_id: page.imageId, to: page.redirectTo, blocks: page.blocks }
  const isImage = ref.isImage ? eq(page.imageId, String(ref.id)) : undefined
  const rows = await db
    .select(columns)
    .from(page)
    .where(or(isImage, mentions(page.blocks, ref), mentions(page.redirectTo, ref)))
  return rows.flatMap((row) => usagesIn('page', row.id, row, ref))
}

async function draftsWith(db: Queryable, ref: UsageQuery): Promise<MediaUsage[]> {
  const rows = await db.select({ id: pageDraft.pageId, content: pageDraft.content }).from(pageDraft).where(mentions(pageDraft.content, ref))
  return rows.flatMap(({ id, content }) => usagesIn('draft', id, content, ref))
}

async function scheduledWith(db: Queryable, ref: UsageQuery): Promise<MediaUsage[]> {
  const rows = await db
    .select({ id: pageVersion.pageId, content: pageVersion.content })
    .from(pageSchedule)
    .innerJoin(pageVersion, eq(pageVersion.id, pageSchedule.versionId))
    .where(sql`${eq(pageSchedule.status, 'pending')} and ${mentions(pageVersion.content, ref)}`)
  return rows.flatMap(({ id, content }) => usagesIn('draft', id, content, ref))
}

/** Deleted pages: one that is restored must find its pictures, and those of its draft. */
async function binnedWith(db: Queryable, ref: UsageQuery): Promise<MediaUsage[]> {
  const rows = await db
    .select({ id: binnedPage.pageId, path: binnedPage.path, title: binnedPage.title, columns: binnedRow.columns })
    .from(binnedRow)
    .innerJoin(binnedPage, eq(binnedPage.pageId, binnedRow.pageId))
    .where(sql`${inArray(binnedRow.tableName, ['page', 'page_draft'])} and ${mentions(binnedRow.columns, ref)}`)
  const places = rows
    .filter(({ columns: { image_id, redirect_to, blocks, content } }) => ref.isIn({ image_id, to: redirect_to, blocks, content }))
    .map(({ id, path, title }) => [id, { kind: 'binned_page' as const, id, title: title || path, path }] as const)
  return [...new Map(places).values()]
}

/** The page when its own fields use it, then each block that does. */
function usagesIn(kind: 'page' | 'draft', id: number, { path, title, image_id, to, blocks }: Content, { isIn }: UsageQuery): MediaUsage[] {
  const place = { kind, id, title: title || path, path }
  const own = isIn({ image_id, to }) ? [place] : []
  return [...own, ...blocks.filter(isIn).map((block) => ({ ...place, block_id: block.id }))]
}

async function entriesWith(db: Queryable, ref: UsageQuery): Promise<MediaUsage[]> {
  const isImage = ref.isImage ? eq(navEntry.imageId, ref.id) : undefined
  const rows = await db
    .select()
    .from(navEntry)
    .where(or(isImage, mentions(navEntry.url, ref)))
  return rows.filter(({ imageId, url }) => ref.isIn({ image_id: imageId, url })).map(({ id, label }) => ({ kind: 'nav_entry', id, title: label }))
}

async function settingsWith(db: Queryable, ref: UsageQuery): Promise<MediaUsage[]> {
  const values = await settingValues(db)
  return values.filter(([key, value]) => ref.isIn(key === ENQUIRIES ? enquiryForms(value) : value)).map(([key]) => ({ kind: 'setting', id: key, title: key }))
}

/** Settings in force, by their keys. The default picture of pages counts as used even when nobody has set it. */
async function settingValues(db: Queryable): Promise<(readonly [key: string, value: unknown])[]> {
  const valuesByKey = new Map((await db.select().from(setting)).filter(({ value }) => value !== null).map(({ key, value }) => [key, value]))
  return [...new Map<string, unknown>([['meta', metaSettings.table.meta.default], ...valuesByKey])].map(
    ([key, value]) => [key, key === 'meta' ? metaOf(value) : parsed(value)] as const,
  )
}

/** Forms by the kind of enquiry that they answer, as a block would name them. */
function enquiryForms(value: unknown): unknown {
  return Object.values((value ?? {}) as object).map((id: unknown) => ({ form_id: id }))
}

function metaOf(value: unknown): unknown {
  const meta = parsed(value) as { image_id?: unknown } | null
  return { image_id: imageIdOf(meta?.image_id) }
}

/** Structured settings may be stored as the text of a field. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  const read = readJson(value)
  return read.ok ? read.value : value
}

/** Narrows the rows down by their text; `isIn` then decides. */
function mentions(column: PgColumn, { id }: UsageQuery): SQL {
  return sql`${column}::text ~ ${`(^|\\D)${id}(\\D|$)`}`
}

/** Pages that are held at once: their blocks may be large. */
const BATCH = 50

/** The pictures of the library that content refers to anywhere, by the rules of {@link findContentUsage}; every page, draft and setting is read once. */
export async function collectContentImages(db: Queryable): Promise<Set<number>> {
  const used = new Set<number>()
  const take = (value: unknown) => void mediaIn(value, 'image', used)
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: page.id, image_id: page.imageId, to: page.redirectTo, blocks: page.blocks, draft: pageDraft.content })
      .from(page)
      .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
      .where(gt(page.id, last))
      .orderBy(asc(page.id))
      .limit(BATCH)
    if (rows.length === 0) break
    // The number of a page is none of a picture.
    for (const { id: _, ...row } of rows) take(row)
    last = rows.at(-1)?.id ?? last
  }
  const waiting = await db
    .select({ content: pageVersion.content })
    .from(pageSchedule)
    .innerJoin(pageVersion, eq(pageVersion.id, pageSchedule.versionId))
    .where(eq(pageSchedule.status, 'pending'))
  take(waiting)
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: binnedRow.id, columns: binnedRow.columns })
      .from(binnedRow)
      .where(and(inArray(binnedRow.tableName, ['page', 'page_draft']), gt(binnedRow.id, last)))
      .orderBy(asc(binnedRow.id))
      .limit(BATCH)
    if (rows.length === 0) break
    for (const { columns } of rows) take({ ...columns, id: null })
    last = rows.at(-1)?.id ?? last
  }
  take(await db.select({ image_id: navEntry.imageId, url: navEntry.url }).from(navEntry))
  for (const [, value] of await settingValues(db)) take(value)
  return used
}
