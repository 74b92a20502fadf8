import { sql } from 'drizzle-orm'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import type { SettingTable } from '#fields/settings/settings.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Metahead } from './metaheads/metahead.ts'
import { PageDraft } from './pages/page.ts'
import { columnsOf } from './pages/columns-of.server.ts'
import { safeSettingValue } from './settings/safe-setting.server.ts'
import { isLongSetting } from './settings/setting-flaw.ts'
import { metahead, navEntry, offerCarModel, page, pageTemplate, setting } from './schema.server.ts'
import { templateContent } from './templates/store-page-templates.server.ts'

export type NavSeed = { label: string; url: string; imageId?: number | null; children?: readonly NavSeed[] }

export type ContentSeed = {
  settings: Readonly<Record<string, unknown>>
  pages: readonly unknown[]
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
  const drafts = seed.pages.map((draft) => PageDraft.parse(draft))
  const problems = drafts.flatMap(({ path, blocks }) => validateBlocks(blocks, catalogue).map((problem) => ({ path, ...problem })))
  if (problems.length > 0) throw new Error(`the content to import is not valid: ${JSON.stringify(problems.slice(0, 5))}`)
  for (const [key, value] of Object.entries(seed.settings)) if (isLongSetting(value)) throw new Error(`the setting ${key} to import is longer than 100 kB`)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [any] = await tx.select({ id: page.id }).from(page).limit(1)
    if (any) return false
    const rows = await tx
      .insert(page)
      .values(drafts.map((draft) => ({ ...columnsOf(draft, catalogue), ...changeOf(seed.changedOn?.get(draft.path)) })))
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
      const draft = drafts.find((one) => one.path === path)
      if (!draft) throw new Error(`a template is to be saved from the page ${path}, which is not imported`)
      const { status: _status, ...content } = draft
      return { name, content: templateContent(content) }
    })
    if (templates.length > 0) await tx.insert(pageTemplate).values(templates)
    await importEntries(tx, seed.navigation, null)
    await announceChange(tx, 'site')
    return true
  })
}

const changeOf = (day: string | undefined) => (day === undefined ? {} : { updatedAt: new Date(day) })

/** Throws for a path that is not imported: a metahead without a page applies to every page. */
function idOfPage(idOf: ReadonlyMap<string, number>, path: string): number {
  const id = idOf.get(path)
  if (id === undefined) throw new Error(`a metahead names the page ${path}, which is not imported`)
  return id
}

async function importEntries(tx: Parameters<typeof announceChange>[0], entries: readonly NavSeed[], parentId: number | null): Promise<void> {
  for (const [position, { label, url, imageId, children }] of entries.entries()) {
    const [row] = await tx
      .insert(navEntry)
      .values({ label, url, imageId: imageId ?? null, parentId, position })
      .returning({ id: navEntry.id })
    if (row && children) await importEntries(tx, children, row.id)
  }
}
