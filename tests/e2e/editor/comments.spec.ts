import type { Page } from '@playwright/test'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const blocks = [aBlock('a', 'snippet', { heading: 'خصم يصل إلى 15%' }), aBlock('b', 'snippet', { heading: 'الثاني' })]

/** Only the panel: the rest of the editor is judged elsewhere. */
async function isClean(page: Page): Promise<void> {
  expect((await axeOn(page).include('[data-panel="end"]').analyze()).violations).toEqual([])
}

test('two people talk about words of a page by keyboard: a mention, its mail and its place on the first screen, an answer, the end', async ({
  page,
  browser,
  site,
}) => {
  const address = await site.addPage(blocks)
  const id = await pageIdOf(site.url, address)
  await signInTo(page, site.url, 'editor')
  // Axe wants a context that is not made with its page.
  const khaled = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ar-AE' })
  const other = await khaled.newPage()
  await signInTo(other, site.url, 'admin')
  const [hers, his] = [new Desk(page, site.url), new Desk(other, site.url)]
  await hers.open(id)
  await his.open(id)

  await hers.canvas.getByRole('heading', { name: 'خصم يصل إلى 15%' }).click()
  await hers.field('العنوان').focus()
  await page.keyboard.press('Home')
  for (const _letter of 'خصم') await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+Alt+M')
  await expect(page.getByRole('textbox', { name: 'تعليق جديد على هذه العبارة' })).toBeFocused()
  await page.keyboard.type('هل اعتُمدت النسبة؟ @مدير')
  await expect(page.getByRole('combobox', { name: 'اسم الزميل' })).toBeFocused()
  await expect(page.getByRole('option', { name: 'مدير تجريبي', selected: true })).toBeVisible()
  await isClean(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  const thread = page.getByRole('article', { name: 'نقاش بدأه محررة تجريبية' })
  await expect(thread).toBeFocused()
  await expect(thread.getByRole('button', { name: 'خصم', exact: true })).toBeVisible()
  await expect(thread.getByText('@مدير تجريبي')).toBeVisible()
  await isClean(page)

  // Presence tells him of it, soonest when he goes to another block; whoever is mentioned has it on the first screen and by mail.
  await his.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await expect(his.tab('التعليقات (1)')).toBeVisible({ timeout: 20_000 })
  await expect(his.canvas.getByRole('button', { name: 'تعليقات مفتوحة: 1' })).toBeVisible()
  await his.tab('المكوّنات').click()
  await expect(other.getByRole('list', { name: 'مكوّنات الصفحة' }).getByRole('button', { name: 'تعليقات مفتوحة: 1' })).toBeVisible()
  const mails = () => site.query("select payload->'props'->>'mentionedBy' as by from delivery where payload->>'mail' = 'page_comment'")
  expect(await mails()).toEqual([{ by: 'محررة تجريبية' }])
  await other.goto(`${site.url}/ar/admin`)
  const waiting = other.getByRole('region', { name: 'إشارات إليك في التعليقات' })
  await expect(waiting.getByText('هل اعتُمدت النسبة؟')).toBeVisible()
  await waiting.getByRole('link').press('Enter')

  // The link opens the editor at the discussion.
  const answered = other.getByRole('article', { name: 'نقاش بدأه محررة تجريبية' })
  await expect(answered).toBeFocused()
  await answered.getByRole('button', { name: 'رد' }).press('Enter')
  await other.keyboard.type('نعم')
  await other.keyboard.press('Control+Enter')
  await expect(answered.getByText('نعم', { exact: true })).toBeVisible()
  await answered.getByRole('button', { name: 'تم الحل' }).press('Enter')
  await expect(other.getByText('لا تعليقات مفتوحة')).toBeVisible()
  await isClean(other)

  await hers.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await expect(hers.tab('التعليقات')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('switch', { name: 'عرض ما تم حله (1)' }).check()
  await expect(thread.getByText('نعم', { exact: true })).toBeVisible()
  await thread.getByRole('button', { name: 'إعادة فتح' }).press('Enter')
  await expect(hers.tab('التعليقات (1)')).toBeVisible()
  expect(await (await fetch(`${site.url}${address}`)).text()).not.toContain('اعتُمدت')
  await khaled.close()
})
