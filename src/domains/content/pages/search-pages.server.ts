import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { folded } from '#platform/database/list-rows.server.ts'
import { page } from '../schema.server.ts'
import { shownBlocks } from '../sections/shown-blocks.server.ts'

/** A published page as a search finds it; `imageId` is '' without a picture. */
export type FoundPage = { path: string; title: string; description: string; imageId: string }

const MOST_WORDS = 8
/** The visible text of blocks that are not hidden, those of shared sections too. */
const readTexts = ['heading', 'title', 'subtitle', 'paragraph', 'description', 'quote']

/**
 * Published pages that search engines may list and that have every word of the keyword, in any Arabic spelling: in their titles first,
 * then in their texts (A-365). None for an empty keyword.
 */
export async function searchPages({ db }: Ctx, { keyword, items }: { keyword: string; items: number }): Promise<Listing<FoundPage>> {
  const words = foldArabic(keyword).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return { rows: [], total: 0 }
  const title = folded(sql`concat_ws(' ', ${page.title}, ${page.metaTitle})`)
  const texts = sql.join(
    readTexts.map(
      (name) =>
        sql`select value from jsonb_path_query(${shownBlocks}, ${sql.raw(`'$[*] ? (!(@.is_hidden == true)).**.${name} ? (@.type() == "string")'`)}) as value`,
    ),
    sql` union all `,
  )
  // Tags are removed, so that markup is not searched.
  const body = sql`(select regexp_replace(coalesce(string_agg(value #>> '{}', ' '), ''), '<[^>]*>', ' ', 'g') from (${texts}) as texts)`
  const all = folded(sql`concat_ws(' ', ${page.title}, ${page.metaTitle}, ${page.metaDescription}, ${body})`)
  const has = (text: typeof all) =>
    sql.join(
      words.map((word) => sql`position(${word} in ${text}) > 0`),
      sql` and `,
    )
  const found = await db
    .select({
      path: page.path,
      title: page.title,
      description: page.metaDescription,
      imageId: page.imageId,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(page)
    .where(and(eq(page.status, 'published'), eq(page.type, 'page'), eq(page.disableSeoTracking, false), has(all)))
    .orderBy(desc(sql`(${has(title)})`), asc(page.path))
    .limit(items)
  return { rows: found.map(({ total, ...row }) => row), total: found[0]?.total ?? 0 }
}
