import { expect, test } from '../site-under-test/site-test.ts'

test('going back by the keyboard, focus is never under the header that sticks', async ({ page }) => {
  await page.goto('/ar/defender/110')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.locator('body > footer a').first().focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const hidden = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const box = element.getBoundingClientRect()
      const header = document.querySelector('body > header')?.getBoundingClientRect()
      return element.closest('main') !== null && box.height > 0 && header !== undefined && box.top < header.bottom - 1 ? element.outerHTML.slice(0, 120) : ''
    })
    expect(hidden).toBe('')
  }
})
