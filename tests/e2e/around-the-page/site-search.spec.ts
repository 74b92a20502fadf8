import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { expect, test } from '../site-under-test/site-test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'ابحث في الموقع' })
const options = (page: Page) => page.getByRole('listbox', { name: 'الاقتراحات' }).getByRole('option')
const pagesFound = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('link')

async function openPage(page: Page, keyword = ''): Promise<void> {
  await page.goto(`/ar/search${keyword && `?keyword=${encodeURIComponent(keyword)}`}`)
  const search = page.locator('[data-i="search_suggestions"]')
  await search.scrollIntoViewIfNeeded()
  await expect(search).toHaveAttribute('data-ready', '')
}

test('[A-365] [A-299] three letters bring suggestions, the keyboard chooses one, and the results are pages and cars', async ({ page }) => {
  await openPage(page)
  await field(page).pressSequentially('دي')
  await expect(options(page)).toHaveCount(0)
  await field(page).pressSequentially('ف')
  await expect(options(page)).toHaveText(['ديفندر 90', 'ديفندر 110', 'عائلة ديفندر'])
  await expect(page.getByRole('status').filter({ hasText: 'عدد الاقتراحات: 3' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/ar/search?${new URLSearchParams({ keyword: 'ديفندر 110' })}`)
  await expect(field(page)).toHaveValue('ديفندر 110')
  await expect(page.getByRole('heading', { name: /^سيارات متوفرة \(\d+\)$/ })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^ديفندر 110 P/ })
      .first(),
  ).toHaveAttribute('href', /^\/ar\/showroom\//)
  await expect(page.getByRole('main').getByRole('link', { name: 'ديفندر 110', exact: true })).toHaveAttribute('href', '/ar/defender/110')
})

test('[A-299] suggestions close with Escape, which keeps what was typed', async ({ page }) => {
  await openPage(page)
  await field(page).pressSequentially('ديف')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('ديف')
  await expect(field(page)).toBeFocused()
})

for (const [query, title] of [
  ['دِيفِندَر', 'ديفندر 90'],
  ['ديسكفرى', 'ديسكفري'],
  ['المعتمده', 'السيارات المعتمدة'],
  ['ديـفندر', 'ديفندر 90'],
] as const) {
  test(`[A-365] what is written ${query} suggests ${title}`, async ({ page }) => {
    await openPage(page)
    await field(page).fill(query)
    await expect(options(page).filter({ hasText: title }).first()).toBeVisible()
  })
}

test('[A-365] a page is found in every spelling of its name', async ({ page }) => {
  await openPage(page, 'سيارات معتمدة')
  const right = await pagesFound(page).allTextContents()
  expect(right).toContain('السيارات المعتمدة')
  await openPage(page, 'سَيّارات معتمده')
  expect(await pagesFound(page).allTextContents()).toEqual(right)
})

test('[A-364] a search that finds nothing says so and leaves the field', async ({ page }) => {
  await openPage(page, 'zzzz')
  await expect(page.getByText('عذرًا، لم نجد نتائج لبحثك. جرّب كلمة أو عبارة أخرى.')).toBeVisible()
  await expect(field(page)).toHaveValue('zzzz')
})

for (const width of [390, 768, 1440]) {
  test(`at ${width} px nothing of the search runs over the edge, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, 'ديفندر')
    await field(page).fill('ديف')
    await expect(options(page).first()).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[A-365] the field is a form whose answer is the page of results', async ({ page }) => {
    await page.goto('/ar/search')
    await page.getByRole('combobox').fill('ديفندر')
    await page.getByRole('button', { name: 'بحث', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^الصفحات \(\d+\)$/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'عائلة ديفندر' })).toBeVisible()
  })
})
