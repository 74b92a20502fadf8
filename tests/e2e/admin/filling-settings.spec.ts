import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('[A-015] settings are found by their names, and exchange rates are pasted from a spreadsheet and ordered by keys', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/setting_definitions`)
  await page.getByRole('searchbox', { name: 'البحث في الإعدادات' }).fill('أسعار الصرف')
  await page.getByRole('link', { name: 'أسعار الصرف في القوائم' }).click()
  await expect(page.getByRole('heading', { name: 'أسعار الصرف في القوائم', level: 2 })).toBeVisible()
  const rates = page.getByRole('group', { name: 'أسعار الصرف في القوائم' })
  await rates.getByRole('textbox').first().focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), 'AED\t1\nSAR\t٠٫٩٨')
  await page.keyboard.press('Control+v')
  await expect(rates.getByRole('textbox').nth(3)).toHaveValue('0.98')
  await rates.getByRole('button', { name: 'نقل إلى أعلى: SAR' }).press('Enter')
  await expect(rates.getByRole('textbox').first()).toHaveValue('SAR')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await axeOn(page).include('main').analyze()).violations).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.getByRole('button', { name: 'حفظ' }).click()
  const answer = page.request
  await expect
    .poll(async () => {
      const { data } = (await (await answer.get(`${site.url}/api/setting_definitions`)).json()) as { data: { key: string; value: unknown }[] }
      return (data.find(({ key }) => key === 'markets.exchange_rates')?.value as unknown[] | null)?.slice(0, 2)
    })
    .toEqual([
      { currency: 'SAR', rate: 0.98 },
      { currency: 'AED', rate: 1 },
    ])
})

test('[A-015] a form is picked for a kind of enquiry, and broken JSON says where behind its switch', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/setting_definitions/forms.enquiries`)
  const enquiries = page.getByRole('group', { name: 'نماذج الطلبات' })
  await enquiries.getByRole('button', { name: 'إضافة عنصر' }).click()
  const last = enquiries.getByRole('listitem').last()
  await last.getByRole('combobox', { name: 'نوع الطلب' }).click()
  await page.getByRole('option', { name: 'كتيّب السيارة' }).click()
  await last.getByRole('combobox', { name: 'النموذج' }).click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('button', { name: /JSON.*للمبرمجين/ }).click()
  const code = page.getByRole('main').locator('.cm-content')
  await expect(code).toContainText('"brochure"')
  await code.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('x')
  await expect(page.getByText(/لا يطابق شكل هذه القيمة النموذج/)).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: /JSON.*للمبرمجين/ })).toBeVisible()
})

test('[A-312][C-306] what stands beside a vehicle is filled as rows of their kinds', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/company_configs/create`)
  const parts = page.getByRole('group', { name: 'الأجزاء المعروضة مع السيارة' })
  await parts.getByRole('button', { name: 'إضافة عنصر' }).click()
  await expect(parts.getByRole('combobox', { name: 'النوع' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'جدول خيارات الدفع' }).click()
  const options = page.getByRole('group', { name: 'خيارات الدفع', exact: true })
  await options.getByRole('button', { name: 'إضافة عنصر' }).click()
  await page.keyboard.type('تمويل')
  await parts.getByRole('button', { name: 'إضافة عنصر' }).click()
  await parts
    .getByRole('combobox', { name: /^النوع/ })
    .last()
    .click()
  await page.getByRole('option', { name: 'حاسبة من خدمة أخرى' }).click()
  const config = page.getByRole('group', { name: 'إعداداتها كما تقدمها تلك الخدمة' })
  await config.getByRole('button', { name: 'إضافة عنصر' }).first().click()
  await page.keyboard.type('rate')
  await config.getByRole('combobox', { name: 'نوع القيمة' }).nth(2).click()
  await page.getByRole('option', { name: 'رقم' }).click()
  await config.getByRole('textbox', { name: 'القيمة' }).fill('٤٫٥')
  await page.getByRole('button', { name: /JSON.*للمبرمجين/ }).click()
  const code = page.getByRole('main').locator('.cm-content')
  await expect(code).toContainText('"finance_options_table"')
  await expect(code).toContainText('"rate": 4.5')
  await expect(code).toContainText('"label": "تمويل"')
})
