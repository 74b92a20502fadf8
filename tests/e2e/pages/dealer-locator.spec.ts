import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { aBlock, expect, test as ownTest } from '../site-under-test/own-site.ts'
import { isLaidOut } from '../site-under-test/is-laid-out.ts'
import { expect as expectShared, test } from '../site-under-test/site-test.ts'

const PATH = '/ar/retailer-locator'
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).filter({ hasText: /^معرض/ })

async function openPage(page: Page, query = ''): Promise<void> {
  await page.goto(`${PATH}${query}`)
  const locator = page.locator('[data-i="dealer_locator"]')
  await locator.scrollIntoViewIfNeeded()
  await expectShared(locator).toHaveAttribute('data-ready', '')
}

test('[A-008] the page lists the dealers and filters them by city and postcode', async ({ page }) => {
  await openPage(page)
  const all = await names(page).count()
  expectShared(all).toBeGreaterThan(3)
  await page.getByRole('combobox', { name: 'المدينة' }).selectOption('الرياض')
  await expectShared(names(page)).toHaveText(['معرض الرياض'])
  await page.getByRole('combobox', { name: 'المدينة' }).selectOption('')
  await page.getByRole('searchbox').fill('١٢٠٠٠')
  await expectShared(names(page)).toHaveText(['معرض الرياض'])
  await page.reload()
  await expectShared(names(page)).toHaveText(['معرض الرياض'])
})

test('[A-366] a search for zzzz says that there is nothing, and leads back', async ({ page }) => {
  await openPage(page)
  await page.getByRole('searchbox').fill('zzzz')
  await expectShared(page.getByText('عذرًا، لا توجد نتائج لبحثك.')).toBeVisible()
  await page.getByRole('link', { name: 'عرض جميع المعارض' }).click()
  await expectShared(names(page).first()).toBeVisible()
})

test('[A-160] a workshop that sells nothing is not in the locator', async ({ page }) => {
  await openPage(page)
  await expectShared(page.getByText('مركز خدمة القوز')).toHaveCount(0)
})

