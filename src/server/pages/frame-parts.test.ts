import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { importContent } from '#domains/content/index.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices({ SERVICE_NETWORK: 'private' })
const app = createApp(services)
const menus = await aNeighbour()
menus.answer = { status: 200, body: '<ul class="naas"><li><a href="/compare" onclick="x()">قارن</a></li></ul><script>x()</script>' }

const remote = { url: `${menus.url}/somewhere`, locale: 'ar', disable: '.search', enable: '', logo: 'defender' }
await importContent(
  services.staffCtx,
  {
    settings: {
      'navigation.config': remote,
      'general.fab': [{ label: 'احجز', link: '/compare' }],
      'general.exit_popup.allow_list': '*',
      cookie_consent: { title: 'ملفات تعريف الارتباط' },
    },
    pages: [{ path: 'compare', status: 'published', title: 'مقارنة', blocks: [aStoredBlock('quote', { quote: 'نص الصفحة' })] }],
    navigation: [{ label: 'السيارات', url: '', children: [{ label: 'مقارنة', url: '/compare' }] }],
    metaheads: [],
    offerCarModels: [{ key: 'x760', label: 'XE', family: 'xe', model_years: [2022] }],
  },
  { catalogue, settings: settingTable },
)
services.site.forget()
services.cache.forget(['site'])

async function page(): Promise<Document> {
  const response = await app.request('https://site.test/ar/compare')
  expect(response.status).toBe(200)
  return new JSDOM(await response.text()).window.document
}

test('[A-083] what the service of the remote menu answers is kept, made safe, and stands in the header of pages', async () => {
  const header = (await page()).querySelector('body > header')
  const content = await services.site.get(services.staffCtx)
  expect(content.remoteNavigation).toBe('<ul class="naas"><li><a href="/ar/compare">قارن</a></li></ul>')
  expect([...new Set(menus.requests)]).toEqual(['/naas/?locale=ar&disable=.search&logo=defender'])
  expect(header?.querySelector('[data-remote-menu] a[href="/ar/compare"]')?.textContent).toBe('قارن')
})

test('[A-179] pages have the entries of the menu, the models of offers, the way to the page and the remote menu', async () => {
  const document = await page()
  const { navigation, remoteNavigation } = await services.site.get(services.staffCtx)
  expect(navigation).toMatchObject([{ label: 'السيارات', children: [{ label: 'مقارنة' }] }])
  expect(remoteNavigation).toContain('naas')
  const models = (await (await app.request('https://site.test/api/offer_car_models')).json()) as { data: { key: string }[] }
  expect(models.data.map(({ key }) => key)).toEqual(['x760'])
  const crumbs = [...document.querySelectorAll('nav[data-breadcrumbs] li, [aria-label="مسار التنقل"] li')].map(({ textContent }) => textContent?.trim())
  expect(crumbs.at(-1)).toBe('مقارنة')
})

test('[A-077] a page has its navigation, content, footer, cookie banner, floating button, dialogs, the place of the toolbar’s script and its meta tags', async () => {
  const document = await page()
  const has = (selector: string) => document.querySelector(selector) !== null
  expect(has('body > header [data-remote-menu]')).toBe(true)
  expect(document.querySelector('main')?.textContent).toContain('نص الصفحة')
  expect(has('body > footer')).toBe(true)
  expect(document.querySelector('#cookie-banner')?.textContent).toContain('ملفات تعريف الارتباط')
  expect(document.querySelector('[data-floating] a')?.textContent).toBe('احجز')
  expect(has('dialog[data-exit-popup]')).toBe(true)
  // The toolbar of editors and the dialogs of films and forms are mounted by this script when they are asked for.
  expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe('/ar/assets/start.js')
  expect(document.title).toContain('مقارنة')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://site.test/ar/compare')
})
