import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { PageDraft } from '#domains/content/index.ts'
import { createPage, savePage, setPageStatus } from '#domains/content/index.server.ts'
import { importVehicles } from '#domains/stock/index.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { aText, testCatalogue as catalogue, unwrap } from '#tests/support/records/test-pages.ts'
import { aMeilisearch, meilisearchEnv } from '#tests/support/services/a-meilisearch.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { searchSite } from '../site/search-site.server.ts'
import { fillEngine } from './fill-engine.server.ts'
import { meilisearchFinder } from './meilisearch-finder.server.ts'
import { engineOf, type Meilisearch } from './meilisearch.server.ts'

const played = await aMeilisearch()
const services = await testServices(meilisearchEnv(played.url))
const { staffCtx, stock, database } = services
const { db } = database
const visitor = { ...staffCtx, staff: null }
const engine = engineOf(meilisearchEnv(played.url)) as Meilisearch
const models = async () => stock.models().names()
const fill = (options = {}) => fillEngine({ db, engine, models }, options)
const aPage = async (path: string, title: string, rest = {}) =>
  unwrap(await createPage(staffCtx, PageDraft.parse({ path, title, status: 'published', ...rest }), catalogue))

let finder = meilisearchFinder(engine)
const find = async (keyword: string, items = 10) => {
  const { pages, vehicles } = await searchSite(visitor, { stock, finder }, { keyword, items, vehicles: 4 })
  return { paths: pages.rows.map(({ path }) => path), total: pages.total, vehicles: vehicles.total }
}
/** Each asks for pages and for models. */
const questions = () => played.requests.filter((request) => request.endsWith('/search')).length / 2

await importVehicles(staffCtx, [
  { draft: aVehicle({ external_id: 'a', nameplate_name: 'F-Pace', model_display_name: 'جاكوار F-PACE' }) },
  { draft: aVehicle({ external_id: 'b', nameplate_name: 'XF', model_display_name: 'جاكوار XF' }) },
])
await stock.refresh()
await aPage('offers', 'عُروض الصيف', { blocks: [aText('b1', { heading: 'تمويل بهامش ثابت' })] })
await aPage('a-draft', 'عروض سرية', { status: 'draft' })
await aPage('unlisted', 'عروض مخفية', { disable_seo_tracking: true })

beforeEach(() => {
  Object.assign(played, { failure: null, isSilent: false })
  played.requests.length = 0
  finder = meilisearchFinder(engine)
})

test('[A-365] it is filled with folded texts of what anybody may find, the models among it, and with nothing else', async () => {
  expect(await fill()).toBe('all')
  const documents = played.documents()
  expect(documents.filter(({ kind }) => kind === 'page')).toMatchObject([
    { path: 'offers', title: expect.stringContaining('عروض الصيف'), text: expect.stringContaining('تمويل بهامش ثابت') },
  ])
  expect(documents.flatMap(({ kind, title }) => (kind === 'model' ? [title] : []))).toEqual(
    expect.arrayContaining([expect.stringContaining('f-pace'), expect.stringContaining('xf')]),
  )
  expect([...played.indexes.keys()]).toEqual(['maarad'])
  expect(played.indexes.get('maarad')?.settings).toMatchObject({ searchableAttributes: ['title', 'text'], filterableAttributes: ['kind'] })
})

test('[A-365] visitors find pages and vehicles by it, in any spelling; signs that it would take for operators are none', async () => {
  expect(await find('عُرُوض')).toEqual({ paths: ['offers'], total: 1, vehicles: 0 })
  expect(await find('f-pace')).toEqual({ paths: [], total: 0, vehicles: 1 })
  expect(await find('-"pace"')).toEqual({ paths: [], total: 0, vehicles: 1 })
  expect(questions()).toBe(3)
})

test('nothing is sent while nothing that is searched has changed', async () => {
  expect(await fill()).toBe('nothing')
  await services.set({ 'meta.description': 'أخرى' })
  expect(await fill()).toBe('nothing')
  expect(played.requests).toEqual([])
})