test('[B-069] the map comes on demand, asks nobody else, and selects both ways by the keyboard', async ({ page }) => {
  const askedAddresses: string[] = []
  page.on('request', (request) => askedAddresses.push(request.url()))
  await openPage(page)
  expectShared(askedAddresses.filter((url) => url.includes('own-map'))).toEqual([])
  await page.getByRole('button', { name: 'عرض الخريطة' }).click()
  const markOf = (name: string) => page.getByRole('button', { name, exact: true })
  const mark = markOf('معرض الرياض')
  await expectShared(page.getByRole('region', { name: 'خريطة المعارض' })).toBeVisible()
  await expectShared(mark).toBeVisible()
  await expectShared.poll(() => leastGap(page)).toBeGreaterThanOrEqual(24)
  await mark.focus()
  await page.keyboard.press('Enter')
  await expectShared(mark).toHaveAttribute('aria-pressed', 'true')
  await expectShared(page.getByRole('article').and(page.locator('[aria-current="true"]'))).toContainText('معرض الرياض')
  await page.getByRole('button', { name: 'على الخريطة معرض الدوحة' }).click()
  await expectShared(markOf('معرض الدوحة')).toHaveAttribute('aria-pressed', 'true')
  const { origin } = new URL(page.url())
  expectShared(askedAddresses.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  const { violations } = await axeOn(page).include('[data-i="dealer_locator"]').analyze()
  expectShared(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('[B-069] places that are close together share a mark, which leads to where they stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page)
  await page.getByRole('button', { name: 'عرض الخريطة' }).click()
  const dubai = page.getByRole('button', { name: 'معرض دبي', exact: true })
  const shared = page.getByRole('button', { name: /^معارض متقاربة، عددها \d+$/ })
  await expectShared(shared.first()).toBeVisible()
  await expectShared.poll(() => leastGap(page)).toBeGreaterThanOrEqual(24)
  await expectShared(dubai).toHaveCount(0)
  // By the keyboard, focus goes on to a mark that takes the place of the pressed one.
  const marks = marksOf(page)
  const before = await marks.count()
  await shared.first().focus()
  await page.keyboard.press('Enter')
  await expectShared.poll(() => marks.count()).toBeGreaterThan(before)
  await expectShared(marks.and(page.locator(':focus'))).toHaveCount(1)
  await page.getByRole('button', { name: 'على الخريطة معرض دبي' }).click()
  await expectShared(dubai).toHaveAttribute('aria-pressed', 'true')
})

test('[B-069] the map is moved by mouse, keys, wheel and two fingers; the wheel and one finger alone scroll the page and are told how', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page)
  await isLaidOut(page)
  await page.getByRole('button', { name: 'عرض الخريطة' }).click()
  const map = page.getByRole('region', { name: 'خريطة المعارض' })
  const mark = page.getByRole('button', { name: 'معرض الرياض', exact: true })
  await expectShared(mark).toBeVisible()
  await map.scrollIntoViewIfNeeded()
  const at = async () => {
    const [box, frame] = [await mark.boundingBox(), await map.boundingBox()]
    return { x: Math.round((box?.x ?? 0) - (frame?.x ?? 0)), y: Math.round((box?.y ?? 0) - (frame?.y ?? 0)) }
  }
  const frame = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const corner = { x: frame.x + 30, y: frame.y + frame.height - 30 }
  await page.getByRole('button', { name: 'تكبير' }).click()
  const start = await at()
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  await page.mouse.move(corner.x + 40, corner.y - 25)
  await page.mouse.up()
  expectShared(await at()).toEqual({ x: start.x + 40, y: start.y - 25 })
  await map.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  expectShared(await at()).toEqual({ x: start.x + 140, y: start.y - 125 })
  const hint = map.locator('[data-hint]')
  await expectShared(hint).toHaveText('')
  const stood = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 40)
  await expectShared(hint).toHaveText('للتكبير اضغط مفتاح Ctrl مع التمرير')
  await expectShared.poll(() => page.evaluate(() => scrollY)).toBe(stood + 40)
  const scrolled = stood + 40
  const moved = await at()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240)
  await page.keyboard.up('Control')
  await expectShared.poll(at).not.toEqual(moved)
  expectShared(await page.evaluate(() => scrollY)).toBe(scrolled)
  const hands = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    hands.send('Input.dispatchTouchEvent', { type, touchPoints })
  const box = (await map.boundingBox()) ?? frame
  const one = { x: box.x + 60, y: box.y + 60 }
  const other = { x: box.x + 160, y: box.y + 60 }
  const before = await at()
  await touch('touchStart', [one, other])
  await touch('touchMove', [
    { x: one.x, y: one.y + 30 },
    { x: other.x, y: other.y + 30 },
  ])
  await touch('touchEnd', [])
  await expectShared.poll(at).toEqual({ x: before.x, y: before.y + 30 })
  await touch('touchStart', [one])
  await touch('touchMove', [{ x: one.x, y: one.y + 60 }])
  await touch('touchEnd', [])
  await expectShared(hint).toHaveText('حرّك الخريطة بإصبعين')
})

const marksOf = (page: Page) => page.getByRole('region', { name: 'خريطة المعارض' }).getByRole('button')

/** The least distance between the tips of two marks, in px. */
async function leastGap(page: Page): Promise<number> {
  const tips = await marksOf(page).evaluateAll((marks) =>
    marks.map((mark) => {
      const { x, width, bottom } = mark.getBoundingClientRect()
      return { x: x + width / 2, y: bottom }
    }),
  )
  const gaps = tips.flatMap((one, index) => tips.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))
  return Math.min(...gaps)
}

