import type { Locator, Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { aBlock, expect as expectOwn, type OwnSite, test as ownTest } from '../site-under-test/own-site.ts'
import { expect, test } from '../site-under-test/site-test.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { turnTo } from '../site-under-test/turn-to.ts'

const PATH = '/ar/find-a-car'

const count = (page: Page) => page.getByRole('main').locator('h2[aria-live]')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const panel = (page: Page) => page.getByRole('search', { name: 'التصفية' })
const chips = (page: Page) => page.getByRole('list', { name: 'خيارات التصفية الحالية' })
const bar = (page: Page) => page.getByRole('main').getByRole('search', { name: 'البحث بحسب المكان' }).first()

async function openPage(page: Page, address = PATH): Promise<void> {
  await page.goto(address)
  await waitUntilReady(page)
}

const waitUntilReady = (page: Page) => turnTo(page.locator('[data-i^="stock_locator"]'))

async function totalOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0] ?? Number.NaN)
}

async function tick(page: Page, group: string, option: string): Promise<void> {
  const details = panel(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: group }) })
  if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open))) await details.locator('summary').click()
  await details.getByRole('checkbox', { name: new RegExp(`^${option} ?، `) }).check()
}

async function violationsIn(page: Page, selector: string) {
  const { violations } = await axeOn(page).include(selector).analyze()
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[A-309][A-249] filters narrow the list at once, with counts that hold and an address that restores them', async ({ page }) => {
    const askedAddresses: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/public_api/listing/')) askedAddresses.push(decodeURIComponent(request.url()))
    })
    await openPage(page)
    const all = await totalOf(page)
    const option = panel(page).getByRole('checkbox', { name: /^جاكوار ?، / })
    const promised = Number(/\d+/.exec((await option.locator('xpath=..').textContent()) ?? '')?.[0])
    await option.check()
    await expect(count(page)).toHaveText(new RegExp(`^${promised} `))
    expect(promised).toBeLessThan(all)
    expect(askedAddresses).toHaveLength(1)
    expect(askedAddresses[0]).toMatch(/\/listing\/all-cars\/light\?items=12&page=1&sort=-created_at&nameplate_brand_name_in=Jaguar$/)
    await expect(chips(page).getByRole('link', { name: 'إزالة جاكوار' })).toBeVisible()
    await page.reload()
    await expect(option).toBeChecked()
    await expect(count(page)).toHaveText(new RegExp(`^${promised} `))
    await chips(page).getByRole('link', { name: 'إعادة الضبط' }).click()
    await expect(count(page)).toHaveText(new RegExp(`^${all} `))
    await expect(option).not.toBeChecked()
  })

  test('[A-388][C-399] a wide card shows every fact, with nothing to open', async ({ page }) => {
    await openPage(page)
    await expect(cards(page).first().getByText('لون المقصورة')).toBeVisible()
    await expect(cards(page).first().locator('summary')).toBeHidden()
  })

  test('[A-005] vehicles of each condition are listed alone once it is chosen, and together again', async ({ page }) => {
    await openPage(page)
    const all = await totalOf(page)
    let sum = 0
    for (const state of ['جديدة', 'مستعملة معتمدة', 'مستعملة']) {
      await tick(page, 'الحالة', state)
      await expect(chips(page).getByRole('link', { name: `إزالة ${state}`, exact: true })).toBeVisible()
      const facts = cards(page)
        .locator('dl > div')
        .filter({ has: page.getByText('الحالة', { exact: true }) })
      await expect(facts.locator('dd').filter({ hasNotText: new RegExp(`^${state}$`) })).toHaveCount(0)
      expect(await facts.locator('visible=true').count()).toBeGreaterThan(0)
      sum += await totalOf(page)
      await chips(page).getByRole('link', { name: 'إعادة الضبط' }).click()
      await expect.poll(() => totalOf(page)).toBe(all)
    }
    expect(sum).toBe(all)
  })

  test('[A-137] a card shows the medium variant of its first picture', async ({ page, request }) => {
    const { data } = await (await request.get('/public_api/listing/all-cars?items=1')).json()
    const { id, cover_photo_medium } = data[0] as { id: number; cover_photo_medium: string }
    await openPage(page)
    const image = page.locator(`[data-vehicle="${id}"] img`).first()
    await expect.poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    const source = await image.evaluate((node) => (node as HTMLImageElement).currentSrc)
    expect(new URL(source).pathname + new URL(source).search).toBe(cover_photo_medium)
  })

  test('[A-386][C-400] sorts by price, lowest first', async ({ page }) => {
    await openPage(page)
    await page.getByRole('combobox', { name: 'الترتيب' }).selectOption({ label: 'الأقل سعرًا' })
    await expect(page).toHaveURL(/sort=price/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const prices = await cards(page).locator('[data-type="purchase"] > bdi').allTextContents()
    // Those of one currency: how others compare is a rule of the stock's own tests.
    const numbers = prices.filter((text) => /درهم/.test(text)).map((text) => Number(text.replace(/\D/g, '')))
    expect(numbers.length).toBeGreaterThan(2)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test('[A-249] back undoes the last choice without loading the page, and forward repeats it', async ({ page }) => {
    await openPage(page)
    const all = await totalOf(page)
    const option = panel(page).getByRole('checkbox', { name: /^جاكوار ?، / })
    await option.check()
    await expect.poll(() => totalOf(page)).toBeLessThan(all)
    const some = await totalOf(page)
    const sort = page.getByRole('combobox', { name: 'الترتيب' })
    await sort.selectOption({ label: 'الأقل سعرًا' })
    await expect(page).toHaveURL(/sort=price/)
    await page.getByRole('main').getByRole('button', { name: 'السيارات المحفوظة' }).click()
    await expect(page).toHaveURL(/_saved=1/)
    await page.evaluate(() => Object.assign(document.querySelector('[data-i="stock_locator"]') ?? {}, { isSame: true }))
    await page.goBack()
    await expect(page).not.toHaveURL(/_saved/)
    await expect(sort).toHaveValue('price')
    await page.goBack()
    await expect(sort).toHaveValue('-created_at')
    await expect(option).toBeChecked()
    await page.goBack()
    await expect(option).not.toBeChecked()
    await expect.poll(() => totalOf(page)).toBe(all)
    await page.goForward()
    await expect(option).toBeChecked()
    await expect.poll(() => totalOf(page)).toBe(some)
    expect(await page.evaluate(() => 'isSame' in (document.querySelector('[data-i="stock_locator"]') ?? {}))).toBe(true)
  })

  test('[A-249] what is typed in one field is one step back', async ({ page }) => {
    await openPage(page)
    const all = await totalOf(page)
    await panel(page).locator('summary', { hasText: 'سنة الصنع' }).click()
    const field = panel(page).getByRole('textbox', { name: 'من' }).locator('visible=true').first()
    for (const year of ['2023', '2024', '2025']) {
      await field.fill(year)
      await expect(page).toHaveURL(new RegExp(`production_year_gteq=${year}`))
    }
    await page.goBack()
    await expect(page).not.toHaveURL(/production_year/)
    await expect(field).toHaveValue('')
    await expect.poll(() => totalOf(page)).toBe(all)
  })

  test('[A-249] back from a vehicle returns to the place in the list, and a further step back undoes the filter', async ({ page }) => {
    await openPage(page)
    const option = panel(page).getByRole('checkbox', { name: /^جاكوار ?، / })
    await option.check()
    await expect(page).toHaveURL(/Jaguar/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const card = cards(page).nth(8)
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/ar\/showroom\//)
    await page.goBack()
    await expect(cards(page).nth(8)).toBeInViewport()
    await expect(option).toBeChecked()
    await page.goBack()
    await expect(page).not.toHaveURL(/Jaguar/)
    await expect(option).not.toBeChecked()
  })

  test('[A-249] back before a vehicle is drawn keeps the list of the address', async ({ page }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    // Nothing is fetched ahead of the press.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openPage(page)
    await panel(page)
      .getByRole('checkbox', { name: /^جاكوار ?، / })
      .check()
    await expect(page).toHaveURL(/Jaguar/)
    const vehicle = /\/ar\/showroom\//
    await page.route(vehicle, async (route) => {
      await released
      await route.continue().catch(() => undefined) // the browser no longer asks
    })
    const vehicleRequest = page.waitForRequest(vehicle)
    await cards(page).nth(8).getByRole('link').first().click()
    await vehicleRequest
    await page.goBack()
    release()
    await expect(page).toHaveURL(/find-a-car.*Jaguar/)
    await expect(cards(page).nth(8)).toBeVisible()
    await cards(page).nth(8).getByRole('link').first().click()
    await expect(page.locator('main h1')).toBeVisible()
    await expect(cards(page).nth(8)).toBeHidden()
  })

  test('shows more below, and coming back finds the results and the place on the page', async ({ page }) => {
    await openPage(page)
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('link', { name: 'عرض المزيد' }).click()
    await expect(cards(page)).toHaveCount(24)
    const card = cards(page).nth(20)
    const name = await card.getByRole('link').first().textContent()
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/ar\/showroom\//)
    await page.goBack()
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).nth(20).getByRole('link').first()).toHaveText(name ?? '')
    await expect(cards(page).nth(20)).toBeInViewport()
  })

  test('no result is no dead end: every way out leads to vehicles', async ({ page }) => {
    await openPage(page, `${PATH}?state_in=new&mileage_gteq=90000&color_in=gold`)
    await expect(count(page)).toHaveText('لا توجد سيارات')
    await expect(page.getByText('لا توجد سيارة تجمع هذه الخيارات كلها')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'إعادة الضبط' }).first().click()
    await expect(cards(page)).toHaveCount(12)
  })

  test('[A-248] the keyboard moves a slider by steps with a name and a value in words', async ({ page }) => {
    await openPage(page)
    const all = await totalOf(page)
    await panel(page).locator('summary', { hasText: 'سنة الصنع' }).click()
    const thumb = panel(page).getByRole('slider', { name: 'سنة الصنع، من' })
    const before = Number(await thumb.getAttribute('aria-valuetext'))
    await thumb.press('ArrowUp')
    await thumb.press('ArrowUp')
    await expect(thumb).toHaveAttribute('aria-valuetext', String(before + 2))
    await expect(page).toHaveURL(new RegExp(`production_year_gteq=${before + 2}`))
    await expect.poll(() => totalOf(page)).toBeLessThan(all)
    await expect(panel(page).getByRole('textbox', { name: 'من' }).locator('visible=true').first()).toHaveValue(String(before + 2))
    await thumb.press('Home')
    await expect(page).not.toHaveURL(/production_year/)
  })

  test('[A-181][A-182][A-222][C-375] saved vehicles have a view of their own, at an address of its own', async ({ page }) => {
    await openPage(page)
    const names: string[] = []
    for (const card of [cards(page).nth(0), cards(page).nth(2)]) {
      names.push((await card.getByRole('link').first().textContent()) ?? '')
      await card.getByRole('button', { name: /^حفظ/ }).click()
    }
    const keptVehicles = () => page.evaluate(() => JSON.parse(localStorage.getItem('sl_saved_vehicles') ?? '') as unknown)
    const two = [1, 2].map(() => ({ id: expect.any(Number), list: 'all-cars' }))
    expect(await keptVehicles()).toEqual(two)
    await page.getByRole('button', { name: /السيارات المحفوظة.*\(2\)/ }).click()
    await expect(page).toHaveURL(/_saved=1/)
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(names)
    await page.reload()
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(names)
    expect(await keptVehicles()).toEqual(two)
    await cards(page).first().getByRole('button', { name: /^حفظ/ }).click()
    await expect(cards(page)).toHaveCount(1)
  })

  test('[C-375] the heart of the header counts saved vehicles at once and on every page, and leads to them', async ({ page }) => {
    await openPage(page)
    const heart = page.getByRole('banner').getByRole('link', { name: 'السيارات المحفوظة' })
    await expect(heart).toHaveAccessibleName('السيارات المحفوظة')
    await cards(page).first().getByRole('button', { name: /^حفظ/ }).click()
    await expect(heart).toHaveAccessibleName('السيارات المحفوظة (1)')
    await cards(page).nth(1).getByRole('button', { name: /^حفظ/ }).click()
    await expect(heart).toHaveText('2')
    await page.goto('/ar/')
    await expect(heart).toHaveAccessibleName('السيارات المحفوظة (2)')
    await heart.click()
    await expect(page).toHaveURL(/\/ar\/find-a-car\?_saved=1$/)
    await expect(cards(page)).toHaveCount(2)
  })

  test('three vehicles go into the comparison, from the bar below', async ({ page }) => {
    await openPage(page)
    for (const index of [0, 1, 2])
      await cards(page)
        .nth(index)
        .getByRole('button', { name: /^مقارنة/ })
        .click()
    const compare = page.getByRole('region', { name: 'المقارنة' })
    await expect(compare.getByRole('status')).toContainText('تتسع المقارنة لثلاث سيارات.')
    await expect(
      cards(page)
        .nth(3)
        .getByRole('button', { name: /^مقارنة/ }),
    ).toHaveAttribute('aria-disabled', 'true')
    const link = compare.getByRole('link', { name: 'مقارنة (3)' })
    await expect(link).toBeInViewport()
    expect(await violationsIn(page, '[data-i="stock_locator"]')).toEqual([])
    await link.click()
    await expect(page).toHaveURL(/\/ar\/showroom\/compare\?ids=\d+,\d+,\d+/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[B-002] two cards fit the screen of who reads on: year, distance, power and showroom, and the rest on demand', async ({ page }) => {
    await openPage(page)
    await expect(cards(page)).toHaveCount(12)
    await page.mouse.move(195, 600)
    await page.mouse.wheel(0, 900)
    // The header hides from who reads on.
    await expect(page.getByRole('banner')).not.toBeInViewport()
    const boxes = await cards(page).evaluateAll((list) => list.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
    const pairs = boxes.slice(1).map(({ bottom }, index) => bottom - (boxes[index]?.top ?? 0))
    expect(Math.max(...pairs)).toBeLessThanOrEqual(844)
    const card = cards(page).first()
    for (const fact of [/^سنة الصنع \d{4}$/, /^المسافة المقطوعة [\d,]+ كم$/, /^القوة \d+ (حصان|حصانًا)$/]) {
      await expect(card.locator('summary > span').filter({ hasText: fact })).toBeVisible()
    }
    await expect(card.getByText(/^معرض /)).toBeVisible()
    await expect(card.getByText('لون المقصورة')).toBeHidden()
    await card.getByText('التفاصيل').click()
    await expect(card.getByText('لون المقصورة')).toBeVisible()
    await expect(page).toHaveURL(/find-a-car$/)
  })

  test('filters are in a sheet that counts them, and closing gives the list', async ({ page }) => {
    await openPage(page)
    const all = await totalOf(page)
    await page.getByRole('button', { name: /^التصفية/ }).click()
    const sheet = page.getByRole('dialog', { name: 'التصفية' })
    await expect(sheet).toBeVisible()
    await tick(page, 'العلامة', 'جاكوار')
    await expect.poll(() => totalOf(page)).toBeLessThan(all)
    expect(await violationsIn(page, 'dialog[open]')).toEqual([])
    await sheet.getByRole('button', { name: 'عرض السيارات' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: /^التصفية.*\(1\)/ })).toBeVisible()
  })
})

