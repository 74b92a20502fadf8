import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

/** Asks the API of the forms, as a program does. */
async function ask(url: string, method: string, path: string, body?: object): Promise<{ id: number }> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const response = await fetch(`${url}/forms_api/forms${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return response.status === 204 ? { id: 0 } : ((await response.json()) as { data: { id: number } }).data
}
const formOf = (name: string) => ({ name, fields: [{ id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم الكامل' } }] })

test('a form is deleted, gone for visitors, restored from the bin with its draft by keyboard, and published again', async ({ page, site }) => {
  const name = 'استبيان الزيارة'
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  // Other tests of this site may have left some, and it is seen empty at the end.
  await site.query('delete from binned_form')
  const { id } = await ask(site.url, 'POST', '', formOf(name))
  await ask(site.url, 'PUT', `/${id}/draft`, formOf('مسودة باقية'))
  expect([await statusOf(`/ar/form/${id}`), await statusOf(`/forms_api/forms/${id}`)]).toEqual([200, 200])

  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/forms`)
  await page.getByRole('button', { name: `إجراءات «${name}»` }).click()
  await page.getByRole('menuitem', { name: 'حذف' }).click()
  const sure = page.getByRole('dialog', { name: /هل تريد حذف «.*استبيان الزيارة/ })
  await expect(sure.getByText('يبقى في سلة المحذوفات مدة 30 يومًا')).toBeVisible()
  await sure.getByRole('button', { name: 'حذف' }).click()
  await expect(page.getByText('نُقل النموذج إلى سلة المحذوفات.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  expect([await statusOf(`/ar/form/${id}`), await statusOf(`/forms_api/forms/${id}`)]).toEqual([404, 404])

  // The bin, on a phone: nothing is cut off, and the keyboard is enough.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation', { name: 'أقسام النماذج' }).getByRole('link', { name: 'سلة المحذوفات' }).press('Enter')
  const restore = page.getByRole('button', { name: /استعادة .*استبيان الزيارة/ })
  await expect(restore).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await restore.press('Enter')
  const dialog = page.getByRole('dialog', { name: /استعادة .*استبيان الزيارة/ })
  await expect(dialog.getByRole('button', { name: 'استعادة' })).toBeFocused()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^عاد النموذج .*، وهو مخفي عن الزوار\.$/)).toBeVisible()
  await expect(page.getByText('سلة المحذوفات فارغة.')).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  expect(await statusOf(`/ar/form/${id}`)).toBe(404)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/ar/admin/forms/${id}`)
  await expect(page.getByRole('textbox', { name: 'اسم النموذج' })).toHaveValue('مسودة باقية')
  await page.getByRole('button', { name: 'نشر', exact: true }).click()
  await page.getByRole('dialog', { name: 'نشر النموذج' }).getByRole('button', { name: 'نشر' }).click()
  await expect.poll(() => statusOf(`/ar/form/${id}`)).toBe(200)
  expect(await site.query('select name, is_active, draft from form where id = $1', [id])).toEqual([{ name: 'مسودة باقية', is_active: true, draft: null }])
})

test('whoever has a deleted form open is told that it lies in the bin', async ({ page, site, problems }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInTo(page, site.url, 'admin')
  const { id } = await ask(site.url, 'POST', '', formOf('نموذج مفتوح'))
  await page.goto(`${site.url}/ar/admin/forms/${id}`)
  const name = page.getByRole('textbox', { name: 'اسم النموذج' })
  await expect(name).toHaveValue('نموذج مفتوح')
  await ask(site.url, 'DELETE', `/${id}`)
  await name.fill('اسم متأخر')
  await expect(page.getByText('تعذّر الحفظ: النموذج في سلة المحذوفات')).toBeVisible()
  expect(problems.filter((text) => !/409 .*\/draft/.test(text))).toEqual([])
  problems.length = 0
})
