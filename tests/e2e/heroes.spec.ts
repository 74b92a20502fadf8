import { expect, test } from './site-test.ts'

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test(`at ${width} px words stand below the picture in every hero`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['', 'range-rover', 'defender', 'defender/110', 'jaguar-range/i-pace/index']) {
      await page.goto(`/ar/${path}`)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const picture = await page.locator('main img').first().boundingBox()
      // The frame of the picture runs four rem below the words' ground, into which it fades.
      expect(heading?.y, path).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 64)
    }
  })

test('on wide screens words keep to the side that the focal point leaves free', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['range-rover', 'defender/110']) {
    await page.goto(`/ar/${path}`)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.x, path).toBeGreaterThan(1440 * 0.6)
  }
})

test('a slide that only peeks in shows no words that would be cut', async ({ page }) => {
  await page.goto('/ar/defender')
  const peeking = page.getByRole('heading', { name: 'الجبل جزء من الطريق' })
  const words = page.locator('[data-vertical]').filter({ has: peeking })
  await expect(words).toHaveCSS('opacity', '0')
})
