import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { comesToRest } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
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
    expect((await axeOn(page).analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  }
  await expect(grid).toHaveCount(0)
})

test('[A-013] what was published and what begins and ends stand in the month and in the list of their day, each with the way to where it is edited', async ({
  page,
  site,
}) => {
  const address = await site.addPage([aBlock('t', 'snippet', { heading: 'نص' })], { title: 'صفحة العروض المؤرخة' })
  const id = await pageIdOf(site.url, address)
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const draft = (await (await fetch(`${site.url}/api/pages/${id}/draft`, { headers })).json()) as { data: { version: number } }
  const published = await fetch(`${site.url}/api/pages/${id}/publish`, {
    method: 'POST',
    headers: { ...headers, 'if-match': `"${draft.data.version}"` },
    body: '{}',
  })
  expect(published.ok).toBe(true)
  // As the last look over the site found them: an offer of a block from today to tomorrow.
  for (const [kind, after] of [
    ['begins', 0],
    ['ends', 1],
  ] as const) {
    await site.query(
      `insert into content_date (page_id, block_id, group_id, field, kind, day)
       values ($1, 't', '', 'offer_schedule', $2, to_char((now() at time zone 'Asia/Dubai')::date + $3::int, 'YYYY-MM-DD'))`,
      [id, kind, after],
    )
  }
  await signInTo(page, site.url, 'editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/ar/admin/calendar_entries`)
  const grid = page.getByRole('grid', { name: 'التقويم' })
  const today = grid.locator('[aria-current="date"]')
  await expect(today).toHaveAccessibleName(/عدد الأحداث: [2-9]/)
  const events = page.getByRole('main').getByRole('listitem').filter({ hasText: 'صفحة العروض المؤرخة' })
  await expect(events.filter({ hasText: 'نُشرت' }).getByRole('link')).toHaveAttribute('href', `/ar/cms?page=${id}`)
  await expect(events.filter({ hasText: 'بداية عرض محتوى' }).getByRole('link')).toHaveAttribute('href', `/ar/cms?page=${id}&block=t&field=offer_schedule`)
  await expect(events).toHaveCount(2)
  // Each kind is drawn in the cell of its day, in its own colour.
  await page.getByRole('combobox', { name: 'النوع' }).click()
  await page.getByRole('option', { name: 'نهاية عرض محتوى' }).click()
  await expect(events).toHaveCount(0)
  await today.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/عدد الأحداث: 1/)
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('صفحة العروض المؤرخة')
  await expect(events).toHaveCount(1)
  await expect(events).toContainText('نهاية عرض محتوى')
  await page.getByRole('combobox', { name: 'النوع' }).click()
  await page.getByRole('option', { name: 'نُشرت', exact: true }).click()
  await page.keyboard.press('Escape')
  await today.click()
  await expect(today).toContainText('صفحة العروض المؤرخة')
  await expect(events).toContainText('نُشرت')
  expect((await axeOn(page).analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
})
