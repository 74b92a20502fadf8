import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { listedVins, mapPackages } from '#domains/vin-lists/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { minutes } from '#kernel/durations.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const app = createApp(services)
const LISTED_VIN = 'SADCA2BN8HA000001'
const OTHER = 'WDDCA2BN8HA000001'
const PACKAGE = 'https://maps.example/gcc.zip'

const block = (id: string, template: string, fields: object = {}) => ({
  ...aStoredBlock(template, { ...fields }),
  id,
  version: catalogue.get(template)?.block.version ?? 1,
})
const blocks = [
  block('all', 'vin_checker'),
  block('one', 'local_vin_checker', { vin_list: 'airbag' }),
  block('maps', 'map_update', { installer_apple_link: { url: 'https://apple.example/a' }, installer_windows_link: { url: 'https://windows.example/w' } }),
  block('foreign', 'map_update', { vin_lookup_url: '/api/other/{vin}' }),
  block('quote', 'quote', { text: 'قول' }),
]
for (const status of ['published', 'disabled'] as const) {
  const createdPage = await createPage(services.staffCtx, PageDraft.parse({ path: status, title: 'x', status, blocks }), catalogue)
  if (!createdPage.ok) throw new Error(createdPage.code)
}
await listedVins.create(services.staffCtx, { vin: LISTED_VIN, list: 'recall' })
await mapPackages.create(services.staffCtx, {
  ...{ vin: 'SADCA2', vehicle_name: 'F-PACE', map_region: 'الخليج' },
  ...{ map_version: '2026.1', size_gb: 24.5, download_url: PACKAGE },
})

// Each test has the whole allowance of its address.
beforeEach(() => {
  services.time.now = new Date(services.time.now.getTime() + minutes(10))
})

type Answer = { status: number; cacheHeader: string | null; document: Document }
const answerOf = async (response: Response): Promise<Answer> => {
  const { document } = new JSDOM(await response.text(), { url: 'https://site.test/ar/published?theme=jdx' }).window
  return { status: response.status, cacheHeader: response.headers.get('cache-control'), document }
}
const open = async (address = '/ar/published?theme=jdx') => answerOf(await app.request(`https://site.test${address}`))
const post = (fields: Record<string, string>, address = '/ar/published') =>
  app.request(`https://site.test${address}`, { method: 'POST', body: new URLSearchParams(fields) })

const partOf = (document: Document, id: string) => document.querySelector<HTMLElement>(`[data-b="${id}"]`)

