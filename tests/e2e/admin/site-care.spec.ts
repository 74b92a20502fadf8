import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { comesToRest } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

test('a broken link is found, opens the very field in the editor, is put aside with the keyboard, taken up again, and is gone once it is mended', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const block = aBlock('t', 'snippet', { heading: 'نص', paragraph: '<p><a href="/no-such-page">العروض</a></p>' })
  const address = await site.addPage([block], { title: 'صفحة برابط معطوب' })
  const id = await pageIdOf(site.url, address)
  await signInTo(page, site.url, 'editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/ar/admin/care_findings`)
  const look = async () => {
    await page.getByRole('button', { name: 'فحص الموقع الآن' }).focus()
    await page.keyboard.press('Enter')
  }
  const findings = () =>
    site.query(`select kind, field, target, left_by from care_finding where subject = 'page' and subject_id = $1 and kind = 'broken_link'`, [id])
  await look()
  // The first look over a site also weighs its pictures.
  await expect.poll(findings, { timeout: 60_000 }).toMatchObject([{ field: 'paragraph' }])
  await page.goto(`${site.url}/ar/admin/care_findings?filter=${encodeURIComponent(JSON.stringify({ kind: 'broken_link', q: 'صفحة برابط معطوب' }))}`)
  const row = page.getByRole('row').filter({ hasText: 'no-such-page' })
  await expect(row).toHaveCount(1)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await comesToRest(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    // The buttons above the list go on in a second line rather than outside of the screen.
    for (const name of ['عامل تصفية', 'طرق العرض المحفوظة', 'فحص الموقع الآن', 'تصدير'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    expect([await foreignTexts(page), await tornTexts(page)]).toEqual([[], []])
    expect((await axeOn(page).analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.getByRole('button', { name: /^تجاهل: روابط معطوبة/ }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  expect(await findings()).toMatchObject([{ left_by: expect.stringMatching(/./) }])
  await page.goto(`${site.url}/ar/admin/care_findings?filter=${encodeURIComponent(JSON.stringify({ state: 'left', q: 'صفحة برابط معطوب' }))}`)
  await page.getByRole('button', { name: /^إعادة فتح: روابط معطوبة/ }).click()
  await expect.poll(findings).toMatchObject([{ left_by: '' }])

  await page.goto(`${site.url}/ar/admin/care_findings?filter=${encodeURIComponent(JSON.stringify({ q: 'صفحة برابط معطوب', kind: 'broken_link' }))}`)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/ar/cms\\?page=${id}&block=.*&field=paragraph`))
  await expect(page.getByRole('textbox', { name: 'النص' }).first()).toBeVisible()
  await site.changePage(address, ({ blocks }) => ({ blocks: blocks.map((one) => ({ ...one, fields: { ...one.fields, paragraph: '<p>نص</p>' } })) }))
  await page.goto(`${site.url}/ar/admin/care_findings`)
  await look()
  await expect.poll(findings, { timeout: 60_000 }).toEqual([])
})
