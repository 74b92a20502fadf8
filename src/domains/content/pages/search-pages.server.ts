import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { patternOf } from '#platform/database/list-rows.server.ts'
import { page } from '../schema.server.ts'

/** A published page as a search finds it; `imageId` is '' without a picture. */
export type FoundPage = { path: string; title: string; description: string; imageId: string }

/** What a search reads of a page, in the form of `foldArabic`: its titles, and its description with the visible text of its blocks and shared sections. */
type SearchedPage = { path: string; title: string; text: string }

const MOST_WORDS = 8
/** Pages whose texts are read at once. */
const READ_AT_ONCE = 200

/**
 * A generated column that the schema of the code leaves out: titles, a separator, everything else that is searched, and a mark for each shared section that the page shows,
 * see the migration. An index of trigrams finds what it contains.
 */
const foldedText = sql.raw('page.folded_text')
const foldedTitle = sql.raw('split_part(page.folded_text, chr(31), 1)')
const foldedBody = sql.raw('split_part(page.folded_text, chr(31), 2)')

/** Pages that anybody may find: published, and listed by search engines. */
const mayBeFound = and(eq(page.status, 'published'), eq(page.type, 'page'), eq(page.disableSeoTracking, false))
/** Written out, so that the index of sections is recognised: they are few, and their words may be in every page. */
const isLiveSection = sql.raw(`page.type = 'section' and page.status = 'published'`)
const columns = { path: page.path, title: page.title, description: page.metaDescription, imageId: page.imageId }

/**
 * Published pages that search engines may list and that have every word of the keyword, in any Arabic spelling: in their titles first,
 * then in their texts (A-365). None for an empty keyword.
 */
export async function searchPages({ db }: Ctx, { keyword, items }: { keyword: string; items: number }): Promise<Listing<FoundPage>> {
  const terms = foldArabic(keyword).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  if (terms.length === 0) return { rows: [], total: 0 }
  const sections = await sectionsWith(db, terms)
  const hasAll = and(...terms.map((word, index) => or(has(foldedText, word), ...sections.flatMap(({ id, words: own }) => (own[index] ? [shows(id)] : [])))))
  const rows = await db
    .select({ ...columns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(page)
    .where(and(mayBeFound, hasAll))
    .orderBy(desc(sql`(${and(...terms.map((word) => has(foldedTitle, word)))})`), asc(page.path))
    .limit(items)
  return { rows: rows.map(({ total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** The published shared sections that show any of the words, and which of them each does. Their own names are shown to nobody; the index, which has them too, only says where to look. */
function sectionsWith(db: Queryable, terms: readonly string[]): Promise<{ id: number; words: boolean[] }[]> {
  const each = terms.map((word) => and(has(foldedText, word), has(foldedBody, word)) ?? sql`false`)
  return db
    .select({ id: page.id, words: sql<boolean[]>`array[${sql.join(each, sql`, `)}]` })
    .from(page)
    .where(and(isLiveSection, or(...each)))
}

function has(text: SQL, word: string): SQL {
  return sql`${text} like ${patternOf(word)}`
}

function shows(section: number): SQL {
  return sql`${foldedText} like '%' || section_mark(${String(section)}) || '%'`
}

/** Those of these pages that may be found, in this order. */
export async function findPagesByPaths({ db }: Ctx, paths: readonly string[]): Promise<FoundPage[]> {
  if (paths.length === 0) return []
  const rows = await db
    .select(columns)
    .from(page)
    .where(and(mayBeFound, inArray(page.path, [...paths])))
  const byPath = new Map(rows.map((row) => [row.path, row]))
  return paths.flatMap((path) => byPath.get(path) ?? [])
}

/** A digest of all that may be found, to see whether it has changed. */
export async function digestOfSearchedPages(db: Queryable): Promise<string> {
  const [digestRow] = await db
    .select({ digest: sql<string>`coalesce(md5(string_agg(md5(${page.path} || chr(31) || ${foldedText}), '' order by ${page.id})), '')` })
    .from(page)
    .where(or(mayBeFound, isLiveSection))
  return digestRow?.digest ?? ''
}

/** What may be found of all pages, or of those with these paths and those that show these shared sections; some at a time. */
export async function* readSearchedPages(
  db: Queryable,
  only: { paths: readonly string[]; sections: readonly number[] } | null,
): AsyncGenerator<SearchedPage[]> {
  const which = only && or(inArray(page.path, [...only.paths]), ...only.sections.map(shows))
  const ofSections = sql.raw(`coalesce((select string_agg(split_part(section.folded_text, chr(31), 2), ' ') from page as section
    where section.type = 'section' and section.status = 'published' and page.folded_text like '%' || section_mark(section.id::text) || '%'), '')`)
  const text = sql<string>`regexp_replace(${foldedBody} || ' ' || ${ofSections}, chr(30) || '[^' || chr(30) || ']*' || chr(30), ' ', 'g')`
  let after = ''
  let isFirst = true
  for (;;) {
    const rows = await db
      .select({ path: page.path, title: sql<string>`${foldedTitle}`, text })
      .from(page)
      .where(and(mayBeFound, which ?? undefined, isFirst ? undefined : sql`${page.path} > ${after}`))
      .orderBy(asc(page.path))
      .limit(READ_AT_ONCE)
    if (rows.length > 0) yield rows
    if (rows.length < READ_AT_ONCE) return
    after = rows.at(-1)?.path ?? ''
    isFirst = false
  }
}