for (const width of [320, 360, 414]) {
  test(`[B-002] at ${width} px the saved list is as wide as the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page)
    await cards(page).first().getByRole('button', { name: /^حفظ/ }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /السيارات المحفوظة/ })
      .click()
    await expect(cards(page)).toHaveCount(1)
    // What runs over the inline end makes the page scroll to the left.
    const ends = await page
      .getByRole('main')
      .locator('button, button *')
      .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().left))
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
  })
}

for (const width of [390, 768, 1440]) {
  test(`[B-002] at ${width} px nothing of the locator runs over the edge, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page)
    await cards(page)
      .first()
      .getByRole('button', { name: /^مقارنة/ })
      .click()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
    expect(await violationsIn(page, '[data-i="stock_locator"]')).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the filters are a plain form, and further pages are links', async ({ page }) => {
    await page.goto(PATH)
    const all = await totalOf(page)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByRole('checkbox', { name: /^جاكوار ?، / }).check()
    await panel(page).getByRole('button', { name: 'عرض السيارات' }).click()
    await expect(page).toHaveURL(/nameplate_brand_name_in=Jaguar/)
    expect(await totalOf(page)).toBeLessThan(all)
    await page.getByRole('link', { name: 'عرض المزيد' }).click()
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByRole('checkbox', { name: /^جاكوار ?، / })).toBeChecked()
  })
})

