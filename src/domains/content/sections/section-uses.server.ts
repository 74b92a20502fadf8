import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.server.ts'
import { SHARED_SECTION, type SectionUse } from './section.ts'

/** The pages that show a shared section, live ones first. */
export async function usesOf(db: Queryable, id: number): Promise<SectionUse[]> {
  const { rows } = await db.execute<SectionUse>(sql`
    with used as (${usesInBlocks(sql`select of_page.id, is_live`, id)})
    select p.id, p.path, p.title, bool_or(used.is_live) as is_live
    from used join page p on p.id = used.id group by p.id, p.path, p.title order by 4 desc, p.path`)
  return rows
}

/** Each block that shows a shared section: of pages, of their drafts and of what waits for its time. One that is hidden can be shown again. */
export function usesInBlocks(columns: ReturnType<typeof sql>, id?: number) {
  const shows = JSON.stringify([{ template: SHARED_SECTION, ...(id === undefined ? {} : { fields: { section_id: id } }) }])
  const isOne = sql`block ->> 'template' = ${SHARED_SECTION} ${id === undefined ? sql`` : sql`and block #>> '{fields,section_id}' = ${String(id)}`}`
  return sql`
    ${columns} from (
      select id, blocks, status = 'published' as may_live from page where blocks @> ${shows}::jsonb
      union all
      select page_id, content -> 'blocks', false from page_draft where content -> 'blocks' @> ${shows}::jsonb
      union all
      select v.page_id, v.content -> 'blocks', false from page_schedule w join page_version v on v.id = w.version_id
        where w.status = 'pending' and v.content -> 'blocks' @> ${shows}::jsonb
    ) as of_page
    cross join lateral jsonb_array_elements(of_page.blocks) as block
    cross join lateral (select may_live and not coalesce((block ->> 'is_hidden')::boolean, false) as is_live) as seen
    where ${isOne}`
}