test('[C-021] a retailer that is made one’s own stands in the header of every page, and nothing moves for it when a page comes', async ({ page }) => {
  await openPage(page)
  const choice = page.getByRole('button', { name: 'اجعله معرضي معرض الدوحة' })
  await choice.click()
  await expectShared(choice).toHaveAttribute('aria-pressed', 'true')
  const bar = page.locator('[data-header-part="retailer"]')
  await expectShared(bar).toContainText('معرض الدوحة')
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The bar would push what is below it. Sideways the menu moves when its font comes late, with or without a retailer.
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect, currentRect } of sources)
          if (previousRect.y !== currentRect.y) shifts.push(`${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/ar/about')
  await expectShared(bar).toContainText('معرض الدوحة')
  expectShared(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  await page.goBack()
  await choice.click()
  await expectShared(bar).toHaveCount(0)
  expectShared(await page.locator('body > header').evaluate((header) => header.getBoundingClientRect().height)).toBeLessThan(120)
})

test('[B-186] a shared location sorts the list', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 24.7, longitude: 46.7 })
  await openPage(page)
  await page.getByRole('button', { name: 'الأقرب إلى موقعي' }).click()
  await expectShared(names(page).first()).toHaveText('معرض الرياض')
  await expectShared(page.getByText(/^\d+\.\d كم$/).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[A-008] [B-069] the form is sent and the page answers it, with everything about the dealer', async ({ page }) => {
    await page.goto(PATH)
    await page.getByRole('searchbox').fill('الدوحه')
    await page.getByRole('button', { name: 'بحث', exact: true }).click()
    await expectShared(names(page)).toHaveText(['معرض الدوحة'])
    await page.getByText('ساعات العمل والخدمات').click()
    await expectShared(page.getByRole('table')).toBeVisible()
    await expectShared(page.getByRole('link', { name: /الاتجاهات/ })).toHaveAttribute('href', /destination=/)
    await expectShared(page.getByRole('button', { name: 'عرض الخريطة' })).toBeHidden()
  })
})

for (const width of [390, 768, 1440]) {
  test(`[B-002] at ${width} px nothing of the locator runs over the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page)
    await page.getByRole('button', { name: 'عرض الخريطة' }).click()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expectShared(over).toBeLessThanOrEqual(0)
  })
}

ownTest('[B-007] [B-008] a dealer changed in the admin is another one in the locator and in the card that names it', async ({ page, site }) => {
  const title = aBlock('title', 'snippet', { heading: 'معارض', header_tag: '1' })
  const card = aBlock('cards', 'retailer_cards', { heading: 'بطاقات' }, [{ dealer_id: 'QA-DOH-01' }])
  const path = await site.addPage([title, card, aBlock('locator', 'dealer_locator')])
  await page.goto(path)
  await expect(page.getByText('+974 4000 0001')).toHaveCount(2)
  const { data } = (await (await fetch(`${site.url}/api/dealers?q[dealer_code_in][]=QA-DOH-01`)).json()) as { data: { id: number }[] }
  const headers = { authorization: 'Bearer a-token-for-tests-only-0123456789abcdef', 'content-type': 'application/json' }
  const address = `${site.url}/api/dealers/${data[0]?.id}`
  const settingAnswer = await fetch(address, { headers })
  const { data: dealer } = (await settingAnswer.json()) as { data: Record<string, unknown> }
  const etag = settingAnswer.headers.get('etag') ?? `"${dealer.version}"`
  const saved = await fetch(address, { method: 'PUT', headers: { ...headers, 'if-match': etag }, body: JSON.stringify({ ...dealer, phone: '+974 4000 9999' }) })
  expect(saved.status).toBe(200)
  await expect.poll(async () => ((await (await fetch(`${site.url}${path}`)).text()).match(/\+974 4000 9999/g) ?? []).length).toBeGreaterThan(1)
})

ownTest('[B-062] [B-063] [B-188] structured data of a retailer and a workshop are data only, whatever they hold', async ({ page, site }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const attack = '</script><script>alert(1)</script>'
  const path = await site.addPage([
    aBlock('title', 'snippet', { heading: 'معارض', header_tag: '1' }),
    aBlock('dealer', 'retailer_schema', { retailer_name: attack }),
    aBlock('workshop', 'retailer_service_schema', { retailer_name: 'مركز الخدمة', services: ['صيانة'] }),
  ])
  await page.goto(path)
  const schemas = await page.locator('main script[type="application/ld+json"]').allTextContents()
  expect(schemas.map((text) => JSON.parse(text)).map((schema) => [schema['@type'], schema.name])).toEqual([
    ['AutoDealer', attack],
    ['AutoRepair', 'مركز الخدمة'],
  ])
  expect(dialogs).toEqual([])
})
