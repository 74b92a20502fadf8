import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, siteUrl, test } from './site-test.ts'

/** Vehicles of the demo, which are the same every time: one that is offered by a retailer, and one that was sold. */
const CAR = 326
const SOLD = 4

const gallery = (page: Page) => page.getByRole('region', { name: 'صور السيارة' })
const opened = (page: Page) => page.getByRole('dialog', { name: 'صور السيارة' })
const retailer = (page: Page) => page.getByRole('region', { name: 'معرض المنامة' })

async function openPage(page: Page, id = CAR): Promise<void> {
  await page.goto(`/ar/showroom/${id}`)
  // The gallery waits for a visitor, who comes with a pointer; the script that hears of it may still be on its way.
  await expect(async () => {
    await page.locator('[data-i="widget:vehicle_gallery"]').dispatchEvent('pointerover')
    await expect(page.locator('[data-i="widget:vehicle_gallery"]')).toHaveAttribute('data-ready', '', { timeout: 500 })
  }).toPass()
  await expect(page.locator('[data-i="widget:vehicle_actions"]')).toHaveAttribute('data-ready', '')
}

test('[A-056] [A-059] the page has one address, to which any other words lead', async ({ request }) => {
  const answer = await request.get(`/ar/showroom/whatever-${CAR}?utm_source=x`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toMatch(/^\/ar\/showroom\/approved-defender-110-2022-[^?]+-326\?utm_source=x$/)
})

test('[A-220] an unknown car answers 404 and leads to the others', async ({ page, problems }) => {
  const answer = await page.goto('/ar/showroom/x-999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تعذّر العثور على هذه السيارة')
  await expect(page.getByRole('link', { name: 'عرض جميع السيارات' })).toHaveAttribute('href', '/ar/find-a-car')
  // The browser itself reports the status.
  problems.splice(0)
})

test('[A-220] a car that was sold answers 410, says so in words and shows others', async ({ page, problems }) => {
  const answer = await page.goto(`/ar/showroom/${SOLD}`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم تعد هذه السيارة متاحة')
  const others = page.getByRole('region', { name: 'سيارات قد تنال اهتمامك' }).getByRole('heading', { level: 3 })
  expect(await others.count()).toBeGreaterThan(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  problems.splice(0)
})

test('[A-389] [A-131] [A-127] the showroom attributes stand in their order, figures with Arabic units, the VIN short beside the price', async ({ page }) => {
  await page.goto(`/ar/showroom/${CAR}`)
  const facts = page.getByRole('region', { name: 'المواصفات' })
  await expect(facts.getByRole('term')).toHaveText([
    ...['الحالة', 'التوفر', 'سنة الصنع', 'المسافة المقطوعة', 'ناقل الحركة', 'المحرك', 'سعة المحرك', 'القوة', 'اللون الخارجي', 'لون المقصورة'],
    ...['رقم الهيكل', 'رقم الطلب', 'عدد المقاعد'],
  ])
  await expect(facts).toContainText('85,790 كم')
  await expect(facts).toContainText('300 حصان')
  await expect(page.getByText('رقم الهيكل …326')).toBeVisible()
})

test('the gallery answers to the keyboard, in a strip and on a full screen, and gives focus back', async ({ page }) => {
  await openPage(page)
  await gallery(page).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(opened(page)).toBeVisible()
  const screen = await page.evaluate(() => ({ x: 0, y: 0, width: document.documentElement.clientWidth, height: innerHeight }))
  expect(await opened(page).boundingBox()).toEqual(screen)
  await expect(opened(page).getByText(/^الصورة 1 من \d+$/)).toBeAttached()
  // The next picture is to the left, where reading goes.
  await page.keyboard.press('ArrowLeft')
  await expect(opened(page).getByText(/^الصورة 2 من \d+$/)).toBeAttached()
  await page.keyboard.press('End')
  await expect(opened(page).getByRole('button', { name: 'التالي' })).toBeDisabled()
  await opened(page).getByRole('button', { name: 'السابق' }).click()
  await page.keyboard.press('Escape')
  await expect(opened(page)).toBeHidden()
  await expect(
    gallery(page)
      .getByRole('group', { name: /^الصورة/ })
      .last()
      .locator('xpath=preceding-sibling::*[1]')
      .getByRole('link'),
  ).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe shows the next picture', async ({ page }) => {
    await openPage(page)
    const box = await gallery(page).getByRole('link').first().boundingBox()
    if (!box) throw new Error('no picture')
    const protocol = await page.context().newCDPSession(page)
    const y = Math.round(box.y + box.height / 2)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    // The next picture waits to the left, so the finger goes to the right.
    await touch('touchStart', 60)
    for (let x = 80; x <= 360; x += 20) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(page.getByRole('button', { name: 'عرض الصورة 2' })).toHaveAttribute('aria-current', 'true')
  })

  test('similar cars are a strip to swipe, not a tower', async ({ page }) => {
    await openPage(page)
    const cards = page
      .getByRole('region', { name: 'سيارات مشابهة' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeLessThan(first?.x ?? 0)
  })
})

test('[A-222] saving and comparing survive a reload, and end when pressed again', async ({ page }) => {
  await openPage(page)
  const save = page.getByRole('button', { name: 'حفظ' })
  const compare = page.getByRole('button', { name: 'مقارنة' })
  await save.click()
  await compare.click()
  await openPage(page)
  for (const button of [save, compare]) await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: /عرض المقارنة/ })).toHaveAttribute('href', `/ar/showroom/compare?ids=${CAR}`)
  await save.click()
  await compare.click()
  await openPage(page)
  for (const button of [save, compare]) await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('[A-138] [C-200] the retailer can be called, written to and found, with the car in the message', async ({ page }) => {
  await page.goto(`/ar/showroom/${CAR}`)
  const box = retailer(page)
  await expect(box.getByRole('link', { name: /اتصال/ })).toHaveAttribute('href', 'tel:+97310000001')
  const chat = new URL((await box.getByRole('link', { name: /واتساب/ }).getAttribute('href')) ?? '')
  const address = decodeURI(page.url()).replace(siteUrl(), '')
  expect([chat.origin, chat.pathname]).toEqual(['https://wa.me', '/97310000001'])
  expect(chat.searchParams.get('text')).toContain('السلام عليكم، أرغب في الاستفسار عن ديفندر 110 P300 Dynamic HSE 2022.')
  expect(decodeURI(chat.searchParams.get('text') ?? '')).toContain(address)
  const mail = new URL((await box.getByRole('link', { name: /البريد/ }).getAttribute('href')) ?? '')
  expect([mail.pathname, mail.searchParams.get('subject')]).toEqual(['manama@example.com', 'ديفندر 110 P300 Dynamic HSE 2022'])
  await expect(box.getByRole('link', { name: /الاتجاهات/ })).toHaveAttribute('href', /destination=26\.\d+%2C50\.\d+/)
  await expect(box.getByRole('definition').first()).toHaveText(/9:00/)
  await expect(page.getByRole('link', { name: 'استبدال سيارتك' })).toHaveAttribute('href', '/ar/contact-us')
})

test('hours run from the right: the one of opening comes first', async ({ page }) => {
  await page.goto(`/ar/showroom/${CAR}`)
  const places = await retailer(page)
    .getByRole('definition')
    .first()
    .evaluate((element) => {
      const text = element.firstChild
      if (!text) return []
      return ['9:00', '20:00'].map((time) => {
        const range = document.createRange()
        const at = (text.textContent ?? '').indexOf(time)
        range.setStart(text, at)
        range.setEnd(text, at + time.length)
        return range.getBoundingClientRect().x
      })
    })
  expect(places[0]).toBeGreaterThan(places[1] ?? Infinity)
})

test('the map comes on demand only, and asks nobody else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page)
  const show = retailer(page).getByRole('button', { name: 'عرض على الخريطة' })
  await show.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-i="widget:vehicle_map"]')).toHaveAttribute('data-ready', '')
  expect(asked.filter((url) => url.includes('own-map'))).toEqual([])
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'خريطة المعرض' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'معرض المنامة', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'خريطة المعرض' })).toHaveCount(0)
})

