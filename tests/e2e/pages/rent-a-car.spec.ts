import { expect, test } from '../site-under-test/site-test.ts'

test('[B-048] the reservation stands over the page, which does not scroll behind it, keeps the focus, and is closed by Escape and its button', async ({
  page,
}) => {
  await page.goto('/ar/offers-and-finance')
  const block = page.locator('#reserve')
  const reserve = block.getByRole('button', { name: /احجز/ }).first()
  const dialog = page.getByRole('dialog')
  await reserve.click()
  await expect(dialog).toBeVisible()
  const scrolled = () => page.evaluate(() => [scrollY, document.activeElement?.closest('dialog') !== null] as const)
  const [before] = await scrolled()
  await dialog.hover()
  for (const far of [3000, -6000]) await page.mouse.wheel(0, far)
  // Frames in which a page that is not held would have moved.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  for (const key of ['PageDown', 'End', 'PageUp']) await page.keyboard.press(key)
  expect(await scrolled()).toEqual([before, true])
  const fields = await dialog.locator('a, button, input, select, textarea').count()
  for (let step = 0; step <= fields; step += 1) {
    await page.keyboard.press('Tab')
    // Between the last field and the first, the focus is in the browser's own bar: of the page nothing has it.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await reserve.click()
  await dialog.getByRole('button', { name: 'إغلاق' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(reserve).toBeFocused()
})