/** Presses a button as a browser without scripts does: the form's own fields, to the form's own address. */
async function press(document: Document, id: string, label: string, typed: Record<string, string> = {}): Promise<Answer> {
  const button = [...(partOf(document, id)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label)
  const form = button?.form
  if (!form || button.disabled) throw new Error(`nothing can be pressed: ${label}`)
  const values = [...form.elements].flatMap((element) => {
    const { name, value, type, checked } = element as HTMLInputElement
    return name && (type !== 'checkbox' || checked) ? [[name, value] as [string, string]] : []
  })
  const body = new URLSearchParams({ ...Object.fromEntries(values), ...typed })
  const { pathname, search, hash } = new URL(form.action)
  expect([form.method, document.querySelector(hash)?.closest(`[data-b="${id}"]`) !== null]).toEqual(['post', true])
  return answerOf(await app.request(`https://site.test${pathname}${search}`, { method: 'POST', body }))
}
const statusText = ({ document }: Answer, id: string) => partOf(document, id)?.querySelector('[role=status]')?.textContent

describe('[B-204] [B-324] [B-325] a VIN checker without a script', () => {
  test('answers on its own page, which nothing keeps, and the others say nothing', async () => {
    const { document } = await open()
    const answer = await press(document, 'all', 'تحقّق', { vin: ` ${LISTED_VIN.toLowerCase()}` })
    expect([answer.status, answer.cacheHeader]).toEqual([200, 'private, no-store'])
    expect(statusText(answer, 'all')).toContain('يُرجى الاتصال بمركز الخدمة')
    expect(statusText(answer, 'one')).toBe('')
    expect(partOf(answer.document, 'all')?.querySelector('input[name=vin]')?.getAttribute('value')).toBe(LISTED_VIN)
    expect(answer.document.documentElement.dataset.theme).toBe('jdx')
    // The next visitor finds the page as it was.
    expect(statusText(await open(), 'all')).toBe('')
    expect(statusText(await press(document, 'all', 'تحقّق', { vin: OTHER }), 'all')).toBe('سيارتك ليست من السيارات المشمولة بالاستدعاء.')
  })

  test('[B-311] asks its own list', async () => {
    const { document } = await open()
    expect(statusText(await press(document, 'one', 'تحقّق', { vin: LISTED_VIN }), 'one')).toBe('سيارتك ليست من السيارات المشمولة بالاستدعاء.')
  })

  test('says at the field what is no VIN, and gives it back', async () => {
    const answer = await press((await open()).document, 'all', 'تحقّق', { vin: '<b>12' })
    const field = partOf(answer.document, 'all')?.querySelector('input[name=vin]')
    expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid'), statusText(answer, 'all')]).toEqual(['<b>12', 'true', ''])
    expect(answer.document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('17')
  })

  test('works in the gallery, too', async () => {
    const { document } = await answerOf(await app.request('https://site.test/ar/blocks?template=vin_checker'))
    expect(partOf(document, 'vin-checker-0')?.querySelector('form')?.getAttribute('action')).toBe('#vin-checker-0-check')
    const answer = await answerOf(await post({ _block: 'vin-checker-0', vin: OTHER }, '/ar/blocks?template=vin_checker'))
    expect(statusText(answer, 'vin-checker-0')).toContain('ليست من السيارات المشمولة')
  })
})

describe('[B-013] the update of maps without a script', () => {
  const step = ({ document }: Answer) =>
    [...(partOf(document, 'maps')?.querySelectorAll('ol > li') ?? [])].findIndex((item) => item.getAttribute('aria-current') === 'step') + 1
  const linksOf = ({ document }: Answer) => [...(partOf(document, 'maps')?.querySelectorAll('a') ?? [])].map(({ href }) => href)
  const find = async (vin: string) => press((await open()).document, 'maps', 'متابعة', { vin })

  test('goes through its three steps; the package is a link once the terms are accepted', async () => {
    const second = await find(LISTED_VIN)
    expect([step(second), partOf(second.document, 'maps')?.textContent?.includes(LISTED_VIN), linksOf(second).includes(PACKAGE)]).toEqual([2, true, false])
    const apps = [...(partOf(second.document, 'maps')?.querySelectorAll('[data-current] a') ?? [])].map((link) => link.getAttribute('href'))
    expect(apps).toEqual(expect.arrayContaining(['https://apple.example/a', 'https://windows.example/w']))
    const terms = partOf(second.document, 'maps')?.querySelector<HTMLInputElement>('input[type=checkbox]')
    expect([terms?.required, terms?.checked, terms?.form?.textContent]).toEqual([true, false, 'تنزيل الخرائط'])
    // A browser that knows no required fields sends it all the same.
    expect(step(await press(second.document, 'maps', 'تنزيل الخرائط'))).toBe(2)
    const third = await press(second.document, 'maps', 'تنزيل الخرائط', { accepted: 'on' })
    expect([step(third), linksOf(third).includes(PACKAGE)]).toEqual([3, true])
    const again = await press(third.document, 'maps', 'تحديث سيارة أخرى')
    expect([step(again), partOf(again.document, 'maps')?.querySelector('input[name=vin]')?.getAttribute('value') ?? '']).toEqual([1, ''])
  })

  test('keeps the VIN when the vehicle is changed, and when the list does not know it', async () => {
    const typed = ({ document }: Answer) => partOf(document, 'maps')?.querySelector('input[name=vin]')?.getAttribute('value')
    const changedVehicle = await press((await find(LISTED_VIN)).document, 'maps', 'تغيير السيارة')
    expect([step(changedVehicle), typed(changedVehicle)]).toEqual([1, LISTED_VIN])
    const unknown = await find(OTHER)
    expect([step(unknown), typed(unknown), partOf(unknown.document, 'maps')?.querySelector('[role=alert]')?.textContent]).toEqual([
      1,
      OTHER,
      'لم نتعرّف على رقم الهيكل. تأكد من كتابته على نحو صحيح، أو حاول لاحقًا.',
    ])
  })

  test('says that it needs a script where another address knows the maps', async () => {
    const { document } = await open()
    const notes = (id: string) => [...(partOf(document, id)?.querySelectorAll('noscript') ?? [])].map(({ textContent }) => textContent)
    expect([notes('maps'), notes('foreign').join('')]).toEqual([[], expect.stringContaining('JavaScript')])
    expect(partOf((await answerOf(await post({ _block: 'foreign', vin: LISTED_VIN }))).document, 'foreign')?.textContent).not.toContain(LISTED_VIN)
  })
})

describe('a plain post to a page', () => {
  test.each([
    ['to a block that reads none', '/ar/published', { _block: 'quote', vin: LISTED_VIN }],
    ['to a block that is not on it', '/ar/published', { _block: 'none', vin: LISTED_VIN }],
    ['to no block', '/ar/published', { vin: LISTED_VIN }],
    ['to a page that is not published', '/ar/disabled', { _block: 'all', vin: LISTED_VIN }],
    ['to a page that is none', '/ar/none', { _block: 'all', vin: LISTED_VIN }],
  ])('%s finds nothing', async (_case, address, fields) => {
    expect((await post(fields, address)).status).toBe(404)
  })

  test('is answered thirty times at once for one address, and no more', async () => {
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await post({ _block: 'none' })).status)
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([404]), 429])
  })

  test('holds what no database could store without harm', async () => {
    const answer = await answerOf(await post({ _block: 'all', vin: `a\u0000${'x'.repeat(5000)}` }))
    expect([answer.status, statusText(answer, 'all')]).toEqual([200, ''])
  })
})
