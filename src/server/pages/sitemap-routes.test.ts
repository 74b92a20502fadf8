import { gunzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage, savePage } from '#domains/content/index.server.ts'
import type { VehicleInput } from '#domains/stock/vehicles/fields/vehicle-draft.ts'
import { changeStatuses, vehicleAttributes } from '#domains/stock/index.server.ts'
import { createVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import { sql } from 'drizzle-orm'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import { createApp } from '../app.server.ts'
import { BLOCK_IDS, SitemapTexts } from './sitemap-texts.server.ts'

const services = await testServices()
const app = createApp(services)
const { staffCtx } = services

await createPage(staffCtx, PageDraft.parse({ path: 'offers', title: 'العروض', status: 'published', image_id: '77' }), catalogue)

async function offered(values: Partial<VehicleInput>) {
  const outcome = await createVehicle(staffCtx, aVehicle({ status: 'stock', ...values }))
  if (!outcome.ok) throw new Error(outcome.code)
  return { row: outcome.value, address: `https://site.test/ar${vehicleAttributes(outcome.value).link}` }
}

async function readSitemap(path: string) {
  await services.stock.refresh()
  const response = await app.request(`https://site.test${path}`)
  const page = response.status === 200 ? new JSDOM(await response.text(), { contentType: 'application/xml' }).window.document : null
  const texts = (name: string) => [...(page?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent)
  return { status: response.status, type: response.headers.get('content-type'), places: texts('loc'), pictures: texts('image:loc'), changes: texts('lastmod') }
}

test('the index leads to the pages and to the vehicles on show, with their pictures and their last change', async () => {
  const photo = (path: string, sequence: number) => ({ sequence, big_path: path, medium_path: '', quarter_hd_path: '', hd_path: '', full_path: '' })
  const one = await offered({
    color_name: 'أسود',
    photos: [
      { ...photo('', 1), image_id: 7 },
      { ...photo('https://cdn.test/a.jpg?x&y', 2), image_id: null },
    ],
  })
  const index = await readSitemap('/sitemap.xml')
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(index.places).toEqual(['https://site.test/sitemap/pages.xml', 'https://site.test/sitemap/vehicles-1.xml'])

  const pages = await readSitemap('/sitemap/pages.xml')
  expect(pages.places).toEqual(['https://site.test/ar/offers'])
  expect(pages.pictures).toEqual(['https://site.test/media/api/v2/images/77/w/1600.jpg'])

  const vehicles = await readSitemap('/sitemap/vehicles-1.xml')
  expect(vehicles.places).toEqual([one.address])
  expect(vehicles.changes).toEqual([one.row.updatedAt.toISOString()])
  expect(vehicles.pictures).toEqual(['https://site.test/media/api/v2/images/7/w/1600.jpg', 'https://cdn.test/a.jpg?x&y'])
})

test('a page that shows the stock, as a list or by prices, changes when a vehicle does, and no other page', async () => {
  for (const [path, template] of [
    ['stock', 'stock_locator'],
    ['xe', 'model_summary'],
  ] as const) {
    await createPage(staffCtx, PageDraft.parse({ path, title: 'سيارات', status: 'published', blocks: [aStoredBlock(template)] }), catalogue)
  }
  await services.database.db.execute(sql`update page set updated_at = '2026-01-01'`)
  services.sitemaps.forgetPages()
  const { row } = await offered({ color_name: 'أحمر' })
  const { places, changes } = await readSitemap('/sitemap/pages.xml')
  expect(places.map((place, index) => [place, changes[index]])).toEqual([
    ['https://site.test/ar/offers', '2026-01-01T00:00:00.000Z'],
    ['https://site.test/ar/stock', row.updatedAt.toISOString()],
    ['https://site.test/ar/xe', row.updatedAt.toISOString()],
  ])
})

test('[A-120] a page enters when it is published, and leaves when search engines may not have it', async () => {
  const entered = await createPage(staffCtx, PageDraft.parse({ path: 'entered', title: 'جديدة', status: 'published' }), catalogue)
  if (!entered.ok) throw new Error(entered.code)
  const isListed = async () => (await readSitemap('/sitemap/pages.xml')).places.includes('https://site.test/ar/entered')
  await expect.poll(isListed).toBe(true)
  const draft = PageDraft.parse({ path: 'entered', title: 'جديدة', status: 'published', disable_seo_tracking: true })
  await savePage(staffCtx, { id: entered.value.id, version: entered.value.version, draft }, catalogue)
  await expect.poll(isListed).toBe(false)
})

test('no page is read again for a vehicle that changed', async () => {
  let readCount = 0
  const asked = vi.spyOn(services.sitemaps, 'pages').mockImplementation((read) =>
    SitemapTexts.prototype.pages.call(services.sitemaps, () => {
      readCount += 1
      return read()
    }),
  )
  await readSitemap('/sitemap.xml')
  readCount = 0
  const { row } = await offered({ color_name: 'رمادي' })
  expect((await readSitemap('/sitemap.xml')).changes).toContain(row.updatedAt.toISOString())
  await readSitemap('/sitemap/pages.xml')
  expect(readCount).toBe(0)
  asked.mockRestore()
})

test('a vehicle leaves when it is sold, and one that is not published was never there', async () => {
  const sold = await offered({ nameplate_name: 'XE' })
  const hidden = await offered({ nameplate_name: 'XF', is_published: false })
  const before = await readSitemap('/sitemap/vehicles-1.xml')
  expect(before.places).toContain(sold.address)
  expect(before.places).not.toContain(hidden.address)
  const statusChange = await changeStatuses(staffCtx, { vehicles: [{ id: sold.row.id, version: String(sold.row.version) }], status: 'sold' })
  expect(statusChange).toMatchObject({ ok: true, value: [{ outcome: 'changed' }] })
  expect((await readSitemap('/sitemap/vehicles-1.xml')).places).not.toContain(sold.address)
})

test('a sitemap that is asked for again reads no vehicle but what stands beside a changed one, and is as new as they are', async () => {
  const [near, far] = [await offered({ color_name: 'فضي' }), await offered({ color_name: 'ذهبي' })]
  await services.database.db.execute(sql`update vehicle set id = 15000 where id = ${far.row.id}`)
  const farAddress = far.address.replace(/\d+$/, '15000')
  const before = await readSitemap('/sitemap/vehicles-1.xml')
  expect(before.places).toEqual(expect.arrayContaining([near.address, farAddress]))
  const reads = vi.spyOn(services.sitemaps, 'get')
  const askSitemap = async () => {
    const madeCounts: number[] = []
    reads.mockImplementation((block, make) => {
      const countMaking = () => {
        madeCounts.push(block)
        return make()
      }
      return SitemapTexts.prototype.get.call(services.sitemaps, block, countMaking)
    })
    const { changes, places } = await readSitemap('/sitemap/vehicles-1.xml')
    return { madeCounts, changed: changes[places.indexOf(farAddress)] }
  }
  expect((await askSitemap()).madeCounts).toEqual([])
  await services.database.db.execute(sql`update vehicle set updated_at = '2031-02-03T04:05:06Z' where id = 15000`)
  expect(await askSitemap()).toEqual({ madeCounts: [Math.floor(14_999 / BLOCK_IDS)], changed: '2031-02-03T04:05:06.000Z' })
  expect((await askSitemap()).madeCounts).toEqual([])
  reads.mockRestore()
})

test('a replaced picture changes the sitemap', async () => {
  await readSitemap('/sitemap/vehicles-1.xml')
  const forgotten = vi.spyOn(services.sitemaps, 'forget')
  await services.database.db.transaction((tx) => announceChange(tx, 'site'))
  await expect.poll(() => forgotten.mock.calls.some(([ids]) => ids === null)).toBe(true)
  forgotten.mockRestore()
})

test('more vehicles than one sitemap or one batch of rows holds are all there, each once', async () => {
  await services.database.db.execute(sql`
    insert into vehicle (id, state, status, nameplate_brand_name, nameplate_name, currency, details)
    select 19000 + n, 'new', 'stock', 'Jaguar', 'F-Pace', 'AED', '{}' from generate_series(1, 3500) n`)
  const index = await readSitemap('/sitemap.xml')
  expect(index.places.slice(1)).toEqual(['https://site.test/sitemap/vehicles-1.xml', 'https://site.test/sitemap/vehicles-2.xml'])
  const [first, second] = [await readSitemap('/sitemap/vehicles-1.xml'), await readSitemap('/sitemap/vehicles-2.xml')]
  const many = [...first.places, ...second.places].filter((place) => /-(19|2\d)\d{3}$/.test(place ?? ''))
  expect([many.length, new Set(many).size]).toEqual([3500, 3500])
  expect([second.places[0], second.places.at(-1)].map((place) => place?.match(/\d+$/)?.[0])).toEqual(['20001', '22500'])
})

test('whoever reads gzip gets a sitemap as one gzip file, and the same text', async () => {
  for (const path of ['/sitemap/pages.xml', '/sitemap/vehicles-1.xml']) {
    const [plain, packed] = [await app.request(path), await app.request(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })]
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
    expect([plain, packed].map(({ headers }) => headers.get('vary'))).toEqual(['Accept-Encoding', 'Accept-Encoding'])
    const text = await plain.text()
    expect(text).toContain('<loc>')
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text)
  }
})

test.each(['/sitemap/vehicles-0.xml', '/sitemap/vehicles-999999.xml', '/sitemap/vehicles-x.xml', '/sitemap/other.xml'])('%s is no sitemap', async (path) => {
  expect((await readSitemap(path)).status).toBe(404)
})
