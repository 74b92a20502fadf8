import type { BrowserContext, Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

/** Nobody has answered yet, and everything that a browser asks for or keeps is written down. */
test.use({ storageState: { cookies: [], origins: [] } })

const TAG = 'https://tags.example/tag.js'
const PIXEL = 'https://pixel.example/p.gif'
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'
/** What measures and reports, beside the tags of staff. */
const measuring = { 'analytics.tag_manager_id': 'GTM-TEST123', 'performance.raygun_api_key': 'a-key' }
const CONTENT = { title: 'ملفات تعريف الارتباط', text: 'نص قصير عن الاختيار.', title_level: 'h3', button_position: 'center' }

const banner = (page: Page) => page.getByRole('region', { name: 'ملفات تعريف الارتباط' })

/** Every request that leaves the site, and every one of its own that measures or keeps an answer. */
async function watchWire(context: BrowserContext, url: string): Promise<string[]> {
  const askedAddresses: string[] = []
  await context.route(
    (address) => !address.href.startsWith(url),
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; path=/"; window.tagRan = (window.tagRan ?? 0) + 1' }),
  )
  context.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(url) || new URL(address).pathname.startsWith('/api/')) askedAddresses.push(address.replace(url, ''))
  })
  return askedAddresses
}

const keptByBrowser = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  keys: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
})

/** A page with what tag managers put into pages: a script of theirs, a pixel, and a script of our own that stores something. */
async function addTags(site: { query: (statement: string, values?: unknown[]) => Promise<unknown> }): Promise<void> {
  await site.query('delete from metahead')
  const add = (language: string, content: string) =>
    site.query('insert into metahead (content, language, sequence, in_body, reload_on_each_page) values ($1, $2, 1, true, false)', [content, language])
  await add('js-src', TAG)
  await add('html', `<img src="${PIXEL}" alt="">`)
  await add('javascript', `document.cookie = 'own=1; path=/'; localStorage.setItem('own', '1')`)
}

/** Reads a page to its end, meets an error, and goes to the next page. */
async function readOn(page: Page): Promise<void> {
  await page.goto('/ar/?utm_source=mail', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 2000)
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('an error of the page') })))
  await page.goto('/ar/about', { waitUntil: 'networkidle' })
}

test('[A-226] [A-227] [A-228] [A-400] [A-233] [C-030] [C-031] [C-032] [C-130] before the choice nothing optional is requested or kept; accepting lets it run, once, and is remembered', async ({
  page,
  context,
  site,
}) => {
  const askedAddresses = await watchWire(context, site.url)
  await addTags(site)
  // Where the answers stand is a choice of staff: left and right are those of the screen.
  const middles: number[] = []
  for (const button_position of ['left', 'right', 'center']) {
    await site.set({ cookie_consent: JSON.stringify({ ...CONTENT, button_position }), ...measuring })
    await page.goto('/ar/about')
    const boxes = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().x + button.clientWidth / 2))
    middles.push(boxes.reduce((sum, x) => sum + x, 0) / boxes.length / (page.viewportSize()?.width ?? 1))
  }
  expect(middles[0]).toBeLessThan(0.35)
  expect(middles[1]).toBeGreaterThan(0.65)
  expect(middles[2]).toBeCloseTo(0.5, 1)
  await readOn(page)
  expect([askedAddresses, await keptByBrowser(page)]).toEqual([[], { cookies: [], keys: [] }])
  // It takes no focus by itself, and is no dialog that holds visitors.
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await expect(banner(page).getByRole('heading', { level: 3, name: 'ملفات تعريف الارتباط' })).toBeVisible()
  await expect(banner(page).getByRole('button')).toHaveText(['قبول', 'رفض'])
  const [accept, refuse] = await Promise.all(['قبول', 'رفض'].map((name) => banner(page).getByRole('button', { name }).boundingBox()))
  expect([accept?.width, accept?.height]).toEqual([refuse?.width, refuse?.height])
  const { violations } = await axeOn(page).include('#cookie-banner').analyze()
  expect(violations).toEqual([])

  await page.evaluate(() => addEventListener('accept-all', () => Object.assign(window, { accepts: ((window as { accepts?: number }).accepts ?? 0) + 1 })))
  const proof = page.waitForRequest(/consent_proofs/)
  await banner(page).getByRole('button', { name: 'قبول' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => (window as { accepts?: number }).accepts)).toBe(1)
  expect(Object.keys((await proof).postDataJSON() as object).sort()).toEqual(['choice', 'id', 'version'])
  await expect.poll(() => askedAddresses).toEqual(expect.arrayContaining([TAG, PIXEL, TAG_MANAGER]))
  await expect.poll(async () => (await keptByBrowser(page)).keys).toEqual(expect.arrayContaining(['cookieConsentStatus', 'own']))
  expect(await page.evaluate(() => localStorage.getItem('cookieConsentStatus'))).toBe('accepted')
  await expect.poll(async () => site.query('select choice from consent_proof')).toEqual([{ choice: 'accepted' }])
  await page.reload()
  await expect(banner(page)).toBeHidden()

  // Taking it back is as near as the end of every page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'إعدادات ملفات تعريف الارتباط' }).click()
  await expect(banner(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'رفض' })).toBeFocused()
  const isAnew = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await isAnew
  expect(await page.evaluate(() => localStorage.getItem('cookieConsentStatus'))).toBe('rejected')
  expect((await keptByBrowser(page)).cookies).not.toContain('_ga')
  await expect(banner(page)).toBeHidden()
})

