import type { Locator } from '@playwright/test'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const cells = (tag: string) => Array.from({ length: 9 }, (_, index) => `<${tag}>عمود عريض ${index + 1}</${tag}>`).join('')
const html = `<p>قبل الجدول</p><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`
const row = { Name: 'HSE', Engine: '6 أسطوانات، 400 حصان', Consumption: '9.6 لتر لكل 100 كم', Price: '545,000 درهم', Lease: '8,171 درهمًا' }

const scrolled = (frame: Locator) => frame.evaluate((element) => Math.abs(element.scrollLeft))

test('[B-002] tables wider than a phone scroll by the keyboard, show that they do, and leave the page as wide as it is', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const path = await site.addPage([
    aBlock('title', 'snippet', { heading: 'جداول', header_tag: '1' }),
    aBlock('box', 'html_box', { html }),
    aBlock('text', 'accordion', {}, [{ heading: 'سؤال', paragraph: html }]),
    aBlock('cars', 'models_carousel', { heading: 'طرازات' }, [{ name: 'رينج روفر', specs: [{ name: 'رينج روفر', rows: [row] }] }]),
  ])
  await page.goto(path)
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((folds) => {
      for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true
    })
  const frames = page.getByRole('main').locator('[tabindex="0"]:has(table):not(:has([tabindex="0"]))')
  await expect(frames).toHaveCount(3)
  for (const frame of await frames.all()) {
    await frame.focus()
    await expect(frame).toBeFocused()
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(40)
    // Shadows that stay at the edges, below covers that move with the table.
    expect(await frame.evaluate((element) => getComputedStyle(element).backgroundAttachment)).toBe('local, local, scroll, scroll')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => scrolled(frame)).toBeGreaterThan(0)
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
})

test('text without a table is no stop for the keyboard', async ({ page, site }) => {
  await page.goto(await site.addPage([aBlock('title', 'snippet', { heading: 'نص', header_tag: '1' }), aBlock('box', 'html_box', { html: '<p>نص</p>' })]))
  await expect(page.getByRole('main').locator('[tabindex="0"]')).toHaveCount(0)
})