/** A page with a locator on a site whose visitors may search for a place. */
async function aLocatorPage(site: OwnSite, fields: Record<string, unknown> = {}): Promise<string> {
  const title = aBlock('title', 'snippet', { heading: 'سيارات', header_tag: '1' })
  return site.addPage([title, aBlock('locator', 'stock_locator', { ci_key_list: 'all-cars', ...fields })])
}

const withPlaces = { 'stock_locator.additional_features': 'postcode_search', 'stock_locator.regions': ['دبي', 'الشارقة', 'عجمان'] }

async function searchPostcode(root: Locator, postcode: string, locality: string): Promise<void> {
  await root.getByRole('button', { name: 'الرمز البريدي' }).click()
  await root.getByRole('textbox', { name: 'الرمز البريدي' }).fill(postcode)
  await root.getByRole('combobox', { name: 'الحي أو البلدة' }).fill(locality)
  await root.getByRole('button', { name: 'بحث' }).click()
}

ownTest.describe('the search for a place', () => {
  ownTest.use({ viewport: { width: 1440, height: 900 } })

  ownTest('[A-184] by postcode writes the address, and opening that address restores the search', async ({ page, site }) => {
    await site.set(withPlaces)
    const path = await aLocatorPage(site)
    await openPage(page, path)
    const all = await totalOf(page)
    await searchPostcode(bar(page), '١٢٠٠٠', 'العليا')
    await expectOwn(page).toHaveURL(/_postcode=12000&_locality=/)
    await expectOwn.poll(() => totalOf(page)).toBeLessThan(all)
    const some = await totalOf(page)
    await expectOwn(chips(page).getByRole('link', { name: 'إزالة 12000، العليا' })).toBeVisible()
    await page.reload()
    expectOwn(await totalOf(page)).toBe(some)
    await expectOwn(bar(page).getByRole('textbox', { name: 'الرمز البريدي' })).toHaveValue('12000')
    await chips(page).getByRole('link', { name: 'إزالة 12000، العليا' }).click()
    await expectOwn.poll(() => totalOf(page)).toBe(all)
    await expectOwn(page).not.toHaveURL(/_postcode/)
    expectOwn(await violationsIn(page, '[data-i="stock_locator"]')).toEqual([])
  })

  ownTest('[A-204][A-205] by retailer and by region', async ({ page, site }) => {
    await site.set(withPlaces)
    const path = await aLocatorPage(site)
    await openPage(page, path)
    const all = await totalOf(page)
    await bar(page).getByRole('combobox', { name: 'المعرض' }).selectOption({ label: 'معرض الرياض' })
    await bar(page).getByRole('button', { name: 'بحث' }).click()
    await expectOwn(page).toHaveURL(/_retailer=SA-RUH-01/)
    await expectOwn.poll(() => totalOf(page)).toBeLessThan(all)
    await bar(page).getByRole('button', { name: 'المنطقة' }).click()
    await bar(page).getByRole('combobox', { name: 'المنطقة' }).selectOption('دبي')
    await bar(page).getByRole('button', { name: 'بحث' }).click()
    await expectOwn(page).toHaveURL(/_state=/)
    await expectOwn(page).not.toHaveURL(/_retailer/)
    await expectOwn(chips(page).getByRole('link', { name: 'إزالة دبي' })).toBeVisible()
  })

  ownTest('[A-246] [A-406] where nobody is found a modal opens that nothing closes until a search finds somebody', async ({ page, site }) => {
    await site.set(withPlaces)
    const path = await aLocatorPage(site)
    await openPage(page, path)
    const lists: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/public_api/listing/')) lists.push(request.url())
    })
    await searchPostcode(bar(page), '99999', 'لا مكان')
    const modal = page.getByRole('dialog', { name: 'البحث بحسب المكان' })
    await expectOwn(modal).toBeVisible()
    await expectOwn(modal.getByRole('alert')).toHaveText('لم نعثر على معرض في هذا المكان. اختر مكانًا آخر.')
    expectOwn(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expectOwn(modal.getByRole('button', { name: 'إغلاق' })).toHaveCount(0)
    await expectOwn(modal).toBeVisible()
    expectOwn(lists).toEqual([])
    expectOwn(await violationsIn(page, 'dialog[open]')).toEqual([])
    await searchPostcode(modal, '12000', 'العليا')
    await expectOwn(modal).toBeHidden()
    await expectOwn(page).toHaveURL(/_postcode=12000/)
    expectOwn(lists).toHaveLength(1)
    expectOwn(lists[0]).toContain('dealer_code_in=SA-RUH-01')
  })

  ownTest('[A-245][A-246] an address whose place is unknown opens the modal as well, which has a way to all vehicles', async ({ page, site }) => {
    await site.set(withPlaces)
    const path = await aLocatorPage(site)
    await page.goto(`${path}?_state=${encodeURIComponent('عجمان')}`)
    const modal = page.getByRole('dialog', { name: 'البحث بحسب المكان' })
    await expectOwn(modal).toBeVisible()
    await modal.getByRole('link', { name: 'عرض سيارات كل المعارض' }).click()
    await expectOwn(page).not.toHaveURL(/_state/)
    await expectOwn(modal).toBeHidden()
    await expectOwn(cards(page)).toHaveCount(12)
  })
})

