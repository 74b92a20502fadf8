import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { expect, test } from '../site-under-test/site-test.ts'
import { turnTo } from '../site-under-test/turn-to.ts'

/** Three cars of the demo, which is the same every time. */
const CARS = [326, 530, 185]
const COMPARISON = `/ar/showroom/compare?ids=${CARS.join(',')}`

async function openCar(page: Page, id: number | undefined): Promise<void> {
  await page.goto(`/ar/showroom/${id}`)
  await turnTo(page.locator('[data-i="screen:vehicle/actions"]'))
}

async function compare(page: Page, id: number): Promise<void> {
  await openCar(page, id)
  await page.getByRole('button', { name: 'مقارنة' }).click()
}

test('cars that were chosen on their pages stand side by side, a fourth has no room, and one that is removed is forgotten', async ({ page }) => {
  for (const id of CARS) await compare(page, id)
  await openCar(page, 327)
  await expect(page.getByRole('button', { name: 'مقارنة' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'تتسع المقارنة لثلاث سيارات.' })).toBeVisible()
  await page.getByRole('link', { name: /عرض المقارنة/ }).click()
  await expect(page).toHaveURL(COMPARISON)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.getByRole('link', { name: 'إزالة ديسكفري' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await openCar(page, CARS[2])
  await expect(page.getByRole('button', { name: 'مقارنة' })).toHaveAttribute('aria-pressed', 'false')
})

test('a line in which cars differ says so to those who hear it, figures have Arabic units', async ({ page }) => {
  await page.goto(COMPARISON)
  await expect(page.getByRole('row', { name: /^القوة/ }).getByRole('rowheader')).toHaveText('القوة (مختلف)')
  await expect(page.getByRole('row', { name: /^القوة/ }).getByRole('cell')).toHaveText(['300 حصان', '400 حصان', '300 حصان'])
  await expect(page.getByRole('row', { name: /^الحالة/ }).getByRole('rowheader')).toHaveText('الحالة')
  for (const id of CARS) await expect(page.getByRole('columnheader').locator(`a[href$="-${id}"]`)).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the names of the cars stay in sight above the lines`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 })
    await page.goto(COMPARISON)
    const last = page.getByRole('row').last()
    await last.scrollIntoViewIfNeeded()
    for (const name of await page.getByRole('columnheader').all()) await expect(name).toBeInViewport({ ratio: 1 })
    await expect(last).toBeInViewport()
  })
}

test('on a phone no button lies over a car', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(COMPARISON)
  const pictures = page.getByRole('table').locator('img')
  await expect(pictures).toHaveCount(3)
  for (const [index, picture] of (await pictures.all()).entries()) {
    const car = await picture.boundingBox()
    const button = await page.locator('td:has(img) a[aria-label]').nth(index).boundingBox()
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual((car?.y ?? 0) + 1)
  }
})

test('an empty comparison leads to the cars', async ({ page }) => {
  await page.goto('/ar/showroom/compare')
  await expect(page.getByText('اختر ما يصل إلى ثلاث سيارات لعرضها جنبًا إلى جنب.')).toBeVisible()
  await page.getByRole('link', { name: 'عرض جميع السيارات' }).click()
  await expect(page).toHaveURL(/\/ar\/find-a-car$/)
})

for (const width of [390, 768, 1440]) {
  test(`at ${width} px nothing of the comparison runs over the edge, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(COMPARISON)
    await turnTo(page.locator('[data-i="screen:vehicle_compare"]'))
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison is an address, and so is the one without a car', async ({ page }) => {
    await page.goto(COMPARISON)
    await page.getByRole('link', { name: 'إزالة ديسكفري' }).click()
    await expect(page).toHaveURL(`/ar/showroom/compare?ids=${CARS.slice(0, 2).join(',')}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })
})