test('[A-390] [A-007] the instalment follows deposit and term by the keyboard', async ({ page }) => {
  await openPage(page)
  await page.getByRole('link', { name: 'حساب القسط الشهري' }).click()
  const estimate = page.getByRole('region', { name: 'القسط الشهري' })
  await expect(estimate).toBeInViewport()
  await expect(page.locator('[data-i="widget:vehicle_calculator"]')).toHaveAttribute('data-ready', '')
  const monthly = estimate.getByRole('status')
  await expect(monthly).toHaveText('3,021 درهم شهريًا')
  await estimate.getByRole('slider', { name: 'الدفعة الأولى' }).press('ArrowUp')
  await expect(estimate.getByRole('slider', { name: 'الدفعة الأولى' })).toHaveAttribute('aria-valuetext', '50,375 درهم (25%)')
  await expect(monthly).toHaveText('2,833 درهم شهريًا')
  await estimate.getByRole('slider', { name: 'المدة بالأشهر' }).press('ArrowDown')
  await expect(monthly).toHaveText('3,461 درهم شهريًا')
  await expect(estimate).toContainText('وليس عرض تمويل')
})

test('up to six similar cars lead to their own pages', async ({ page }) => {
  await page.goto(`/ar/showroom/${CAR}`)
  const links = page.getByRole('region', { name: 'سيارات مشابهة' }).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toHaveLength(6)
  for (const address of addresses) expect(address).toMatch(/^\/ar\/showroom\/.*defender.*-\d+$/)
  expect(addresses.some((address) => address.endsWith(`-${CAR}`))).toBe(false)
  await links.first().click()
  await expect(page).toHaveURL(new RegExp(`${addresses[0]?.match(/\d+$/)?.[0]}$`))
})

