import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { NavRecordDraft, PageDraft } from '#domains/content/index.ts'
import { createNavRecord, createPage } from '#domains/content/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)

async function addPage(path: string, blocks: readonly object[]) {
  const createdPage = await createPage(
    services.staffCtx,
    PageDraft.parse({ path, title: 'عنوان', meta_description: 'وصف', status: 'published', blocks }),
    catalogue,
  )
  if (!createdPage.ok) throw new Error(createdPage.code)
}

for (const path of ['offers', 'plain']) await addPage(path, [aStoredBlock('quote', { quote: 'نص' })])

const { set } = services

async function open(path: string) {
  const response = await app.request(`https://site.test${path}`)
  return { status: response.status, page: new JSDOM(await response.text()).window.document }
}

beforeEach(() => set({ 'general.theme': null, 'general.fab': null, 'navigation.disabled_on_pages': null, logo: null }))

test('[A-088][C-016][A-089][C-017] pages of the setting have no floating button in theme lrdx; all others have it, as all have in jdx', async () => {
  await set({ 'general.fab': [{ link: '/contact-us', label: 'تواصل' }], 'navigation.disabled_on_pages': '/offers' })
  const hasButton = async () => {
    const drawnPages = await Promise.all(['/ar/offers', '/ar/plain'].map(open))
    return drawnPages.map(({ page }) => page.querySelector('[data-floating] a') !== null)
  }
  expect(await hasButton()).toEqual([true, true])
  await set({ 'general.theme': 'lrdx' })
  expect(await hasButton()).toEqual([false, true])
})

test('[C-115][C-116][C-117] a block of a page takes the place of the button of all pages there, and there alone', async () => {
  const group = { link: { url: '/offers', label: 'من الصفحة' }, icon: '', dc_strategy: null }
  await addPage('own', [aStoredBlock('floating_action', {}, [group])])
  const texts = async () => {
    const drawnPages = await Promise.all(['/ar/own', '/ar/plain'].map(open))
    return drawnPages.map(({ page }) => [...page.querySelectorAll('[data-floating] li')].map(({ textContent }) => textContent))
  }
  expect(await texts()).toEqual([['من الصفحة'], []])
  await set({ 'general.fab': [{ link: '/contact-us', label: 'تواصل' }] })
  expect(await texts()).toEqual([['من الصفحة'], ['تواصل']])
})

test('[A-087][A-290] the menu has the entries of the admin, and a page the way to itself by them', async () => {
  const addEntry = async (label: string, url: string, parent_id: number | null) => {
    const navRecord = await createNavRecord(services.staffCtx, NavRecordDraft.parse({ label, url, parent_id }))
    if (!navRecord.ok) throw new Error(navRecord.code)
    return navRecord.value.id
  }
  const top = await addEntry('الشراء', '', null)
  const middle = await addEntry('العروض والتمويل', '/plain', top)
  await addEntry('عروض الشهر', '/offers', middle)
  // Written past the API, nobody tells the site.
  services.site.forget()
  services.cache.forget(['site'])
  const { page } = await open('/ar/offers')
  const menu = page.querySelector('header nav[popover]')
  expect(menu?.querySelector('ul > li > button')?.textContent).toBe('الشراء')
  expect([...(menu?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['العروض والتمويل', '/ar/plain'],
    ['عروض الشهر', '/ar/offers'],
  ])
  const crumbs = [...page.querySelectorAll('header [data-header-part="breadcrumbs"] li')]
  expect(crumbs.map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href')])).toEqual([
    ['الرئيسية', '/ar/'],
    ['الشراء', undefined],
    ['العروض والتمويل', '/ar/plain'],
    ['عروض الشهر', undefined],
  ])
})

test('[A-091][A-093] a page of the setting has the logo of its entry, and the usual one while an entry cannot be used', async () => {
  const linkOf = async () => (await open('/ar/offers')).page.querySelector('header a[data-logo]')
  const logoOf = async () => (await linkOf())?.querySelector('svg')?.outerHTML
  const usual = await logoOf()
  expect(usual).toBeTruthy()
  const entry = { matchingPath: '/offers*', homepage: '/offers', logo: 'land-rover' }
  await set({ logo: [entry] })
  expect(await logoOf()).not.toBe(usual)
  expect([(await linkOf())?.getAttribute('href'), (await open('/ar/plain')).page.querySelector('header a[data-logo]')?.getAttribute('href')]).toEqual([
    '/ar/offers',
    '/ar/',
  ])
  await services.database.db.$client.query(`update setting set value = $1 where key = 'logo'`, [JSON.stringify([{ ...entry, homepage: undefined }])])
  // Written past the API, nobody tells the site.
  services.site.forget()
  services.cache.forget(['site'])
  const { status } = await open('/ar/offers')
  expect([status, await logoOf()]).toEqual([200, usual])
  expect(services.messages.splice(0)).toContain('Invalid JSON in logo')
})

test('[A-369][C-318] pages carry the key of the error reports, and may reach their service, while the setting has one', async () => {
  const reporting = async () => {
    const response = await app.request('https://site.test/ar/plain')
    const { body } = new JSDOM(await response.text()).window.document
    return [body.dataset.errorReports, response.headers.get('content-security-policy')?.includes('https://api.raygun.com')]
  }
  expect(await reporting()).toEqual([undefined, false])
  await set({ 'performance.raygun_api_key': 'a-key' })
  expect(await reporting()).toEqual(['a-key', true])
  await set({ 'performance.raygun_api_key': null })
})

test('[A-404][C-387] the footer is whole in the HTML, and tells the script to begin 100 px before it is in view', async () => {
  await set({ 'footer.legal_text': '<p>جميع الحقوق محفوظة.</p>' })
  const footer = (await open('/ar/plain')).page.querySelector<HTMLElement>('body > footer [data-i][data-near]')
  expect([footer?.dataset.when, footer?.dataset.near]).toEqual(['visible', '100'])
  expect(footer?.textContent).toContain('جميع الحقوق محفوظة.')
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
