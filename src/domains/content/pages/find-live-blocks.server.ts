import { and, eq, sql } from 'drizzle-orm'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { page } from '../schema.server.ts'

/** The blocks of a template that published pages show. */
export async function findLiveBlocks(db: Queryable, template: string): Promise<StoredBlock[]> {
  const isMeant = sql`jsonb_path_exists(${page.blocks}, '$[*] ? (@.template == $template)', jsonb_build_object('template', ${template}::text))`
  const rows = await db
    .select({ blocks: page.blocks })
    .from(page)
    .where(and(eq(page.status, 'published'), isMeant))
  return rows.flatMap(({ blocks }) => blocks).filter((block) => block.template === template && !block.is_hidden)
}
