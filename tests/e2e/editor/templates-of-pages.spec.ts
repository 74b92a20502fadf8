import { axeOn } from '../site-under-test/axe-on.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-013][A-014] a page is saved as a template, and another begins from it; the demo brings some', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'عرض الشهر' }), aBlock('b', 'quote', { quote: 'نص' })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.tab('الصفحات').click()
  const row = page.getByRole('treeitem', { selected: true })
  await row.hover()
  await row.getByRole('button', { name: /^إجراءات/ }).click()
  await page.getByRole('menuitem', { name: 'حفظ كقالب' }).click()
  const saving = page.getByRole('dialog', { name: /قالبًا$/ })
  await saving.getByLabel('اسم القالب').fill('عروض الشهر')
  await saving.getByRole('button', { name: 'حفظ القالب' }).click()
  await expect(saving).toBeHidden()

  await page.getByRole('button', { name: 'صفحة جديدة' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'صفحة جديدة' })
  const begin = dialog.getByRole('group', { name: 'ابدأ من' })
  await expect(begin.getByRole('radio', { name: /صفحة طراز/ })).toBeVisible()
  await begin.getByRole('radio', { name: /عروض الشهر/ }).check()
  expect((await axeOn(page).include('[role="dialog"]').analyze()).violations).toEqual([])
  await dialog.getByLabel('العنوان').fill('عروض أكتوبر')
  await dialog.getByRole('button', { name: 'إنشاء' }).click()
  await expect(desk.canvas.getByRole('heading', { name: 'عرض الشهر' })).toBeVisible()
  expect(await desk.outline()).toEqual(['عرض الشهر', 'نص'])
  expect((await page.request.get(`${site.url}/ar/عروض-أكتوبر`, { maxRedirects: 0 })).status()).toBe(404)
  await desk.publish()
  await expect.poll(async () => (await page.request.get(`${site.url}/ar/عروض-أكتوبر`, { maxRedirects: 0 })).status()).toBe(200)

  // A template is deleted where it is chosen; pages that began from it stay.
  await desk.tab('الصفحات').click()
  await page.getByRole('button', { name: 'صفحة جديدة' }).first().click()
  await begin.getByRole('button', { name: 'حذف القالب عروض الشهر' }).click()
  await page.getByRole('dialog', { name: 'حذف القالب «عروض الشهر»؟' }).getByRole('button', { name: 'حذف' }).click()
  await expect(begin.getByRole('radio', { name: /عروض الشهر/ })).toHaveCount(0)
  expect((await page.request.get(`${site.url}/ar/عروض-أكتوبر`, { maxRedirects: 0 })).status()).toBe(200)
})
