import type { Locator, Page } from '@playwright/test'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const five = Array.from({ length: 5 }, (_, index) => ({ label: `رابط ${index + 1}`, link: '/about' }))
const long = { label: 'رابط نصه طويل جدًا '.repeat(8).trim(), link: '/about' }
const items = (own: readonly object[], more: object = {}) => ({ 'general.fab': JSON.stringify({ items: own, ...more }) })
const button = (page: Page) => page.locator('[data-floating] > summary')
const visibleActions = async (page: Page) => (await page.locator('[data-floating] li:visible').allInnerTexts()).map((text) => text.trim())
const widthOf = (element: Locator) => element.evaluate((one) => Math.round(one.getBoundingClientRect().width))
const paragraphs = '<p>نص.</p>'.repeat(120)

test('[C-001][C-040][C-041][C-385][C-412] the floating button is 55 px and stands on the left, has three links up to 900 px and four from 901 px on, and the overlay closes it', async ({
  page,
  site,
}) => {
  await site.set(items([long, ...five]))
  for (const [width, count] of [
    [900, 3],
    [901, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/ar/about')
    await expect(button(page)).toHaveAccessibleName(/./)
    const box = await button(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([55, 55])
    expect(box?.x).toBeLessThan(width / 4)
    expect(await visibleActions(page)).toEqual([])
    await button(page).click()
    await expect.poll(() => visibleActions(page)).toEqual([long, ...five].slice(0, count).map(({ label }) => label))
    // The longest text would take more room than this.
    expect(await widthOf(page.locator('[data-floating] ul'))).toBe(360)
    // Somewhere in the page, far from button and links: the overlay lies over it.
    await page.mouse.click(width - 60, 300)
    await expect.poll(() => visibleActions(page)).toEqual([])
    await expect(page).toHaveURL(/\/ar\/about$/)
  }
  // By key as by press: each opens it and closes it again.
  for (const toggle of [() => button(page).press('Enter'), () => button(page).click()]) {
    await toggle()
    await expect.poll(() => visibleActions(page)).toHaveLength(4)
    await expect(page.locator('[data-floating]')).toHaveAttribute('open', '')
    await toggle()
    await expect.poll(() => visibleActions(page)).toEqual([])
  }
})

test('[C-039][C-413] quick links are 229 px wide when open and 47 px when not; on phones each comes 150 ms after the one before', async ({ page, site }) => {
  await site.set(items(five, { isQuickLinks: true }))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(await site.addPage([aBlock('text', 'html_box', { html: paragraphs })]))
  await page.mouse.wheel(0, 600)
  const bar = page.locator('[data-quick-links]')
  await expect.poll(() => widthOf(bar)).toBe(229)
  await bar.getByRole('button').click()
  await bar.getByRole('button').click()
  await page.mouse.move(600, 300)
  await expect.poll(() => widthOf(bar)).toBe(47)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.mouse.wheel(0, 900)
  await expect(bar).toBeVisible()
  await bar.getByRole('button').click()
  // The first link is the bar's main button; the others come above it.
  const delays = bar.locator('li').evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const { display, transitionDelay } = getComputedStyle(entry)
      return display === 'none' ? [] : Number.parseFloat(transitionDelay) * 1000
    }),
  )
  expect(await delays).toEqual([0, 150, 300, 450])
  await expect(bar.getByRole('link', { name: 'رابط 5' })).toBeVisible()
})

