import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { expect as expectOwn, test as ownTest } from '../site-under-test/own-site.ts'
import { expect, siteUrl, test } from '../site-under-test/site-test.ts'
import { turnTo } from '../site-under-test/turn-to.ts'

/** Vehicles of the demo, which are the same every time: one that is offered by a retailer, and one that was sold. */
const CAR = 326
const SOLD = 4

const gallery = (page: Page) => page.getByRole('region', { name: 'صور السيارة' })
const openDialog = (page: Page) => page.getByRole('dialog', { name: 'صور السيارة' })
const retailer = (page: Page) => page.getByRole('region', { name: 'معرض المنامة' })

async function openPage(page: Page, id = CAR): Promise<void> {
  await page.goto(`/ar/showroom/${id}`)
  for (const part of ['gallery', 'actions']) await turnTo(page.locator(`[data-i="screen:vehicle/${part}"]`))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
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
  const { violations } = await axeOn(page).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  problems.splice(0)
})

test('[A-389] [C-401] [A-131] [A-127] the showroom attributes stand in their order, figures with Arabic units, the VIN short beside the price', async ({
  page,
}) => {
  await page.goto(`/ar/showroom/${CAR}`)
  const facts = page.getByRole('region', { name: 'المواصفات' })
  await expect(facts.getByRole('term')).toHaveText([
    ...['الحالة', 'التوفر', 'سنة الصنع', 'المسافة المقطوعة', 'ناقل الحركة', 'المحرك', 'سعة المحرك', 'القوة', 'اللون الخارجي', 'لون المقصورة'],
    ...['رقم الهيكل', 'رقم الطلب', 'عدد المقاعد'],
  ])
  await expect(facts).toContainText('85,790 كم')
  await expect(facts).toContainText('300 حصان')
  await expect(page.getByText('نهاية رقم الهيكل 326')).toBeVisible()
})

test('the gallery answers to the keyboard, in a strip and on a full screen, and gives focus back', async ({ page }) => {
  await openPage(page)
  await gallery(page).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(openDialog(page)).toBeVisible()
  const screen = await page.evaluate(() => ({ x: 0, y: 0, width: document.body.offsetWidth, height: innerHeight }))
  expect(await openDialog(page).boundingBox()).toEqual(screen)
  await expect(openDialog(page).getByText(/^الصورة 1 من \d+$/)).toBeAttached()
  // The next picture is to the left, where reading goes.
  await page.keyboard.press('ArrowLeft')
  await expect(openDialog(page).getByText(/^الصورة 2 من \d+$/)).toBeAttached()
  await page.keyboard.press('End')
  await expect(openDialog(page).getByRole('button', { name: 'التالي' })).toBeDisabled()
  await openDialog(page).getByRole('button', { name: 'السابق' }).click()
  await expect(openDialog(page).getByText('الصورة 5 من 6')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(openDialog(page)).toBeHidden()
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
  await expect(page.getByRole('link', { name: 'استبدال سيارتك' })).toHaveAttribute('href', /^\/ar\/form\/5\?_vehicle=\d+$/)
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
  const askedAddresses: string[] = []
  page.on('request', (request) => askedAddresses.push(request.url()))
  await openPage(page)
  const show = retailer(page).getByRole('button', { name: 'عرض على الخريطة' })
  await show.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-i="screen:vehicle/map"]')).toHaveAttribute('data-ready', '')
  expect(askedAddresses.filter((url) => url.includes('own-map'))).toEqual([])
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'خريطة المعرض' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'معرض المنامة', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const { origin } = new URL(page.url())
  expect(askedAddresses.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'خريطة المعرض' })).toHaveCount(0)
})

test('[A-390] [A-007] the instalment follows deposit and term by the keyboard', async ({ page }) => {
  await openPage(page)
  await page.getByRole('link', { name: 'حساب القسط الشهري' }).click()
  const estimate = page.getByRole('region', { name: 'القسط الشهري' })
  await expect(estimate).toBeInViewport()
  await expect(page.locator('[data-i="screen:vehicle/calculator"]')).toHaveAttribute('data-ready', '')
  const monthly = estimate.getByRole('status')
  await expect(monthly).toHaveText('336 دينارًا بحرينيًا شهريًا')
  await estimate.getByRole('slider', { name: 'الدفعة الأولى' }).press('ArrowUp')
  await expect(estimate.getByRole('slider', { name: 'الدفعة الأولى' })).toHaveAttribute('aria-valuetext', '5,488 دينارًا بحرينيًا (\u206625%\u2069)')
  await expect(monthly).toHaveText('315 دينارًا بحرينيًا شهريًا')
  await estimate.getByRole('slider', { name: 'المدة بالأشهر' }).press('ArrowDown')
  await expect(monthly).toHaveText('384 دينارًا بحرينيًا شهريًا')
  await expect(estimate).toContainText('وليس عرض تمويل')
})

