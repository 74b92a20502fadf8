import { expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { importVehicles } from '#domains/stock/index.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const suggested = async (keyword: string) => (await call(`/search_suggestions/?keyword=${encodeURIComponent(keyword)}`, { token: null })).json.data
const aPage = (path: string, title: string, rest = {}) =>
  createPage(services.staffCtx, PageDraft.parse({ path, title, status: 'published', ...rest }), catalogue)

await aPage('offers', 'عروض الصيف')
await aPage('secret', 'عروض سرية', { status: 'disabled' })
await importVehicles(services.staffCtx, [{ draft: aVehicle({ external_id: 'a', nameplate_name: 'F-Pace', model_display_name: 'جاكوار F-PACE' }) }])
await services.stock.refresh()

test('[A-299] suggestions are texts of published pages, models and brands', async () => {
  const answer = await call('/search_suggestions/?keyword=f-p', { token: null })
  expect([answer.status, answer.json]).toEqual([200, { data: ['F-Pace', 'جاكوار F-PACE'] }])
  expect(await suggested('جاكوار')).toEqual(['جاكوار F-PACE'])
  expect(await suggested('Jag')).toEqual(['Jaguar'])
  expect(await suggested('عُروض')).toEqual(['عروض الصيف'])
})

test('[A-300][C-281] an answer has status 200 and a list, also for a keyword that finds nothing or is none', async () => {
  for (const query of ['', '?keyword=', '?keyword=zzzz', '?keyword=%00', '?keyword=%D9']) {
    expect(await call(`/search_suggestions/${query}`, { token: null })).toMatchObject({ status: 200, json: { data: [] } })
  }
})

test('suggestions follow pages as soon as they change, and the stock soon after', async () => {
  await aPage('winter', 'عروض الشتاء')
  await vi.waitFor(async () => expect(await suggested('عروض')).toEqual(['عروض الصيف', 'عروض الشتاء']))
  await importVehicles(services.staffCtx, [{ draft: aVehicle({ external_id: 'b', nameplate_name: 'XJ220' }) }])
  await services.stock.refresh()
  services.terms.forget()
  expect(await suggested('xj')).toEqual(['XJ220'])
})