test('machines read the car, its offer and its retailer', async ({ page }) => {
  await page.goto(`/ar/showroom/${CAR}`)
  // The site's own address is a setting of the process, so only paths are compared.
  const { pathname } = new URL(page.url())
  const schemas = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  const car = schemas.find((schema) => schema['@type'] === 'Car')
  expect(car).toMatchObject({ '@context': 'https://schema.org', name: 'ديفندر 110 P300 Dynamic HSE', vehicleIdentificationNumber: 'SALZZL663N0000326' })
  expect([car.url, car.offers.url].map((address) => new URL(address).pathname)).toEqual([pathname, pathname])
  expect(car.image.every((address: string) => URL.canParse(address))).toBe(true)
  expect(car.offers).toMatchObject({ '@type': 'Offer', price: 201_500, priceCurrency: 'AED', availability: 'https://schema.org/InStock' })
  expect(car.offers.seller).toMatchObject({ '@type': 'AutoDealer', name: 'معرض المنامة', address: { '@type': 'PostalAddress', addressLocality: 'المنامة' } })
  expect(car.offers.seller.openingHours).toBeUndefined()
})

for (const width of [390, 768, 1440]) {
  test(`at ${width} px nothing runs over the edge, targets are large enough and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is told: pictures lead to their files, the estimate stands, and nothing is offered that needs a script', async ({ page }) => {
    await page.goto(`/ar/showroom/${CAR}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ديفندر 110')
    await expect(gallery(page).getByRole('link').first()).toHaveAttribute('href', /\/media\/api\/v2\/images\//)
    await expect(page.getByRole('region', { name: 'القسط الشهري' })).toContainText('3,021 درهم')
    for (const role of ['slider', 'button'] as const) await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
    await expect(retailer(page).getByRole('link', { name: /الاتجاهات/ })).toBeVisible()
  })
})
