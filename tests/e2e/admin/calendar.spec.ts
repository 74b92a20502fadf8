import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { comesToRest } from '../site-under-test/admin-screens.ts'
import { axeOn, transitionsEnd } from '../site-under-test/axe-on.ts'
import { pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]

test('the calendar goes from day to day by the keyboard, shows what is planned and leads to its page; a phone has it as a list', async ({ page, site }) => {
  test.setTimeout(180_000)
  const address = await site.addPage([aBlock('t', 'snippet', { heading: 'نص' })], { title: 'صفحة العرض القادم' })
  const id = await pageIdOf(site.url, address)
  // Tomorrow, so that one key leads there; at a month's end the grid goes on to the next month.
  await site.query(
    `insert into page_schedule (page_id, action, run_at, author)
     values ($1, 'publish', ((now() at time zone 'Asia/Dubai')::date + interval '1 day 10 hours') at time zone 'Asia/Dubai', 'ليلى')`,
    [id],
  )
  await signInTo(page, site.url, 'editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/ar/admin/calendar_entries`)
  const grid = page.getByRole('grid', { name: 'التقويم' })
  await expect(grid.getByRole('columnheader').first()).toHaveText('الاثنين')
  await grid.locator('[aria-current="date"]').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused()
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/عدد الأحداث: [1-9]/)
  const link = page.getByRole('main').getByRole('link', { name: 'صفحة العرض القادم' })
  await expect(link).toHaveAttribute('href', `/ar/cms?page=${id}`)
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused()
  await expect(link).toHaveCount(0)
  await page.keyboard.press('PageUp')
  await expect(link).toBeVisible()
  await page.getByRole('combobox', { name: 'النوع' }).click()
  await page.getByRole('option', { name: 'إلغاء نشر مجدول' }).click()
  await expect(link).toHaveCount(0)
  await page.getByRole('combobox', { name: 'النوع' }).click()
  await page.getByRole('option', { name: 'نشر مجدول', exact: true }).click()
  await expect(link).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await comesToRest(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    expect([await foreignTexts(page), await tornTexts(page)]).toEqual([[], []])
    await transitionsEnd(page)
    expect((await axeOn(page).analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  }
  await expect(grid).toHaveCount(0)
})