ownTest.describe('the search for a place without JavaScript', () => {
  ownTest.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  ownTest('[A-184] is a plain form beside the filters, and each keeps what the other asks', async ({ page, site }) => {
    await site.set(withPlaces)
    const path = await aLocatorPage(site)
    await page.goto(`${path}?nameplate_brand_name_in=Jaguar`)
    const all = await totalOf(page)
    await bar(page).getByRole('combobox', { name: 'المعرض' }).selectOption({ label: 'معرض الرياض' })
    await bar(page).getByRole('button', { name: 'بحث' }).click()
    await expectOwn(page).toHaveURL(/nameplate_brand_name_in=Jaguar.*_retailer=SA-RUH-01/)
    expectOwn(await totalOf(page)).toBeLessThan(all)
    await panel(page).getByRole('button', { name: 'عرض السيارات' }).click()
    await expectOwn(page).toHaveURL(/_retailer=SA-RUH-01/)
    await page.goto(`${path}?_state=${encodeURIComponent('عجمان')}`)
    await expectOwn(bar(page).getByRole('alert')).toHaveText('لم نعثر على معرض في هذا المكان. اختر مكانًا آخر.')
  })
})

ownTest('[A-393][C-375][C-200] each feature of the locator alone has its own effect, and none is there without', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const path = await aLocatorPage(site)
  const effects = [
    bar(page).getByRole('combobox', { name: 'المعرض' }),
    bar(page).getByRole('textbox', { name: 'الرمز البريدي' }),
    page.getByRole('main').getByRole('button', { name: /^السيارات المحفوظة/ }),
    cards(page).getByText(/^معرض /),
  ]
  const cardsWith = async (features: string) => {
    await site.set({ 'stock_locator.additional_features': features })
    await page.goto(path)
    await expectOwn(cards(page)).toHaveCount(12)
    return Promise.all(effects.map(async (effect) => (await effect.locator('visible=true').count()) > 0))
  }
  expectOwn(await cardsWith('')).toEqual([false, false, false, false])
  expectOwn(await cardsWith('postcode_filter')).toEqual([false, true, false, false])
  expectOwn(await cardsWith('display_selected_vehicles')).toEqual([false, false, true, false])
  expectOwn(await cardsWith('owner_visible')).toEqual([false, false, false, true])
  expectOwn(await cardsWith('postcode_search')).toEqual([true, false, false, false])
})

