import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage, upsertSetting } from '#domains/content/index.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)

for (const path of ['offers', 'plain']) {
  const blocks = [aStoredBlock('quote', { quote: 'نص' })]
  const made = await createPage(services.staffCtx, PageDraft.parse({ path, title: 'عنوان', meta_description: 'وصف', status: 'published', blocks }), catalogue)
  if (!made.ok) throw new Error(made.code)
}

async function set(settings: Record<string, unknown>) {
  for (const [key, value] of Object.entries(settings))
    expect((await upsertSetting(services.staffCtx, { key, value: value as string }, settingTable)).ok).toBe(true)
  services.site.forget()
  services.cache.forget(['site'])
}

async function open(path: string) {
  const response = await app.request(`https://site.test${path}`)
  return { status: response.status, page: new JSDOM(await response.text()).window.document }
}

beforeEach(() => set({ 'general.theme': null, 'general.fab': null, 'navigation.disabled_on_pages': null, logo: null }))

test('[A-088][A-089][C-017] pages of the setting have no floating button in theme lrdx; all others have it, as all have in jdx', async () => {
  await set({ 'general.fab': [{ link: '/contact-us', label: 'تواصل' }], 'navigation.disabled_on_pages': '/offers' })
  const hasButton = async () => {
    const drawn = await Promise.all(['/ar/offers', '/ar/plain'].map(open))
    return drawn.map(({ page }) => page.querySelector('[data-floating] a') !== null)
  }
  expect(await hasButton()).toEqual([true, true])
  await set({ 'general.theme': 'lrdx' })
  expect(await hasButton()).toEqual([false, true])
})

test('[A-091][A-093] a page of the setting has the logo of its entry, and the usual one while an entry cannot be used', async () => {
  const logoOf = async () => (await open('/ar/offers')).page.querySelector('header a[href] svg')?.outerHTML
  const usual = await logoOf()
  expect(usual).toBeTruthy()
  const entry = { matchingPath: '/offers*', homepage: '/offers', logo: 'land-rover' }
  await set({ logo: [entry] })
  expect(await logoOf()).not.toBe(usual)
  await services.database.db.$client.query(`update setting set value = $1 where key = 'logo'`, [JSON.stringify([{ ...entry, homepage: undefined }])])
  await set({})
  const { status } = await open('/ar/offers')
  expect([status, await logoOf()]).toEqual([200, usual])
  expect(services.messages.splice(0)).toContain('Invalid JSON in logo')
})

test('[A-060] a page of the editor has tags for search engines and shared links, screens of ordering online have none', async () => {
  const tagsOf = async (path: string) => {
    const { page } = await open(path)
    return [...page.head.querySelectorAll('meta[name="description"], meta[property="og:title"], meta[property="og:image"], link[rel="canonical"]')].length
  }
  expect(await tagsOf('/ar/plain')).toBe(4)
  for (const step of ['', '/vehicle', '/checkout', '/success']) expect([step, await tagsOf(`/ar/showroom-order-online${step}`)]).toEqual([step, 0])
})

test('[A-075][A-033] an address of the showroom without an id is no page', async () => {
  const answers = await Promise.all(['/ar/showroom/noid', '/ar/showroom/f-pace-012', '/ar/showroom/x-9999999999'].map(open))
  expect(answers.map(({ status, page }) => [status, page.querySelector('main h1')?.textContent])).toEqual(answers.map(() => [404, 'الصفحة غير موجودة']))
})