test('[A-373][C-386] of many cars like it six are shown, and lead to their own pages', async ({ page }) => {
  await page.goto(`/ar/showroom/${CAR}`)
  const links = page.getByRole('region', { name: 'سيارات مشابهة' }).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toHaveLength(6)
  for (const link of await links.all()) await expect(link).toBeVisible()
  for (const address of addresses) expect(address).toMatch(/^\/ar\/showroom\/.*defender.*-\d+$/)
  expect(addresses.some((address) => address.endsWith(`-${CAR}`))).toBe(false)
  await links.first().click()
  await expect(page).toHaveURL(new RegExp(`${addresses[0]?.match(/\d+$/)?.[0]}$`))
})

test('a car is printed on two pages, with its pictures and without what only a screen can do', async ({ page }) => {
  await page.goto(`/ar/showroom/${CAR}`)
  await page.emulateMedia({ media: 'print' })
  const printed = gallery(page).locator('[role="group"] img').locator('visible=true')
  const count = await printed.count()
  expect(count).toBeGreaterThan(4)
  // On paper nothing lies outside of its frame.
  const frame = await gallery(page).boundingBox()
  for (const box of await Promise.all((await printed.all()).map((picture) => picture.boundingBox()))) {
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1)
    expect(box?.x ?? 0).toBeGreaterThanOrEqual((frame?.x ?? 0) - 1)
  }
  await expect(page.getByRole('region', { name: 'سيارات مشابهة' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('[data-saved]')).toBeHidden()
  // Paper has no dark ground, so its words are dark.
  await expect(page.getByRole('heading', { name: 'معرض المنامة' })).toHaveCSS('color', 'rgb(11, 11, 11)')
  // A browser whose visitor prints waits for the pictures; the call of the test does not.
  const missing = () => printed.evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length)
  await expect.poll(missing, { message: 'pictures that have not come yet' }).toBe(0)
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  expect(paper.match(/\/Subtype\s*\/Image\b/g)?.length).toBeGreaterThanOrEqual(count)
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
  expect(car.offers).toMatchObject({ '@type': 'Offer', price: 21_950, priceCurrency: 'BHD', availability: 'https://schema.org/InStock' })
  expect(car.offers.seller).toMatchObject({ '@type': 'AutoDealer', name: 'معرض المنامة', address: { '@type': 'PostalAddress', addressLocality: 'المنامة' } })
  expect(car.offers.seller.openingHours).toBeUndefined()
})