test('a page that was saved is sent alone, and pages of results that were drawn before are forgotten', async () => {
  const page = await aPage('care', 'الصيانة')
  await fill()
  played.requests.length = 0
  const { rows: before } = await db.execute(sql`select xid from content_change where scope = 'feeds'`)
  unwrap(
    await savePage(
      staffCtx,
      { id: page.id, version: page.version, draft: PageDraft.parse({ path: 'care', title: 'العناية', status: 'published' }) },
      catalogue,
    ),
  )
  expect(await fill()).toBe('pages')
  expect(played.requests.filter((request) => !request.startsWith('GET'))).toEqual(['POST /indexes/maarad/documents'])
  expect((await find('العناية')).paths).toEqual(['care'])
  expect((await find('الصيانة')).paths).toEqual([])
  const { rows: after } = await db.execute(sql`select xid from content_change where scope = 'feeds'`)
  expect(after.length).toBe(before.length + 1)
})

test('a page that left the site is not shown before the engine knows, and is gone from it afterwards', async () => {
  const page = await aPage('leaving', 'زمردة')
  await fill()
  expect((await find('زمردة')).paths).toEqual(['leaving'])
  unwrap(await setPageStatus(staffCtx, { pageId: page.id, version: page.version, status: 'disabled' }, catalogue))
  expect(await find('زمردة')).toEqual({ paths: [], total: 0, vehicles: 0 })
  await fill()
  expect(
    played
      .documents()
      .map(({ title }) => title)
      .join(),
  ).not.toContain('زمرده')
})

test('a model of which no vehicle is published any more is not shown, whatever the engine has', async () => {
  await db.execute(sql`update vehicle set is_published = false where external_id = 'b'`)
  await stock.rebuild()
  expect(await find('xf')).toEqual({ paths: [], total: 0, vehicles: 0 })
})

test('while it is away or has no index the database is searched, and after three failures it is not asked for half a minute', async () => {
  let now = 0
  finder = meilisearchFinder(engine, () => now)
  played.failure = { status: 503, body: {} }
  for (let turn = 0; turn < 5; turn += 1) expect((await find('عروض')).paths).toEqual(['offers'])
  expect(questions()).toBe(3)
  expect(services.messages.filter((message) => message.startsWith('the search engine does not answer'))).toHaveLength(1)
  played.failure = null
  now = 29_000
  await find('عروض')
  expect(questions()).toBe(3)
  now = 31_000
  expect((await find('عروض')).paths).toEqual(['offers'])
  expect(questions()).toBe(4)
})

test('an engine that does not answer in time is not waited for', async () => {
  played.isSilent = true
  expect((await find('عروض')).paths).toEqual(['offers'])
})

test('a filling that fails is done by the next one', async () => {
  await aPage('later', 'لاحقًا')
  played.failure = { status: 503, body: {} }
  await expect(fill()).rejects.toThrow('the engine answered 503')
  played.failure = null
  expect(await fill()).not.toBe('nothing')
  expect((await find('لاحقا')).paths).toEqual(['later'])
})

test('it can be filled with everything at any time, while it answers', async () => {
  played.indexes.get('maarad')?.documents.clear()
  expect(await fill()).toBe('nothing')
  expect(await fill({ isAsked: true })).toBe('all')
  expect((await find('عروض')).paths).toEqual(['offers'])
})

test('a page that is saved while the engine is being filled is in it after the next time', async () => {
  await fill()
  await aPage('before', 'كلمة قبلها')
  let isSaved = false
  await fillEngine({
    db,
    engine,
    models: async () => {
      if (!isSaved) await aPage('meanwhile', 'كلمة أثناءها')
      isSaved = true
      return models()
    },
  })
  await fill()
  expect((await find('أثناءها')).paths).toEqual(['meanwhile'])
  expect((await find('قبلها')).paths).toEqual(['before'])
})
