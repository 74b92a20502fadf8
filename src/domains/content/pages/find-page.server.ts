import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Db, Queryable } from '#platform/database/database.server.ts'
import { page } from '../schema.server.ts'
import { shownBlocks, shownSince } from '../sections/shown-blocks.server.ts'

export type PageRow = typeof page.$inferSelect

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>()

function prepare(db: Db) {
  return db
    .select()
    .from(page)
    .where(eq(page.path, sql.placeholder('path')))
    .prepare('page_by_path')
}

/** The page of that path in whatever status, or null. */
export async function findPage({ db }: Ctx, path: string): Promise<PageRow | null> {
  const query = prepared.get(db) ?? prepare(db)
  prepared.set(db, query)
  const [row] = await query.execute({ path })
  return row ?? null
}

/** Paths of published pages by id, for links that point to a page by its id. */
export async function findPagePaths({ db }: { db: Queryable }, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: page.id, path: page.path })
    .from(page)
    .where(and(inArray(page.id, [...ids]), eq(page.status, 'published'), ne(page.type, 'section')))
  return new Map(rows.map(({ id, path }) => [id, path]))
}

/** A published page that search engines may index, with the templates of its blocks. */
export type IndexedPage = { path: string; imageId: string; updatedAt: Date; templates: string[] }

/** What the sitemap lists, by path. Every page is unpacked for it. */
export async function listIndexedPages({ db }: Ctx): Promise<IndexedPage[]> {
  const templates = sql<string[]>`coalesce(jsonb_path_query_array(${shownBlocks}, '$[*].template'), '[]')`
  return db
    .select({ path: page.path, imageId: page.imageId, updatedAt: shownSince.mapWith(page.updatedAt), templates })
    .from(page)
    .where(and(eq(page.status, 'published'), eq(page.type, 'page'), eq(page.disableSeoTracking, false)))
    .orderBy(asc(page.path))
}

/** The titles of the same pages, for search suggestions. */
export async function listPageTitles({ db }: Ctx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ title: page.title })
    .from(page)
    .where(and(eq(page.status, 'published'), eq(page.type, 'page'), eq(page.disableSeoTracking, false)))
  return rows.map(({ title }) => title)
}
