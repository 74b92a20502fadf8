import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { page, pageDraft } from '../schema.server.ts'

/** A page or a draft with a block that shows the vehicles of a listing. */
export type ListingUse = { kind: 'page' | 'draft'; id: number; title: string; path: string }

/** Fields of blocks that name a listing. */
const NAMING_PATH = '$.** ? (@.ci_key_list == $key || @.ci_key_brand == $key || @.ci_key_model == $key)'

/** Pages and drafts that show the vehicles of a listing, by its key. */
export async function findListingUses(db: Queryable, key: string): Promise<ListingUse[]> {
  const names = (column: unknown) => sql`jsonb_path_exists(${column}, ${NAMING_PATH}::jsonpath, jsonb_build_object('key', ${key}::text))`
  const { rows } = await db.execute<ListingUse>(sql`
    select 'page' as kind, ${page.id} as id, ${page.title} as title, ${page.path} as path from ${page} where ${names(page.blocks)}
    union all
    select 'draft', ${pageDraft.pageId}, ${pageDraft.content} ->> 'title', ${pageDraft.content} ->> 'path' from ${pageDraft} where ${names(pageDraft.content)}
    order by 1 desc, 4`)
  return rows
}
