import { JSDOM } from 'jsdom'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Template } from '#block-engine/catalogue.ts'
import type { Example } from '#block-engine/define-block.ts'
import type { BlockContext, DataLoader } from '#block-engine/data-loader.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { views } from '#blocks/views.gen.ts'
import { signPreview, versionSubject } from '#domains/accounts/index.server.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage, savePage } from '#domains/content/index.server.ts'
import { parseStockQuery } from '#domains/stock/index.ts'
import { importVehicles, seedListings } from '#domains/stock/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { blockProviders } from '#site/registry/block-providers.gen.server.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)

// Three templates of which one reads parameters and one the stock, under the names of templates that exist.
const templates = catalogue as Map<string, Template & { examples: readonly Example[] }>
const loaders = dataLoaders as Map<string, DataLoader>
const drawnViews = views as Map<string, unknown>
const quote = templates.get('quote')
if (!quote) throw new Error('no quote')
const load = vi.fn(async (_values: unknown, context: BlockContext<never>) => JSON.stringify(context.query))
const count = vi.fn(async (_values: unknown, { stock }: BlockContext<'stock'>) => `${(await stock.search('all-cars', parseStockQuery({})))?.total} سيارة`)
const madeBlocks = {
  list: { block: { ...quote.block, symbol: 'list', readsQuery: ['page', 'state_in'] }, load },
  counter: { block: { ...quote.block, symbol: 'counter', needs: ['stock'] as const }, load: count },
  deaf: {
    block: { ...quote.block, symbol: 'deaf' },
    load: async (_values: unknown, { query, ctx }: BlockContext<never>) => JSON.stringify({ query, staff: ctx.staff }),
  },
}
for (const [symbol, { block, load }] of Object.entries(madeBlocks)) {
  templates.set(symbol, { block, examples: [], upgrades: [] })
  loaders.set(symbol, load as unknown as DataLoader)
  drawnViews.set(symbol, ({ data }: { data: string }) => data)
}
afterAll(() => {
  for (const symbol of Object.keys(madeBlocks)) for (const registry of [templates, loaders, drawnViews]) registry.delete(symbol)
})

await seedListings(services.staffCtx, { listings: [{ key: 'all-cars', name: 'x', currency: 'AED', membership: 'filtered', filters: {} }], configs: [] })
const blocks = (...symbols: string[]) => symbols.map((symbol) => ({ ...aStoredBlock(symbol), id: symbol }))
const draft = (path: string, ...symbols: string[]) => PageDraft.parse({ path, title: path, status: 'published', blocks: blocks(...symbols) })
const cars = await createPage(services.staffCtx, draft('cars', 'list', 'deaf'), catalogue)
if (!cars.ok) throw new Error(cars.code)
const listedPage = await createPage(services.staffCtx, draft('listed', 'list'), catalogue)
if (!listedPage.ok) throw new Error(listedPage.code)
await createPage(services.staffCtx, draft('stock', 'counter'), catalogue)
// What the bus tells of these writes would otherwise arrive in the middle of a test, and its pages would be drawn anew.
const heard = vi.spyOn(services.cache, 'forget')
await createPage(services.staffCtx, draft('plain', 'deaf'), catalogue)
await services.stock.refresh()
await vi.waitFor(() => expect(heard.mock.calls.flat(2)).toContain('page:plain'))
heard.mockRestore()

async function main(path: string): Promise<string> {
  const response = await app.request(`https://site.test${path}`)
  const { document } = new JSDOM(await response.text()).window
  return (document.querySelector('main')?.textContent ?? '').trim()
}

beforeEach(() => {
  services.cache.forget(['site'])
  load.mockClear()
  count.mockClear()
})

test('a query that holds a NUL is refused, whether the page reads parameters or not', async () => {
  const statuses = (addresses: string[]) => Promise.all(addresses.map(async (address) => (await app.request(`https://site.test${address}`)).status))
  expect(await statuses(['/ar/cars?page=%00', '/ar/plain?x=a%00b', '/ar/blocks?template=%00'])).toEqual([400, 400, 400])
  expect(await statuses(['/ar/plain?x=%2500', '/ar/plain?x=a'])).toEqual([200, 200])
})