for (const width of [390, 768, 1440]) {
  test(`at ${width} px nothing runs over the edge, targets are large enough and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
    const { violations } = await axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
  })
}

/**
 * Controls of the page that are smaller than 24 by 24 px (WCAG 2.5.8), but for those that the rule excepts: links within a sentence, and targets
 * whose circle of 24 px around their middle touches neither another target nor the circle of another small one.
 */
function smallTargets(): string[] {
  const SIZE = 24
  const controls = [...document.querySelectorAll('a[href], button, summary, input:not([type="hidden"]), select')]
  const targets = controls
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'))
    .map((element) => {
      // A card's link covers the card, and a label belongs to its control.
      const over = getComputedStyle(element, '::after')
      const covering = over.position === 'absolute' && over.content !== 'none' && over.inset === '0px' ? element.closest('article, li') : null
      const { x, y, width, height } = (covering ?? element.closest('label') ?? element).getBoundingClientRect()
      return { element, x, y, width, height, isSmall: width < SIZE || height < SIZE }
    })
    .filter(({ width, height }) => width > 1 && height > 1)
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentNode?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim())
  const isCrowded = (one: (typeof targets)[number]) => {
    const [cx, cy] = [one.x + one.width / 2, one.y + one.height / 2]
    return targets.some((other) => {
      if (other === one || other.element.contains(one.element) || one.element.contains(other.element)) return false
      if (other.isSmall) return Math.hypot(other.x + other.width / 2 - cx, other.y + other.height / 2 - cy) < SIZE
      const dx = Math.max(other.x - cx, 0, cx - (other.x + other.width))
      const dy = Math.max(other.y - cy, 0, cy - (other.y + other.height))
      return Math.hypot(dx, dy) < SIZE / 2
    })
  }
  return targets
    .filter((target) => target.isSmall && !isInSentence(target.element) && isCrowded(target))
    .map(({ element, width, height }) => `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`)
}

test.describe('on a phone the ways to somebody who answers', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a car that can be ordered has the test drive and WhatsApp beside its price, in sight of the order', async ({ page, request }) => {
    const cars = [...(await (await request.get('/ar/find-a-car')).text()).matchAll(/href="(\/ar\/showroom\/[^"]+-\d+)"/g)].map(([, href]) => href ?? '')
    const texts = await Promise.all(cars.map(async (href) => ({ href, text: await (await request.get(href)).text() })))
    const orderable = texts.find(({ text }) => text.includes('/ar/showroom-order-online/vehicle/'))
    await page.goto(orderable?.href ?? '')
    const summary = page.getByRole('main').locator('[data-vehicle]').first()
    const [drive, write] = ['احجز تجربة قيادة', 'واتساب'].map((name) => summary.getByRole('link', { name: new RegExp(`^${name}`) }))
    for (const way of [drive, write]) await expect(way ?? summary).toBeVisible()
    const [price, way] = [
      await summary
        .getByText(/درهم|ريال|دينار|السعر عند الطلب/)
        .first()
        .boundingBox(),
      await drive?.boundingBox(),
    ]
    expect(Math.abs((way?.y ?? 0) - ((price?.y ?? 0) + (price?.height ?? 0)))).toBeLessThan(400)
  })

  test('stay in reach while the page is read, and cover neither its end nor what is focused', async ({ page }) => {
    await page.goto(`/ar/showroom/${CAR}`)
    const call = page.getByRole('main').getByRole('link', { name: 'اتصال', exact: true }).first()
    await expect(call).toBeInViewport()
    await page.getByRole('region', { name: 'سيارات مشابهة' }).scrollIntoViewIfNeeded()
    await expect(call).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const [bar, footer] = [await call.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    const last = retailer(page).getByRole('link').last()
    await last.focus()
    const focused = await last.boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((await call.boundingBox())?.y ?? 0)
  })
})

ownTest('[A-078] a film opens over the page by press and by keyboard, holds the focus, and ends when it closes', async ({ page, site }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>film</title><button>play</button>' }),
  )
  await site.query(`update vehicle set details = jsonb_set(details, '{video_url}', '"https://youtu.be/dQw4w9WgXcQ"') where id = ${CAR}`)
  await page.goto(`/ar/showroom/${CAR}`)
  const link = page.getByRole('link', { name: 'شاهد الفيلم' })
  const film = page.getByRole('dialog', { name: 'شاهد الفيلم' })
  const playing = () => page.locator('video, iframe').count()
  expectOwn(await playing()).toBe(0)
  for (const close of ['Escape', 'button'] as const) {
    if (close === 'Escape') {
      await link.focus()
      await page.keyboard.press('Enter')
    } else await link.click()
    await expectOwn(film).toBeVisible()
    await expectOwn(film.getByRole('button', { name: 'عرض المحتوى' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOwn(film.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
    expectOwn(await playing()).toBe(1)
    // Whatever a key reaches next is within the film, or the browser's own.
    await page.keyboard.press('Tab')
    expectOwn(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
    if (close === 'Escape') {
      await film.getByRole('button', { name: 'إغلاق' }).focus()
      await page.keyboard.press('Escape')
    } else await film.getByRole('button', { name: 'إغلاق' }).click()
    await expectOwn(film).toHaveCount(0)
    await expectOwn(link).toBeFocused()
    await expectOwn.poll(playing).toBe(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is shown: pictures link to their files, the estimate is there, and nothing is offered that needs a script', async ({ page }) => {
    await page.goto(`/ar/showroom/${CAR}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ديفندر 110')
    await expect(gallery(page).getByRole('link').first()).toHaveAttribute('href', /\/media\/api\/v2\/images\//)
    await expect(page.getByRole('region', { name: 'القسط الشهري' })).toContainText('336 دينارًا بحرينيًا')
    for (const role of ['slider', 'button'] as const) await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
    await expect(retailer(page).getByRole('link', { name: /الاتجاهات/ })).toBeVisible()
  })
})

for (const [screen, width, size] of [
  ['a phone', 430, 'quarter_hd'],
  ['a wide screen', 1440, 'hd'],
] as const) {
  ownTest.describe(`on ${screen} with two pixels for each`, () => {
    ownTest.use({ viewport: { width, height: 844 }, deviceScaleFactor: 2 })

    ownTest(`[A-137] the gallery loads photos of a feed and of the library as ${size}`, async ({ page, site }) => {
      const [picture] = await site.query('select id from media_image where width >= 1600 and height >= 900 limit 1')
      const [before] = await site.query(`select details -> 'photos' as photos from vehicle where id = ${CAR}`)
      const setPhotos = (photos: unknown) =>
        site.query(`update vehicle set details = jsonb_set(details, '{photos}', $1) where id = ${CAR}`, [JSON.stringify(photos)])
      const file = (name: string) => `/media/api/v2/images/${picture?.id}/${name}.jpg`
      const fed = { medium_path: file('640x360'), quarter_hd_path: file('1024x576'), hd_path: file('1600x900'), big_path: file('1600x900'), full_path: '' }
      for (const photo of [
        { sequence: 1, image_id: null, ...fed },
        { sequence: 1, image_id: picture?.id },
      ]) {
        await setPhotos([photo])
        const answer = await (await page.request.get(`${site.url}/public_api/listing/all-cars/vehicle/${CAR}`)).json()
        const { photos } = (answer as { data: { photos: Record<string, string[]> } }).data
        expectOwn(photos.hd).not.toEqual(photos.quarter_hd)
        await page.goto(`${site.url}/ar/showroom/${CAR}`)
        const image = gallery(page).getByRole('img')
        await expectOwn.poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
        const { pathname, search } = new URL(await image.evaluate((node) => (node as HTMLImageElement).currentSrc))
        expectOwn(pathname + search).toBe(photos[size]?.[0])
      }
      await setPhotos(before?.photos)
    })
  })
}
