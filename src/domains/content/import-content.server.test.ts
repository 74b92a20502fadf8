import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { type Block, defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { settingTable } from '#tests/support/records/setting-table.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { type ContentSeed, importContent } from './import-content.server.ts'
import { listMetaheads } from './metaheads/store-metaheads.server.ts'
import { navTree } from './navigation/nav-tree.ts'
import { listNavEntries, listOfferCarModels } from './navigation/store-navigation.server.ts'
import { findPage } from './pages/find-page.server.ts'
import { SHARED_SECTION } from './sections/section.ts'
import { listSettings } from './settings/store-settings.server.ts'

const { db } = await testDatabase()
const ctx: Ctx = { db, clock: systemClock, log: quietLog, staff: null }

const text = defineBlock({
  symbol: 'text',
  name: 'Text',
  description: 'x',
  short_description: 'x',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [presets.paragraph],
})
const section = defineBlock({
  symbol: SHARED_SECTION,
  ...{ name: 'Section', description: 'x', short_description: 'x', group: 'Advanced', version: 1, island: 'never' },
  fields: [{ symbol: 'section_id', label: 'Section', field_type: 'Number', required: true }],
})
const catalogue: Catalogue = new Map([text, section].map((block) => [block.symbol, { block: block as unknown as Block, upgrades: [] }]))

const metahead = { language: 'css', sequence: 1, in_body: false, reload_on_each_page: false } as const
const seed: ContentSeed = {
  settings: { 'general.theme': 'lrdx', 'price.double.enabled': true },
  pages: [
    { path: '', status: 'published', title: 'الرئيسية', blocks: [{ id: 'b', template: 'text', version: 1, fields: { paragraph: '<p onclick="x">نص</p>' } }] },
    { path: 'offers', status: 'published' },
  ],
  navigation: [
    {
      label: 'السيارات',
      url: '',
      children: [
        { label: 'رنج روفر', url: '/range-rover', imageId: 5 },
        { label: 'ديفندر', url: '/defender' },
      ],
    },
    { label: 'العروض', url: '/offers' },
  ],
  offerCarModels: [{ key: 'x760', label: 'XE', family: 'xe', model_years: [2022, 2023] }],
  metaheads: [
    { ...metahead, content: 'of every page' },
    { ...metahead, content: 'of offers', page: 'offers', sequence: 0 },
  ],
}

async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*)::int from page) as pages, (select count(*)::int from setting) as settings, (select count(*)::int from nav_entry) as entries,
    (select count(*)::int from offer_car_model) as models, (select count(*)::int from metahead) as metaheads, (select count(*)::int from content_change) as announced`)
  return rows[0] ?? {}
}
const nothing = { pages: 0, settings: 0, entries: 0, models: 0, metaheads: 0, announced: 0 }

beforeEach(async () => {
  await db.execute(sql`truncate page, setting, nav_entry, offer_car_model, metahead, content_change cascade`)
})

test('an empty site is filled completely, and the import is announced; a page that names the day of its last change has it', async () => {
  expect(await importContent(ctx, { ...seed, changedOn: new Map([['', '2026-11-01']]) }, { catalogue, settings: settingTable })).toBe(true)
  expect(await rowCounts()).toEqual({ pages: 2, settings: 2, entries: 4, models: 1, metaheads: 2, announced: 1 })
  const home = await findPage(ctx, '')
  expect([home?.blocks[0]?.fields, home?.updatedAt]).toEqual([{ paragraph: '<p>نص</p>' }, new Date('2026-11-01')])
  expect(await listSettings(ctx)).toMatchObject([
    { key: 'general.theme', value: 'lrdx' },
    { key: 'price.double.enabled', value: true },
  ])
  expect(await listOfferCarModels(ctx)).toMatchObject([{ key: 'x760', modelYears: [2022, 2023] }])
})

test('shared sections come with the pages that show them by key; one that is not there is refused, and nothing is written', async () => {
  const shows = (section_id: string) => ({
    path: 'shows',
    status: 'published',
    blocks: [{ id: 's', template: SHARED_SECTION, version: 1, fields: { section_id } }],
  })
  const sections = [{ key: 'note', name: 'ملاحظة', blocks: [{ id: 'n', template: 'text', version: 1, fields: { paragraph: '<p onclick="x">نص</p>' } }] }]
  const imported = (key: string) => importContent(ctx, { ...seed, pages: [...seed.pages, shows(key)], sections }, { catalogue, settings: settingTable })
  await expect(imported('other')).rejects.toThrow('a block names the shared section other, which is not imported')
  expect(await rowCounts()).toEqual(nothing)
  await imported('note')
  const { rows } = await db.execute(sql`select id, path, type, status, title, blocks from page where path not in ('', 'offers') order by id`)
  expect(rows).toMatchObject([
    { path: 'shows', type: 'page', blocks: [{ fields: { section_id: rows[1]?.id } }] },
    { path: '_sections/ملاحظة', type: 'section', status: 'published', title: 'ملاحظة', blocks: [{ fields: { paragraph: '<p>نص</p>' } }] },
  ])
})

test('[A-289] the menu keeps its order and depth', async () => {
  await importContent(ctx, seed, { catalogue, settings: settingTable })
  expect(navTree(await listNavEntries(ctx))).toMatchObject([
    {
      label: 'السيارات',
      href: null,
      children: [
        { label: 'رنج روفر', href: '/ar/range-rover', imageId: 5, children: [] },
        { label: 'ديفندر', imageId: null },
      ],
    },
    { label: 'العروض', href: '/ar/offers', children: [] },
  ])
})

test('a site that has any page is left alone', async () => {
  await importContent(ctx, seed, { catalogue, settings: settingTable })
  const before = await rowCounts()
  expect(await importContent(ctx, { ...seed, pages: [{ path: 'other' }] }, { catalogue, settings: settingTable })).toBe(false)
  expect(await rowCounts()).toEqual(before)
})

test('three processes that fill it at once fill it once', async () => {
  const imports = await Promise.all([1, 2, 3].map(() => importContent(ctx, seed, { catalogue, settings: settingTable })))
  expect(imports.toSorted()).toEqual([false, false, true])
  expect((await rowCounts()).pages).toBe(2)
})

test.each<[string, ContentSeed]>([
  [
    'a block does not fit its template',
    { ...seed, pages: [...seed.pages, { path: 'x', blocks: [{ id: 'b', template: 'text', version: 1, fields: { paragraph: 5 } }] }] },
  ],
  ['a page is none', { ...seed, pages: [...seed.pages, { path: 'a//b' }] }],
  ['two pages share a path', { ...seed, pages: [...seed.pages, { path: 'offers' }] }],
  ['two models share a key', { ...seed, offerCarModels: [...seed.offerCarModels, ...seed.offerCarModels] }],
  ['a metahead names a page that is not there', { ...seed, metaheads: [{ ...metahead, content: 'x', page: 'offer' }] }],
])('nothing at all is written when %s', async (_reason, broken) => {
  await expect(importContent(ctx, broken, { catalogue, settings: settingTable })).rejects.toThrow()
  expect(await rowCounts()).toEqual(nothing)
})

test('[A-296][C-279][A-114] the metaheads of a page come with those of every page, in their sequence', async () => {
  await importContent(ctx, seed, { catalogue, settings: settingTable })
  const [home, offers] = [await findPage(ctx, ''), await findPage(ctx, 'offers')]
  const contentsOf = async (id?: number) => (await listMetaheads(ctx, id)).map(({ content }) => content)
  expect(await contentsOf(offers?.id)).toEqual(['of offers', 'of every page'])
  expect(await contentsOf(home?.id)).toEqual(['of every page'])
  expect(await contentsOf()).toEqual(['of offers', 'of every page'])
  expect((await listMetaheads(ctx, offers?.id))[0]).toEqual({
    ...metahead,
    id: expect.any(Number),
    content: 'of offers',
    sequence: 0,
    rdx_core_page_id: offers?.id,
    consent_scope: null,
  })
})
