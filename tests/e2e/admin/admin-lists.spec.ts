import { pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the admin says who links to a page before it is taken off the site or deleted', async ({ page, site }) => {
  const target = await site.addPage([aBlock('t', 'snippet', { heading: 'هدف' })], { title: 'صفحة الهدف' })
  await site.addPage([aBlock('s', 'snippet', { heading: 'مصدر', paragraph: `<p><a href="${target}">إليها</a></p>` })], { title: 'صفحة المصدر' })
  const id = await pageIdOf(site.url, target)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/pages?filter=${encodeURIComponent(JSON.stringify({ q: 'صفحة الهدف' }))}`)
  await page.getByRole('button', { name: 'إلغاء نشر صفحة الهدف' }).click()
  const dialog = page.getByRole('dialog', { name: 'إلغاء نشر صفحة الهدف؟' })
  await expect(dialog.getByText('روابط لن تقود إلى شيء (1):')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'صفحة المصدر' })).toHaveAttribute('href', /\/ar\/cms\?page=\d+&block=s$/)
  await dialog.getByRole('button', { name: 'إلغاء النشر' }).click()
  await expect(page.getByText('عادت صفحة الهدف مسودة.')).toBeVisible()
  expect((await fetch(site.url + target)).status).toBe(404)

  await page.getByRole('button', { name: 'حذف صفحة الهدف' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'صفحة المصدر' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByText('نُقلت صفحة الهدف إلى سلة المحذوفات.')).toBeVisible()

  await page.goto(`${site.url}/ar/admin/binned_pages`)
  const row = page.getByRole('row').filter({ hasText: target.replace('/ar', '') })
  await expect(row).toContainText('صفحة الهدف')
  await row.getByRole('button', { name: 'استعادة' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'استعادة' }).click()
  await expect(page.getByText(/^عادت الصفحة .* مسودةً\.$/)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await site.query('select status from page where id = $1', [id])).toEqual([{ status: 'draft' }])
})

test('broken JSON of a setting says that it is broken, and where', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/setting_definitions/vehicles.families`)
  await page.getByRole('button', { name: /JSON.*للمبرمجين/ }).click()
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' ]')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByRole('main').getByText(/^صيغة JSON غير صحيحة عند السطر \d+، الموضع \d+\.$/)).toBeVisible()
  await expect(page.getByText('هذا الحقل مطلوب')).toHaveCount(0)
})
