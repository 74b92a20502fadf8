import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

const picker = (page: Page) => page.getByRole('dialog', { name: 'وجهة الرابط' })

async function choosePage(page: Page) {
  await page.getByRole('button', { name: 'اختيار الوجهة' }).click()
  await picker(page).getByRole('tab', { name: 'صفحة' }).click()
  await picker(page).getByRole('searchbox', { name: 'البحث عن صفحة بالعنوان أو المسار' }).fill('تواصل')
  await picker(page)
    .getByRole('option', { name: /contact-us/ })
    .click()
  await picker(page).getByRole('button', { name: 'اعتماد الوجهة' }).click()
  await expect(picker(page)).toBeHidden()
}

test('[A-087] an entry of the menu leads to a page or a form that is chosen, and says which form', async ({ page, site, problems }) => {
  const [entry] = await site.query("insert into nav_entry (label, url, position) values ('وجهة', '/about', 900) returning id")
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/nav_entries?entry=${String(entry?.id)}`)
  const address = page.getByRole('textbox', { name: 'الرابط' })
  await expect(address).toHaveValue('/about')
  await page.getByRole('button', { name: 'اختيار الوجهة' }).click()
  // What is stored is what the picker begins with, ready to be typed over.
  await expect(picker(page).getByRole('textbox', { name: 'رابط الويب' })).toHaveValue('/about')
  await expect(picker(page).getByRole('textbox', { name: 'رابط الويب' })).toBeFocused()
  await expect(picker(page).getByRole('tab', { name: 'هذه الصفحة' })).toHaveCount(0)
  await expect(picker(page).getByLabel('طريقة الفتح')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await axeOn(page).include('[role="dialog"]').analyze()).violations).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'اختيار الوجهة' })).toBeFocused()
  await choosePage(page)
  await expect(address).toHaveValue('/contact-us')

  await page.getByRole('button', { name: 'اختيار الوجهة' }).click()
  await picker(page).getByRole('tab', { name: 'نموذج' }).click()
  const form = picker(page).getByRole('option').first()
  const name = (await form.innerText()).split('\n')[0] ?? ''
  await form.dblclick()
  await expect(address).toHaveValue(/^#form:\d+$/)
  await expect(page.getByText(`نموذج: ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect.poll(() => site.query('select url from nav_entry where id = $1', [entry?.id])).toEqual([{ url: await address.inputValue() }])
  await address.fill('#form:999999')
  await expect(page.getByText('الوجهة لم تعد موجودة')).toBeVisible()
  // The browser itself logs that there is no such form.
  expect(problems.splice(0)).toEqual([expect.stringMatching(/404.*forms\/999999/)])
  await site.query('delete from nav_entry where id = $1', [entry?.id])
})

test('[A-118] a redirection leads to a page that is chosen', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/redirects/create`)
  await page.getByRole('textbox', { name: /من المسار/ }).fill('old/contact')
  await choosePage(page)
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect.poll(async () => (await fetch(`${site.url}/ar/old/contact`, { redirect: 'manual' })).headers.get('location')).toMatch(/\/ar\/contact-us$/)
  await site.query("delete from page where path = 'old/contact'")
})

test('[A-049] after a form visitors go to a page that is chosen, at the address that their browser needs', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/forms/2`)
  await page.getByRole('tab', { name: 'بعد الإرسال' }).click()
  await choosePage(page)
  const address = page.getByRole('textbox', { name: /الانتقال إلى صفحة/ })
  await expect(address).toHaveValue('/ar/contact-us')
  await expect(page.getByText('محفوظ ولم يُنشر')).toBeVisible()
  await page.getByRole('button', { name: 'تراجع', exact: true }).first().click()
  await expect(address).toHaveValue('')
})