for (const [name, settings, cookie] of [
  ['content was removed', { cookie_consent: 'null' }, ''],
  ['OneTrust has not been answered', { 'consent.strategy': 'onetrust' }, ''],
  ['OneTrust refuses one of its groups', { 'consent.strategy': 'onetrust' }, 'groups=C0001%3A1%2CC0002%3A1%2CC0004%3A0'],
  ['a platform is not described', { 'consent.strategy': 'custom' }, ''],
] as const) {
  test(`[A-230] [A-231] [A-233] [C-030] nothing optional is requested or kept, and no banner of ours is shown, where ${name}`, async ({
    page,
    context,
    site,
  }) => {
    const askedAddresses = await watchWire(context, site.url)
    await addTags(site)
    await site.set({ cookie_consent: JSON.stringify(CONTENT), ...measuring, ...settings })
    if (cookie) await context.addCookies([{ name: 'OptanonConsent', value: cookie, url: site.url }])
    await readOn(page)
    await expect(page.locator('#cookie-banner:visible')).toHaveCount(0)
    expect([askedAddresses, await keptByBrowser(page)]).toEqual([[], { cookies: cookie ? ['OptanonConsent'] : [], keys: [] }])
  })
}

const vendor = { cookie: 'CookieConsent', categories: { necessary: 'obligatory', statistics: 'optional' } }

for (const [name, settings, cookie] of [
  ['strategy none asks nobody', { 'consent.strategy': 'none' }, null],
  ['OneTrust has all its groups', { 'consent.strategy': 'onetrust' }, ['OptanonConsent', 'groups=C0001%3A1%2CC0002%3A1%2CC0004%3A1']],
  [
    'another vendor has the mapped category',
    { 'consent.strategy': 'custom', 'consent.platform': JSON.stringify(vendor) },
    ['CookieConsent', 'necessary:true%2Cstatistics:true'],
  ],
] as const) {
  test(`[A-229] [A-230] [A-232] [A-226] [C-130] tags run at once, without a banner of ours, where ${name}`, async ({ page, context, site }) => {
    const askedAddresses = await watchWire(context, site.url)
    await addTags(site)
    await site.set({ cookie_consent: JSON.stringify(CONTENT), ...measuring, ...settings })
    if (cookie) await context.addCookies([{ name: cookie[0], value: cookie[1], url: site.url }])
    await page.goto('/ar/about?utm_source=mail', { waitUntil: 'networkidle' })
    await expect(page.locator('#cookie-banner:visible')).toHaveCount(0)
    await expect.poll(() => askedAddresses).toEqual(expect.arrayContaining([TAG, PIXEL, TAG_MANAGER]))
    await expect.poll(async () => (await keptByBrowser(page)).cookies).toContain('campaign_params')
  })
}

