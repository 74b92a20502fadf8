import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../site-under-test/own-site.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const DESK = { width: 1440, height: 900 }

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to be seen there')
  return box
}

/** The words of an element that are drawn whole within it. */
function wordsInSight(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const wordsFound: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const middle = (top + bottom) / 2
        if (left >= frame.left - 1 && right <= frame.right + 1 && middle >= frame.top && middle <= frame.bottom) wordsFound.push(word)
      }
    }
    return wordsFound
  })
}

test('on a phone the header is one row, and a long Latin title shows its beginning', async ({ page, site }) => {
  await page.setViewportSize(PHONE)
  await signInTo(page, site.url, 'admin')
  // Without its Arabic name a car is called by its Latin one.
  const [car] = await site.query(`update vehicle set details = details - 'model_display_name'
    where id = (select id from vehicle where nameplate_brand_name = 'Land Rover' order by id limit 1) returning id`)
  await page.goto(`${site.url}/ar/admin/vehicles/${car?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Land Rover')
  expect((await wordsInSight(page, 'h1')).slice(0, 3)).toEqual(['سيارة:', 'Land', 'Rover'])
  const buttons = await page.getByRole('banner').getByRole('button').all()
  const middles = await Promise.all(buttons.map(async (button) => ((box) => box.y + box.height / 2)(await boxOf(button))))
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(64)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  // Where there is room beside it, the name stands below what it is a name of, not at the other edge.
  await page.setViewportSize(TABLET)
  const edges = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ right }) => Math.round(right))
  })
  expect(edges.length).toBeGreaterThan(1)
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(8)
})

test('the bar of chosen records covers neither filters nor buttons', async ({ page, site }) => {
  await page.setViewportSize(DESK)
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/vehicles`)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const bar = await boxOf(page.getByRole('button', { name: 'تغيير الحالة' }).locator('xpath=ancestor::*[contains(@class, "MuiToolbar")][1]'))
  for (const element of [
    page.getByRole('textbox', { name: 'بحث' }),
    page.getByRole('link', { name: 'إضافة', exact: true }),
    page.getByRole('columnheader').nth(1),
  ]) {
    const box = await boxOf(element.first())
    const isApart = box.y + box.height <= bar.y + 1 || box.y >= bar.y + bar.height - 1 || box.x + box.width <= bar.x || box.x >= bar.x + bar.width
    expect([await element.first().innerText(), isApart]).toEqual([expect.any(String), true])
  }
})

test('filters of a list last as long as the visit', async ({ page, site }) => {
  await page.setViewportSize(DESK)
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/dealers`)
  const search = page.getByRole('textbox', { name: 'بحث' })
  await search.fill('دبي')
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('link', { name: 'السيارات', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'السيارات' })).toBeVisible()
  await page.getByRole('link', { name: 'المعارض', exact: true }).click()
  await expect(search).toHaveValue('دبي')
  await page.goto(`${site.url}/ar/admin/dealers`)
  await expect(search).toHaveValue('')
})

test.describe('where the browser speaks English', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/Los_Angeles', viewport: DESK })

  test('a day is typed and picked in the language of the screens, and means a day of the site', async ({ page, site }) => {
    await signInTo(page, site.url, 'admin')
    await page.goto(`${site.url}/ar/admin/audit_entries`)
    const from = page.getByRole('textbox', { name: 'من تاريخ' })
    await expect(from).toHaveAttribute('placeholder', 'يوم/شهر/سنة')
    await from.fill('5/3/2026')
    await expect(from).toHaveValue('05/03/2026')
    // The site is in Dubai, four hours ahead of UTC.
    await expect(page).toHaveURL(/2026-03-04T20%3A00%3A00\.000Z|2026-03-04T20:00:00\.000Z/)
    await page.getByRole('button', { name: 'اختيار يوم: من تاريخ' }).click()
    await expect(page.getByText('مارس 2026')).toBeVisible()
    await expect(page.getByRole('button', { name: 'الخميس، 5 مارس 2026' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect(page.getByRole('button', { name: 'الاثنين، 13 أبريل 2026' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(from).toHaveValue('13/04/2026')
  })

  test('an impossible date of a vehicle shows an error at its field and is not saved', async ({ page, site }) => {
    await signInTo(page, site.url, 'editor')
    const [car] = await site.query('select id from vehicle order by id limit 1')
    await page.goto(`${site.url}/ar/admin/vehicles/${car?.id}`)
    const delivery = page.getByRole('textbox', { name: 'موعد التسليم' })
    await delivery.fill('31/02/2026')
    await page.getByRole('textbox', { name: 'الاسم المعروض' }).fill('اسم آخر')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await expect(page.getByText('تاريخ غير صحيح، مثال', { exact: false })).toBeVisible()
    await delivery.fill('28/02/2026')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await expect.poll(() => site.query('select details from vehicle where id = $1', [car?.id])).toMatchObject([{ details: { delivery_date: '2026-02-28' } }])
  })
})