test('[C-116][A-077] a block of the page takes the place of the button of all pages, whose other parts stay', async ({ page, site }) => {
  await site.set({
    ...items(five),
    'general.exit_popup.allow_list': '*',
    cookie_consent: JSON.stringify({ title: 'ملفات تعريف الارتباط' }),
  })
  const own = [{ link: { url: '/offers-and-finance', label: 'من الصفحة' } }, { link: { url: '/about', label: 'ثانٍ' } }]
  await page.goto(await site.addPage([aBlock('fab', 'floating_action', {}, own), aBlock('text', 'html_box', { html: paragraphs })]))
  await button(page).click()
  await expect.poll(() => visibleActions(page)).toEqual(['من الصفحة', 'ثانٍ'])
  await page.goto('/ar/about')
  await button(page).click()
  await expect.poll(async () => (await visibleActions(page))[0]).toBe('رابط 1')

  const parts = {
    navigation: 'body > header nav',
    content: 'main',
    footer: 'footer',
    'cookie banner': '#cookie-banner',
    'floating button': '[data-floating]',
    'exit popup': 'dialog[data-exit-popup]',
    tags: 'head meta[name=description]',
  }
  for (const [name, selector] of Object.entries(parts)) expect(await page.locator(selector).count(), name).toBeGreaterThan(0)
  // Dialogs of films and of forms come when they are asked for; their openers are of every page. See widgets.spec.ts and forms.spec.ts.
})

test('[C-014][C-117] the next page brings its own mode and items without a reload, and going back those of the page before', async ({ page, site }) => {
  await site.set(items(five, { isQuickLinks: true }))
  const own = [{ link: { url: '/offers-and-finance', label: 'من الصفحة' } }, { link: { url: '/about', label: 'ثانٍ' } }]
  const text = aBlock('text', 'html_box', { html: paragraphs })
  const [withBlock, without] = [await site.addPage([aBlock('fab', 'floating_action', {}, own), text]), await site.addPage([text])]
  await page.goto(withBlock)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const bar = page.locator('[data-quick-links]')
  const isOfBlock = async () => {
    await expect(bar).toHaveCount(0)
    await button(page).click()
    await expect.poll(() => visibleActions(page)).toEqual(['من الصفحة', 'ثانٍ'])
  }
  await isOfBlock()
  await page.evaluate((address) => navigation.navigate(address).finished, without)
  await expect(button(page)).toHaveCount(0)
  await expect(bar).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(bar).toBeVisible()
  await expect(bar.locator('li').filter({ hasText: 'رابط 1' })).toHaveCount(1)
  await page.evaluate(() => navigation.back().finished)
  await isOfBlock()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('at 390 px the cookie banner, the floating button and the bar of a vehicle do not share a place; nothing shifts and the banner is not the largest paint', async ({
  page,
  site,
  context,
}) => {
  await context.addInitScript(() => {
    localStorage.removeItem('cookieConsentStatus')
    const seen = { shift: 0, largest: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined
      seen.largest = last?.element?.closest('#cookie-banner') ? 'banner' : (last?.element?.localName ?? '')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await site.set({
    ...items(five),
    cookie_consent: JSON.stringify({ title: 'ملفات تعريف الارتباط', text: 'نص طويل عن ملفات تعريف الارتباط. '.repeat(12).trim() }),
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const readShifts = () => page.evaluate(() => (window as unknown as { seen: { shift: number; largest: string } }).seen)
  for (const path of ['/ar/showroom/326', '/ar/about']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const banner = page.locator('#cookie-banner')
    await expect(banner).toBeVisible()
    // What lies under the banner can neither be pressed nor reached by key.
    await expect(button(page)).toBeHidden()
    const reach = await banner.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + 4, (left + right) / 2, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => element.contains(document.elementFromPoint(x, y))))
    })
    expect(reach).toEqual(reach.map(() => true))
    await banner.getByRole('button', { name: 'رفض' }).click()
    await expect(button(page)).toBeVisible()
    const covers = await button(page).evaluate((element) => {
      const own = element.getBoundingClientRect()
      return [...document.querySelectorAll('main *')].some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const isThere = getComputedStyle(other).position === 'fixed' && right > left && bottom > top
        return isThere && left < own.right && own.left < right && top < own.bottom && own.top < bottom
      })
    })
    expect(covers, path).toBe(false)
    const { shift, largest } = await readShifts()
    expect(shift, path).toBeLessThan(0.001)
    expect(largest, path).not.toMatch(/^(banner)?$/)
  }
})