test('without JavaScript nothing optional is loaded, and the banner asks for nothing that could not be answered', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const askedAddresses = await watchWire(context, site.url)
  await addTags(site)
  await site.set({ cookie_consent: JSON.stringify(CONTENT) })
  const page = await context.newPage()
  await page.goto('/ar/', { waitUntil: 'networkidle' })
  await expect(page.locator('#cookie-banner')).toBeHidden()
  expect([askedAddresses, await context.cookies()]).toEqual([[], []])
  await context.close()
})

test('[C-031] [A-233] the text of the banner may have bold words and a link; staff write it so, visitors get it without what it may not have, and the proof keeps it', async ({
  page,
  context,
  site,
}) => {
  // The same browser: an answer of somebody who is signed in is kept as well.
  const staff = await context.newPage()
  await signInTo(staff, site.url, 'admin')
  await site.set({ cookie_consent: JSON.stringify(CONTENT) })
  await staff.goto(`${site.url}/ar/admin/setting_definitions/cookie_consent`)
  const text = staff.getByRole('main').getByRole('textbox', { name: 'نص الشريط' })
  await text.click()
  for (const name of ['عنوان 2', 'قائمة', 'جدول']) await expect(staff.getByRole('button', { name, exact: true })).toHaveCount(0)
  await staff.keyboard.press('Control+a')
  await staff.keyboard.press('Control+b')
  await staff.keyboard.press('Control+End')
  await staff.keyboard.press('Control+b')
  await staff.keyboard.type(' ')
  await staff.keyboard.press('Control+k')
  const dialog = staff.getByRole('dialog', { name: 'وجهة الرابط' })
  await dialog.getByRole('tab', { name: 'رابط ويب' }).click()
  await dialog.getByLabel('رابط الويب').fill('/privacy-policy')
  await staff.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await staff.getByRole('button', { name: 'حفظ' }).click()
  const storedProofs = async () => JSON.stringify(await site.query("select value from setting where key = 'cookie_consent'"))
  await expect.poll(storedProofs).toContain('/ar/privacy-policy')

  // The process hears of the change right after it is stored.
  await expect.poll(async () => (await page.request.get('/ar/')).text()).toContain('<strong>نص قصير عن الاختيار.</strong>')
  await page.goto('/ar/')
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).locator('strong')).toHaveText('نص قصير عن الاختيار.')
  await expect(banner(page).getByRole('link', { name: '/ar/privacy-policy' })).toHaveAttribute('href', '/ar/privacy-policy')
  expect((await axeOn(page).include('#cookie-banner').analyze()).violations).toEqual([])
  await banner(page).getByRole('button', { name: 'قبول' }).click()
  await expect.poll(async () => JSON.stringify(await site.query('select content from consent_text'))).toContain('<strong>نص قصير عن الاختيار.</strong>')
})

test('[A-226][C-130] the banner moves nothing and is not the largest paint, on a phone', async ({ page, site }) => {
  await site.set({ cookie_consent: JSON.stringify({ ...CONTENT, text: 'جملة طويلة تشرح الاختيار. '.repeat(12) }) })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = (entry as unknown as { element?: Element }).element?.closest('#cookie-banner') ? 'banner' : 'page'
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/ar/contact-us', { waitUntil: 'networkidle' })
  await expect(page.locator('#cookie-banner')).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ shift: 0, largest: 'page' })
})

test('what has the focus is never under the question, whose room the page keeps, and the question is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/ar/form/1')
  const question = page.locator('#cookie-banner')
  await expect(question).toBeVisible()
  await page.locator('main').getByRole('textbox').first().focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const [box, over] = [element.getBoundingClientRect(), document.getElementById('cookie-banner')?.getBoundingClientRect()]
      // Past the last link the focus is with the browser.
      const isElsewhere = element === document.body || element.closest('#cookie-banner') !== null
      return isElsewhere || box.height === 0 || !over || box.bottom <= over.top + 1 ? '' : element.outerHTML.slice(0, 120)
    })
    expect(hidden).toBe('')
  }
  await page.emulateMedia({ media: 'print' })
  await expect(question).toBeHidden()
})
