import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

const WRITTEN = 'لا نجد طلبًا بهذا الرقم'
const BEFORE = 'لم نعثر على هذا الطلب'

test('[A-177] an editor writes a page of the journey in a form, sees it in its preview, gives it to visitors, and takes the earlier version back', async ({
  page,
  site,
  problems,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const [config] = await site.query(`select id from company_config where config_type = 'order_online_success_page'`)
  const visitors = async () => (await fetch(`${site.url}/ar/showroom-order-online/confirmation/M-0000-0000-0000`)).text()
  await signInTo(page, site.url, 'admin')
  const form = `${site.url}/ar/admin/company_configs/${String(config?.id)}`
  await page.goto(form)

  const previewed = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(previewed).toHaveText('شكرًا لك، السيارة محجوزة باسمك')
  for (const [name, heading] of [
    ['تعذّر التأكيد', 'تعذّر تأكيد الطلب'],
    ['فشل الدفع أو طلب غير معروف', BEFORE],
  ] as const) {
    await page.getByRole('combobox', { name: 'صفحة المعاينة' }).click()
    await page.getByRole('option', { name }).click()
    await expect(previewed).toHaveText(heading)
  }

  const section = page.locator('details', { has: page.getByText('فشل الدفع أو طلب غير معروف', { exact: true }) })
  await section.locator('summary').first().click()
  await section.getByRole('textbox').first().fill(WRITTEN)
  await expect(previewed).toHaveText(WRITTEN)
  expect(await visitors()).not.toContain(WRITTEN)
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect.poll(visitors).toContain(WRITTEN)

  await page.goto(form)
  await page.getByRole('button', { name: 'استعادة هذا الإصدار' }).first().click()
  await page.getByRole('combobox', { name: 'صفحة المعاينة' }).click()
  await page.getByRole('option', { name: 'فشل الدفع أو طلب غير معروف' }).click()
  await expect(previewed).toHaveText(BEFORE)
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect.poll(visitors).not.toContain(WRITTEN)
  expect(await visitors()).toContain(BEFORE)
  // The browser itself logs that an unknown order is not found.
  expect(problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([])
})
