import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { BlockContext } from '#block-engine/data-loader.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { parseStockQuery } from '#domains/stock/index.ts'
import { importVehicles } from '#domains/stock/index.server.ts'
import { parseQuery } from '#kernel/query-string.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderHtml } from '#tests/support/drawing/render-block.tsx'
import { searchSite } from '#domains/search/site/search-site.server.ts'
import { stockForBlocks } from '#tests/support/drawing/stock-for-blocks.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { searchResults } from './block.ts'
import { load } from './data.server.ts'

const services = await testServices()
const ctx = { ...services.staffCtx, staff: null }
const aPage = (path: string, title: string, rest = {}) =>
  createPage(services.staffCtx, PageDraft.parse({ path, title, status: 'published', ...rest }), catalogue)

await aPage('offers', 'عُروض الصيف', { meta_description: 'تمويل بهامش ثابت' })
await aPage('care', 'الصيانة', { blocks: [aStoredBlock('quote', { quote: 'عروض على الإطارات' })] })
await aPage('hidden-text', 'الملّاك', { blocks: [{ ...aStoredBlock('quote', { quote: 'عروض سابقة' }), is_hidden: true }] })
await aPage('secret', 'عروض سرية', { status: 'disabled' })
for (let number = 1; number <= 23; number += 1) await aPage(`guides/${String(number).padStart(2, '0')}`, `دليل ${number}`)
await importVehicles(services.staffCtx, [
  { draft: aVehicle({ external_id: 'a', nameplate_name: 'F-Pace', model_display_name: 'جاكوار F-PACE', version: 'P400 SE', production_year: 2026 }) },
])
await services.stock.refresh()

const { finder, stock } = services
const siteSearch = { find: (request: Parameters<typeof searchSite>[2]) => searchSite(ctx, { stock, finder }, request) }
const search = (query: BlockContext['query']) => load({}, { query, stock: stockForBlocks(), siteSearch })
async function draw(query: BlockContext['query'], fields = {}) {
  return JSDOM.fragment(renderHtml(aStoredBlock('search_results', fields), {}, await search(query)))
}
const links = (page: DocumentFragment) => [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

test('[A-365] published pages are found in any spelling, by title before text, hidden blocks and pages are not', async () => {
  expect(links(await draw({ keyword: 'عروض' }))).toEqual([
    ['عُروض الصيف', '/ar/offers'],
    ['الصيانة', '/ar/care'],
  ])
  expect(links(await draw({ keyword: 'الصيف تمويل' }))).toEqual([['عُروض الصيف', '/ar/offers']])
})

test('[A-365] vehicles are found by model and maker, and lead to the showroom', async () => {
  const [link] = links(await draw({ keyword: 'f-pace' }))
  expect(link?.[0]).toBe('جاكوار F-PACE P400 SE')
  expect(link?.[1]).toMatch(/^\/ar\/showroom\/new-jaguar-f-pace-2026.*-\d+$/)
})

test('[A-365] more vehicles than are shown are found in the stock locator', async () => {
  const others = ['b', 'c', 'd', 'e'].map((id) => ({ draft: aVehicle({ external_id: id, nameplate_name: 'F-Pace', model_display_name: 'جاكوار F-PACE' }) }))
  expect((await search({ keyword: 'f-pace' })).vehicles.all).toBe('')
  await importVehicles(services.staffCtx, others)
  await services.stock.refresh()
  const [name, href] = links(await draw({ keyword: 'f-pace' })).at(-1) ?? []
  expect(name).toBe('عرض كل السيارات')
  const { pathname, search: query } = new URL(href ?? '', 'https://x.example')
  expect(pathname).toBe('/ar/find-a-car')
  expect(parseStockQuery(parseQuery(query)).filters).toEqual({ brands: ['Jaguar'], models: ['F-Pace'] })
})

test('[A-364] a search without results says so in exactly these words', async () => {
  const field = searchResults.fields.find(({ symbol }) => symbol === 'no_results_text')
  expect(field).toMatchObject({ default: 'Sorry there were no results for your search. Please try again with another term or phrase.' })
  const page = await draw({ keyword: 'zzzz' })
  expect(page.textContent).toContain('عذرًا، لا توجد نتائج لبحثك. يُرجى المحاولة بكلمة أو عبارة أخرى.')
  expect(links(page)).toEqual([])
})

test('[B-004] no_results_text is what staff write', async () => {
  expect((await draw({ keyword: 'zzzz' }, { no_results_text: 'لا نتائج' })).textContent).toContain('لا نتائج')
})

test('[A-365] ten pages at a time; the link for more leads to the first of the next ten', async () => {
  const first = await search({ keyword: 'دليل' })
  expect([first.pages.results.length, first.pages.total, first.more]).toEqual([10, 23, '?keyword=%D8%AF%D9%84%D9%8A%D9%84&results=20#result-11'])
  const second = await draw({ keyword: 'دليل', results: '20' })
  expect([second.querySelectorAll('ol li').length, second.querySelector('#result-11 a')?.textContent]).toEqual([20, 'دليل 11'])
  expect((await search({ keyword: 'دليل', results: '30' })).more).toBe('')
})

test('without a keyword nothing is searched, and what is no number of results is ten', async () => {
  expect((await draw({})).textContent).toContain('اكتب ما تبحث عنه.')
  expect((await search({ keyword: 'دليل', results: 'x' })).pages.results).toHaveLength(10)
})
