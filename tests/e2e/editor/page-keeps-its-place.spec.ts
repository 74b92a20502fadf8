import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[A-014] a page that is unpublished stays open where it was, and the last change can be taken back', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'snippet', { heading: 'الثاني' })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await desk.field('العنوان').fill('الثاني بعد التعديل')
  await expect(desk.saved).toBeVisible()
  await desk.tab('الصفحات').click()
  const row = page.getByRole('treeitem', { selected: true })
  await row.hover()
  await row.getByRole('button', { name: /^إجراءات/ }).click()
  await page.getByRole('menuitem', { name: 'إلغاء النشر' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'إلغاء النشر' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByText('مسودة', { exact: true })).toBeVisible()
  // The same block is selected, and its fields are there.
  await expect(desk.field('العنوان')).toHaveValue('الثاني بعد التعديل')
  await desk.tab('المكوّنات').click()
  await page.getByRole('button', { name: /^الثاني بعد/ }).focus()
  await page.keyboard.press('Control+z')
  await expect(desk.canvas.getByRole('heading', { name: 'الثاني', exact: true })).toBeVisible()
  await expect(desk.saved).toBeVisible()
  expect((await page.request.get(`${site.url}${address}`, { maxRedirects: 0 })).status()).toBe(404)
})

test('[B-305] an item that is pressed on the page is opened in the panel', async ({ page, site }) => {
  const items = [{ heading: 'ما الضمان؟' }, { heading: 'متى التسليم؟' }]
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'accordion', { heading: 'أسئلة' }, items)])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  const item = (name: string) => page.getByRole('complementary').getByRole('button', { name: new RegExp(`^${name}`), expanded: true })
  await desk.canvas.getByText('متى التسليم؟').click()
  await expect(item('متى التسليم')).toBeVisible()
  await desk.canvas.getByText('ما الضمان؟').click()
  await expect(item('ما الضمان')).toBeVisible()
  await expect(item('متى التسليم')).toHaveCount(0)
})