ownTest('[C-337][C-338] a monthly budget becomes the highest price, and its reset takes that back', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, await aLocatorPage(site, { reverse_calculator: 'shown' }))
  const all = await totalOf(page)
  await page.getByText('الميزانية الشهرية', { exact: true }).click()
  await page.getByRole('textbox', { name: 'القسط الشهري' }).fill('4000')
  await page.getByRole('textbox', { name: 'الدفعة الأولى' }).fill('60000')
  await page.getByRole('button', { name: 'التصفية بحسب الميزانية الشهرية' }).click()
  await expectOwn(page).toHaveURL(/display_price_lteq=300000/)
  await expectOwn.poll(() => totalOf(page)).toBeLessThan(all)
  await page.getByRole('button', { name: 'إلغاء هذه التصفية' }).click()
  await expectOwn(page).not.toHaveURL(/display_price/)
  await expectOwn.poll(() => totalOf(page)).toBe(all)
})

ownTest(
  '[C-133][C-291][A-301][C-292][A-303] prices come at the exchange rate of the settings, asked for once and allowed by the policy',
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const path = await aLocatorPage(site)
    await openPage(page, path)
    const prices = () => cards(page).locator('[data-type="purchase"] > bdi').allTextContents()
    const plain = await prices()
    const amountOf = (text: string) => Number(text.replace(/\D/g, ''))
    // The rate is that of the site's currency; a car in another one keeps its own price.
    const isOfSite = (text: string) => /درهم|دراهم/.test(text)
    const first = plain.findIndex(isOfSite)
    expectOwn(new Set(plain.map(isOfSite)).size).toBe(2)
    await site.set({ 'currency_exchange.api_url': 'https://rates.test/', 'currency_exchange.response_key': 'aed' })
    const askedAddresses: string[] = []
    await page.route('https://rates.test/**', async (route) => {
      askedAddresses.push(route.request().url())
      await route.fulfill({ json: { aed: 2.5, startdate: '2024-01-01' }, headers: { 'access-control-allow-origin': '*' } })
    })
    await openPage(page, path)
    await expectOwn.poll(async () => (await prices()).map(amountOf)).toEqual(plain.map((text) => Math.trunc(amountOf(text) * (isOfSite(text) ? 2.5 : 1))))
    expectOwn(askedAddresses).toEqual(['https://rates.test/currency-exchange'])
    await cards(page).nth(first).getByRole('link').first().click()
    await expectOwn(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectOwn(page.locator('[data-b="vehicle-prices"]').getByText(formatNumber(Math.trunc(amountOf(plain[first] ?? '') * 2.5)))).toBeVisible()
  },
)
