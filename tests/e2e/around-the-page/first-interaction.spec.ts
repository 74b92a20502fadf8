import { expect, type Page, test as base } from '@playwright/test'
import { siteUrl } from '../site-under-test/site-test.ts'

/** Visits in which nobody has done anything yet: unlike in other tests, no pointer has moved. */
const test = base.extend({
  baseURL: async ({}, use) => use(siteUrl()),
  // The cookie banner would lie over what is pressed.
  storageState: async ({}, use) => use({ cookies: [], origins: [{ origin: siteUrl(), localStorage: [{ name: 'cookieConsentStatus', value: 'rejected' }] }] }),
})

test.use({ viewport: { width: 390, height: 844 } })

/** The scripts that a page asks for, by the beginning of their names. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = new URL(request.url()).pathname.match(/\/assets\/([\w-]+?)-[\w-]{8}\.js$/) ?? []
    if (name) names.push(name)
  })
  return names
}

for (const path of ['/ar/', '/ar/defender/110', '/ar/ownership-guides/desert-driving', '/ar/find-a-car', '/ar/showroom/326']) {
  test(`a visit to ${path} that only reads asks for no React, and the first interaction brings it`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toContain('start')
    expect(scripts.filter((name) => /^(react|mount|after-interaction)$/.test(name))).toEqual([])
    const hasIslands = (await page.locator('[data-i]').count()) > 0
    await page.mouse.move(10, 300)
    await page.mouse.move(20, 310)
    await expect.poll(() => scripts).toContain('after-interaction')
    if (hasIslands) await expect.poll(() => scripts).toContain('react')
    else expect(scripts).not.toContain('react')
  })
}

test('[B-210] slides advance before an interaction, and the carousel goes on from where they are', async ({ page }) => {
  await page.clock.install()
  await page.goto('/ar/', { waitUntil: 'networkidle' })
  const selected = () =>
    page.locator('[data-i=hero_carousel] [role=group]').evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-selected')))
  const place = () => page.locator('[data-i=hero_carousel] [data-advances]').evaluate((strip) => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
  expect(await selected()).toBe(0)
  await page.clock.runFor(7000)
  await expect.poll(selected).toBe(1)
  await expect.poll(place).toBe(1)
  await expect(page.locator('[data-i=hero_carousel] button[aria-current]')).toHaveAccessibleName(/2/)
  await page.clock.resume()
  await page.mouse.move(10, 300)
  await page.mouse.move(20, 310)
  await expect(page.locator('[data-i=hero_carousel]')).toHaveAttribute('data-ready', '')
  expect([await selected(), await place()]).toEqual([1, 1])
})

test('a button that is pressed twice before React is there moves the slides twice at once, and the carousel goes on from there', async ({ page }) => {
  // Until it is let go, no island can be ready.
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/react-[\w-]+\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ar/')
  const hero = page.locator('[data-i=hero_carousel]')
  const next = hero.getByRole('button', { name: 'الشريحة التالية' })
  await next.click()
  await next.click()
  const isThird = () => expect(hero.locator('[role=group][data-selected]')).toHaveAccessibleName(/3/)
  await isThird()
  await expect(hero.locator('button[aria-current]')).toHaveAccessibleName(/3/)
  await expect(hero).not.toHaveAttribute('data-ready', '')
  gate.resolve()
  await expect(hero).toHaveAttribute('data-ready', '')
  await isThird()
  await next.click()
  await expect(hero.locator('[role=group][data-selected]')).toHaveAccessibleName(/4|1 من/)
})

test('what is pressed before React is there shows its effect at once, and goes on from there: filters, saved cars, tabs, slides, sections', async ({
  page,
}) => {
  // Until it is let go, no island can be ready.
  let gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/react-[\w-]+\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const letGo = async (island: string) => {
    await expect(page.locator(`[data-i=${island}]`)).not.toHaveAttribute('data-ready', '')
    gate.resolve()
    await expect(page.locator(`[data-i=${island}]`)).toHaveAttribute('data-ready', '')
    gate = Promise.withResolvers()
  }

  await page.goto('/ar/find-a-car')
  const save = page.locator('[data-i=stock_locator] li').getByRole('button', { name: /^حفظ/ }).first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'التصفية' }).click()
  const sheet = page.locator('dialog[open]')
  await expect(sheet).toHaveCount(1)
  await letGo('stock_locator')
  await expect(sheet.getByRole('checkbox').first()).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => Object.values(localStorage).join())).toMatch(/"id":\d+|\[\d+\]/)

  await page.goto('/ar/')
  const tab = page.locator('[data-i=tabbed_component]').getByRole('tab').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)).toBeVisible()
  const quotes = page.locator('[data-i=quote_slider]')
  await quotes.locator('[data-slide="1"]').click()
  await expect(quotes.locator('button[aria-current]')).toHaveAttribute('data-slide', '1')
  await letGo('quote_slider')
  await expect(quotes.locator('button[aria-current]')).toHaveAttribute('data-slide', '1')
  await expect(tab).toHaveAttribute('aria-selected', 'true')

  await page.goto('/ar/defender/110')
  const specification = page.locator('[data-i=specification_accordion]')
  await specification.getByRole('button', { name: 'فتح الكل' }).click()
  await expect(specification.locator('details:not([open])')).toHaveCount(0)
  await letGo('specification_accordion')
  await expect(specification.getByRole('button', { name: 'طي الكل' })).toBeVisible()
  await expect(specification.locator('details:not([open])')).toHaveCount(0)
})
