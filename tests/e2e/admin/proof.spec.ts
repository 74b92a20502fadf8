import { unstyledParts } from '#tests/support/reading/unstyled-parts.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('whoever signed in some time ago proves who they are before a token is made, and loses nothing of what was typed', async ({ page, site, problems }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/api_tokens/create`)
  await page.getByRole('textbox', { name: 'الاسم' }).fill('تقارير')
  await page.getByRole('checkbox', { name: 'قراءة الصفحات والمسودات' }).check()
  await site.query(`update staff_session set created_at = now() - interval '16 minutes'`)
  const save = page.getByRole('button', { name: /حفظ|إنشاء/ })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'تأكيد هويتك' })
  await expect(dialog).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  expect(await unstyledParts(page)).toEqual([])

  // Nothing is done for whoever goes back, and nothing is lost.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'الاسم' })).toHaveValue('تقارير')
  expect(await site.query(`select name from api_token where name = 'تقارير'`)).toEqual([])

  await save.click()
  const popupOpened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'تسجيل الدخول مجددًا' }).click()
  const popup = await popupOpened
  await popup.getByRole('button', { name: 'مدير تجريبي' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page
      .getByText(/mrd_\S{20,}/)
      .or(page.locator('input[value^="mrd_"]'))
      .first(),
  ).toBeVisible()
  expect(popup.isClosed()).toBe(true)
  // Refusals are what this is about.
  expect(problems.splice(0).filter((problem) => !problem.includes('status of 403'))).toEqual([])
  expect(await site.query(`select name from api_token where name = 'تقارير'`)).toEqual([{ name: 'تقارير' }])
})
