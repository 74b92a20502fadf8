import { sql } from 'drizzle-orm'
import { anchorOf } from '#block-engine/anchor.ts'
import type { Catalogue } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import type { SettingTable } from '#fields/settings/settings.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Metahead } from './metaheads/metahead.ts'
import { PageDraft } from './pages/page.ts'
import { columnsOf } from './pages/columns-of.server.ts'
import { SECTION_PATHS } from './pages/reserved-paths.ts'
import { showsSection } from './sections/section.ts'
import { safeSettingValue } from './settings/safe-setting.server.ts'
import { isLongSetting } from './settings/setting-flaw.ts'
import { metahead, navEntry, offerCarModel, page, pageTemplate, setting } from './schema.server.ts'
import { templateContent } from './templates/store-page-templates.server.ts'

export type NavSeed = { label: string; url: string; imageId?: number | null; children?: readonly NavSeed[] }

export type SectionSeed = { key: string; name: string; blocks: readonly unknown[] }

export type ContentSeed = {
  settings: Readonly<Record<string, unknown>>
  /** A block of a page that shows a shared section has the key of that section in place of its id. */
  pages: readonly unknown[]
  sections?: readonly SectionSeed[]
  /** The days (ISO) on which pages say they were last changed, by their paths; others change when they are imported. */
  changedOn?: ReadonlyMap<string, string>
  navigation: readonly NavSeed[]
  offerCarModels: readonly { key: string; label: string; family: string; model_years: readonly number[] }[]
  /** Templates of pages: their names, with the paths of the pages that they are saved from. */
  templates?: ReadonlyMap<string, string>
  /** `page` is the path of the page that a metahead belongs to; absent means every page. */
  metaheads: readonly (Omit<Metahead, 'id' | 'rdx_core_page_id' | 'consent_scope'> & { page?: string })[]
}

/** An arbitrary lock key. One process imports; others that start at the same time wait and then find the pages. */
const SEED_LOCK = 727_302

/** Fills an empty site, all or nothing; a site that has any page is left alone. True when it was filled. */
export async function importContent(
  { db }: Ctx,
  seed: ContentSeed,
  { catalogue, settings }: { catalogue: Catalogue; settings: SettingTable },
): Promise<boolean> {
  for (const [key, value] of Object.entries(seed.settings)) if (isLongSetting(value)) throw new Error(`the setting ${key} to import is longer than 100 kB`)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [any] = await tx.select({ id: page.id }).from(page).limit(1)
    if (any) return false
    const { drafts, sections } = draftsOf(seed, await nextIds(tx, seed.pages.length + (seed.sections ?? []).length), catalogue)
    const rows = await tx
      .insert(page)
      .values([...drafts, ...sections].map(({ id, draft }) => ({ id, ...columnsOf(draft, catalogue), ...changeOf(seed.changedOn?.get(draft.path)) })))
      .returning({ id: page.id, path: page.path })
    const idOf = new Map(rows.map(({ id, path }) => [path, id]))
    await tx.insert(setting).values(Object.entries(seed.settings).map(([key, value]) => ({ key, value: safeSettingValue(key, value, settings) })))
    await tx
      .insert(offerCarModel)
      .values(seed.offerCarModels.map(({ key, label, family, model_years }) => ({ key, label, family, modelYears: [...model_years] })))
    if (seed.metaheads.length > 0) {
      await tx.insert(metahead).values(
        seed.metaheads.map(({ content, language, sequence, in_body, reload_on_each_page, page: path }) => ({
          content,
          language,
          sequence,
          inBody: in_body,
          reloadOnEachPage: reload_on_each_page,
          pageId: path === undefined ? null : idOfPage(idOf, path),
        })),
      )
    }
    const templates = [...(seed.templates ?? [])].map(([name, path]) => {
      const match = drafts.find(({ draft }) => draft.path === path)
      if (!match) throw new Error(`a template is to be saved from the page ${path}, which is not imported`)
      const { status: _status, ...content } = match.draft
      return { name, content: templateContent(content) }
    })
    if (templates.length > 0) await tx.insert(pageTemplate).values(templates)
    await importEntries(tx, seed.navigation, null)
    await announceChange(tx, 'site')
    return true
  })
}

type Identified = { id: number; draft: PageDraft }
type Tx = Parameters<typeof announceChange>[0]

/** Ids for rows of pages that are about to be written, in their order. */
async function nextIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('page', 'id'))::int as id from generate_series(1, ${count}) as place order by place`,
  )
  return rows.map(({ id }) => id)
}

/** Pages, then shared sections, with their ids. Throws for blocks that are not valid, and for a section that is not imported. */
function draftsOf(seed: ContentSeed, ids: readonly number[], catalogue: Catalogue): { drafts: Identified[]; sections: Identified[] } {
  const identified = (values: readonly unknown[], before: number) =>
    values.map((draft, place) => ({ id: ids[before + place] ?? 0, draft: PageDraft.parse(draft) }))
  const sectionSeeds = seed.sections ?? []
  const sections = identified(
    sectionSeeds.map(({ name, blocks }) => ({ path: `${SECTION_PATHS}${anchorOf(name)}`, type: 'section', status: 'published', title: name, blocks })),
    seed.pages.length,
  )
  const sectionIds = new Map(sectionSeeds.map(({ key }, place) => [key, sections[place]?.id]))
  const drafts = identified(seed.pages, 0).map(({ id, draft }) => ({
    id,
    draft: { ...draft, blocks: draft.blocks.map((block) => showing(block, sectionIds)) },
  }))
  const problems = [...drafts, ...sections].flatMap(({ draft: { path, blocks } }) => validateBlocks(blocks, catalogue).map((problem) => ({ path, ...problem })))
  if (problems.length > 0) throw new Error(`the content to import is not valid: ${JSON.stringify(problems.slice(0, 5))}`)
  return { drafts, sections }
}

/** A block with the id of the section that it names by key. */
function showing(block: StoredBlock, sectionIds: ReadonlyMap<unknown, number | undefined>): StoredBlock {
  if (!showsSection(block)) return block
  const key = block.fields.section_id
  const id = sectionIds.get(key)
  if (id === undefined) throw new Error(`a block names the shared section ${key}, which is not imported`)
  return { ...block, fields: { ...block.fields, section_id: id } }
}

const changeOf = (day: string | undefined) => (day === undefined ? {} : { updatedAt: new Date(day) })

/** Throws for a path that is not imported: a metahead without a page applies to every page. */
function idOfPage(idOf: ReadonlyMap<string, number>, path: string): number {
  const id = idOf.get(path)
  if (id === undefined) throw new Error(`a metahead names the page ${path}, which is not imported`)
  return id
}

async function importEntries(tx: Tx, entries: readonly NavSeed[], parentId: number | null): Promise<void> {
  for (const [position, { label, url, imageId, children }] of entries.entries()) {
    const [row] = await tx
      .insert(navEntry)
      .values({ label, url, imageId: imageId ?? null, parentId, position })
      .returning({ id: navEntry.id })
    if (row && children) await importEntries(tx, children, row.id)
  }
}
