import { sql } from 'drizzle-orm'
import { SHARED_SECTION } from './section.ts'

// Written out: names of columns lose their table where a query selects from one alone, and would then be those of `section`.

/** Whether a row of `page` shows the shared section that another one, `section`, is, and visitors see it. */
const IS_SHOWN = `section.type = 'section' and section.status = 'published' and section.id::text in (
  select named #>> '{}' from jsonb_path_query(page.blocks, '$[*] ? (@.template == "${SHARED_SECTION}" && !(@.is_hidden == true)).fields.section_id') as named)`

/** Asked first: most pages show none, and nothing more is read for them. */
const SHOWS_SOME = `page.blocks @> '[{"template":"${SHARED_SECTION}"}]'`

/** In SQL, the blocks of a row of `page` with those of the shared sections that it shows, in any order. */
export const shownBlocks = sql.raw(`(case when ${SHOWS_SOME} then page.blocks || coalesce(
  (select jsonb_agg(inner_block) from page as section cross join lateral jsonb_array_elements(section.blocks) as inner_block where ${IS_SHOWN}), '[]') else page.blocks end)`)

/** In SQL, when what a row of `page` shows was changed last. */
export const shownSince = sql.raw(`(case when ${SHOWS_SOME}
  then greatest(page.updated_at, (select max(section.updated_at) from page as section where ${IS_SHOWN})) else page.updated_at end)`)
