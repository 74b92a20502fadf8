import { expect, type Page, test as base } from '@playwright/test'
import { siteUrl } from './site-test.ts'

/** Visits in which nobody has done anything yet: unlike in other tests, no pointer has moved. */
const test = base.extend({ baseURL: async ({}, use) => use(siteUrl()) })

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
  test(`a visit to ${path} that only reads asks for no React, and the first sign brings it`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toContain('start')
    expect(scripts.filter((name) => /^(react|mount|islands)$/.test(name))).toEqual([])
    const hasIslands = (await page.locator('[data-i]').count()) > 0
    await page.mouse.move(10, 300)
    await page.mouse.move(20, 310)
    if (hasIslands) await expect.poll(() => scripts).toContain('react')
    else expect(scripts).not.toContain('react')
  })
}

test('[B-210] slides advance before there is a sign, and the carousel goes on from where they are', async ({ page }) => {
  await page.clock.install()
  await page.goto('/ar/', { waitUntil: 'networkidle' })
  const selected = () =>
    page.locator('[data-i=hero_carousel] [role=group]').evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-selected')))
  const place = () => page.locator('[data-advances]').evaluate((strip) => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
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

test('presses that come before React does are repeated: a button twice, a choice, a tab by key', async ({ page }) => {
  // Until it is let go, no script of an island arrives.
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/react-[\w-]+\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/ar/blocks?template=section_tabs')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.first()).toBeFocused()
  gate.resolve()
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
})