describe('a page with a block that reads parameters', () => {
  test('gives the block those that it names, and the block beside it none; nobody is signed in', async () => {
    expect(await main('/ar/cars?page=2&state_in=new&x=1')).toBe('{"page":"2","state_in":"new"}\n{"query":{},"staff":null}')
  })

  test('[A-236] [C-137] [A-237] [C-138] names in its markup the parameters that it reads, and another page names none', async () => {
    const watched = async (path: string) => {
      const { document } = new JSDOM(await (await app.request(`https://site.test${path}`)).text()).window
      return JSON.parse(document.querySelector('main')?.dataset.page ?? '{}').watch
    }
    expect([await watched('/ar/cars'), await watched('/ar/plain')]).toEqual([['page', 'state_in'], []])
  })

  test('is two pages for two values, each drawn once', async () => {
    const ask = (query: string) => main(`/ar/cars?${query}`)
    expect([await ask('page=2'), await ask('page=3'), await ask('page=2'), await ask('page=3')].map((text) => text.slice(0, 12))).toEqual([
      '{"page":"2"}',
      '{"page":"3"}',
      '{"page":"2"}',
      '{"page":"3"}',
    ])
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is one page for every order and spelling of its parameters, whatever else the address carries', async () => {
    const spellings = [
      'state_in=used&state_in=new&page=2',
      'page=2&state_in[]=new&state_in[]=used',
      'utm_source=a&page=2&state_in=new&fbclid=b&state_in=used',
      'page=2&state_in=new&state_in=used&theme=',
    ]
    expect(new Set(await Promise.all(spellings.map((query) => main(`/ar/cars?${query}`)))).size).toBe(1)
    for (const query of spellings) await main(`/ar/cars?${query}`)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is the page without parameters for those it does not read', async () => {
    for (let index = 0; index < 5; index += 1) await main(`/ar/cars?invented_${index}=${index}`)
    expect(await main('/ar/cars')).toContain('{"query":{}')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('may come to read others when an editor changes it', async () => {
    expect(await main('/ar/cars?page=2')).toContain('{"page":"2"}')
    const { id, version } = cars.value
    await savePage(services.staffCtx, { id, version, draft: draft('cars', 'deaf') }, catalogue)
    await vi.waitFor(async () => expect(await main('/ar/cars?page=2')).toBe('{"query":{},"staff":null}'))
    expect(services.cache.readsOf('cars')?.query).toEqual([])
  })
})

test('[B-323] a block that is tried again gets the parameters of its page', async () => {
  const response = await app.request(`https://site.test/ar/_block?path=/ar/stock&block=counter&query=${encodeURIComponent('?page=2')}`)
  expect(await response.text()).toBe('0 سيارة')
})

describe('what anybody may ask for, and no browser keeps, is drawn once and not for each request:', () => {
  const list = async (query: string) => {
    const response = await app.request(`https://site.test/ar/_block?path=/ar/listed&block=list&query=${encodeURIComponent(query)}`)
    return JSDOM.fragment(await response.text()).textContent
  }

  test('a block alone, for each value that it reads', async () => {
    expect(await Promise.all(['?page=2', '?page=2&utm_source=a', '?x=1&page=2'].map(list))).toEqual(Array(3).fill('{"page":"2"}'))
    expect([await list('?page=2'), load.mock.calls.length]).toEqual(['{"page":"2"}', 1])
    expect([await list('?page=3'), load.mock.calls.length]).toEqual(['{"page":"3"}', 2])
  })

  test('a block alone that failed is tried again by each request', async () => {
    load.mockRejectedValueOnce(new Error('away'))
    expect(await list('?page=4')).toContain('إعادة المحاولة')
    expect(await list('?page=4')).toBe('{"page":"4"}')
  })

  test('a version of a page behind a preview link, as it is compared with another', async () => {
    const { id } = cars.value
    const token = signPreview(versionSubject(id, 1), new Date(services.clock.now().getTime() + 60_000), services.secretKey)
    const preview = (query: string) => main(`/ar/preview/${id}/1?token=${token}&${query}`)
    const texts = await Promise.all([preview('page=2'), preview('page=2&x=1'), preview('page=2')])
    expect([new Set(texts).size, load.mock.calls.length]).toEqual([1, 1])
    expect(texts[0]).toContain('{"page":"2"}')
    expect([await preview('page=2'), load.mock.calls.length]).toEqual([texts[0], 1])
    services.cache.forget(['site'])
    expect([await preview('page=2'), load.mock.calls.length]).toEqual([texts[0], 2])
  })

  test('a block alone, until an editor changes its page', async () => {
    expect([await list(''), await list(''), load.mock.calls.length]).toEqual(['{}', '{}', 1])
    const { id, version } = listedPage.value
    const forgotten = vi.spyOn(services.cache, 'forget')
    await savePage(services.staffCtx, { id, version, draft: draft('listed', 'deaf') }, catalogue)
    await vi.waitFor(() => expect(forgotten.mock.calls.flat(2)).toContain('page:listed'))
    forgotten.mockRestore()
    expect((await app.request('https://site.test/ar/_block?path=/ar/listed&block=list')).status).toBe(404)
  })
})

test('a page that shows vehicles is drawn anew when they change, and only such a page', async () => {
  expect([await main('/ar/stock'), await main('/ar/stock')]).toEqual(['0 سيارة', '0 سيارة'])
  expect(count).toHaveBeenCalledTimes(1)
  const cachedPages = [await main('/ar/plain'), services.cache.find({ path: 'plain', theme: 'own', query: '' }, 0)]
  await importVehicles(services.staffCtx, [{ draft: aVehicle({ external_id: 'a' }) }, { draft: aVehicle({ external_id: 'b' }) }])
  await vi.waitFor(async () => expect(await main('/ar/stock')).toBe('2 سيارة'))
  expect([cachedPages[0], services.cache.find({ path: 'plain', theme: 'own', query: '' }, 0)]).toEqual(cachedPages)
})

test('what a domain offers is built for a page whose blocks need it, once, and for no other page', async () => {
  const builds = Object.values(blockProviders).map((provider) => vi.spyOn(provider, 'provide'))
  const calls = () => builds.reduce((sum, build) => sum + build.mock.calls.length, 0)
  await main('/ar/plain')
  expect(calls()).toBe(0)
  await createPage(services.staffCtx, { ...draft('twice', 'counter'), blocks: ['a', 'b'].map((id) => ({ ...aStoredBlock('counter'), id })) }, catalogue)
  await vi.waitFor(async () => expect(await main('/ar/twice')).toContain('سيارة'))
  expect([calls(), vi.mocked(blockProviders.stock.provide).mock.calls.length]).toEqual([1, 1])
  vi.restoreAllMocks()
})

test('a block is given what it needs and nothing of what the block beside it needs', async () => {
  count.mockImplementationOnce(async (_values, context) => Object.keys(context).sort().join())
  load.mockImplementationOnce(async (_values, context) => Object.keys(context).sort().join())
  await createPage(services.staffCtx, draft('needs', 'counter', 'list'), catalogue)
  await vi.waitFor(async () => expect(await main('/ar/needs')).toBe('ctx,now,path,posted,query,stock,timeZone\nctx,now,path,posted,query,timeZone'))
})
