import { expect, test } from '../site-under-test/site-test.ts'

test('calculator, offer and hero of the demo follow the country that a visitor chose, each amount in its own money', async ({ page }) => {
  await page.goto('/ar/offers-and-finance')
  const countries = page.getByRole('navigation', { name: 'السيارات بحسب الدولة' })
  await countries.getByRole('link', { name: 'الكويت' }).click()
  await expect(page).toHaveURL(/country_in=KW/)

  await page.goto('/ar/offers-and-finance')
  await page.mouse.move(200, 200)
  const offer = page.locator('section', { hasText: 'عرض الشهر' })
  await expect(offer.locator('[data-typed-price]')).toHaveText(/دينار/)
  await expect(offer).not.toContainText('درهم')
  const calculator = page.locator('[data-i]', { hasText: 'احسب قسطك الشهري' })
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.locator('[data-row="on_the_road_price"]')).toContainText('دينار')
  await expect(calculator.locator('[data-row="interest_rate"]')).toContainText('4.9%')
  await expect(calculator).toContainText('الشراء بالتقسيط في الكويت')
  await expect(calculator).not.toContainText('درهم')

  await page.goto('/ar/')
  await page.mouse.move(200, 200)
  await expect(page.locator('[data-typed-price]').first()).toContainText('دينار')
  await page.locator('[data-typed-price]').last().scrollIntoViewIfNeeded()
  const strangers = page.locator('[data-typed-price]').filter({ hasText: 'درهم' }).filter({ hasNotText: '(في الإمارات)' })
  await expect(strangers).toHaveCount(0)
})
