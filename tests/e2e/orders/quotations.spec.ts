import type { Page } from '@playwright/test'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { placeOrder } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** The lead of somebody who asked for a car. */
async function aLead(site: OwnSite): Promise<number> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const person = { first_name: 'نورة', last_name: 'السويدي', phone: '+971501230077', email: 'noura@example.com' }
  const attributes = { ...person, contact_by: 'phone', message: 'أودّ عرض سعر', privacy: 'yes' }
  const answer = await fetch(`${site.url}/forms_api/forms/1/leads`, { method: 'POST', headers, body: JSON.stringify({ attributes }) })
  expect(answer.ok).toBe(true)
  const [row] = await site.query('select id, state from lead order by id desc limit 1')
  const id = Number(row?.id)
  if (row?.state === 'suspected') await fetch(`${site.url}/api/leads/${id}/release`, { method: 'POST', headers, body: '{}' })
  return id
}

async function isAsWideAsTheScreen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

test('a quotation from a lead reaches the customer by mail, is opened on a phone, and its reservation is paid; staff follow each step', async ({
  page,
  browser,
  site,
}) => {
  await site.query(
    `update company_config set content = jsonb_set(jsonb_set(content, '{payment,vendor,type}', '"TEST"'), '{payment,is_on_hold}', 'false')
     where config_type = 'order_online_checkout_page'`,
  )
  const [car] = await site.query(
    `select id, vin, display_price::float8 / 100 as price from vehicle where country = 'AE' and status = 'stock' and is_published and vin <> ''
       and details ->> 'buttons' like '%button_set%' order by id desc limit 1`,
  )
  const lead = await aLead(site)

  // The adviser makes the quotation out of the lead.
  await page.setViewportSize(DESK)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/leads/${lead}`)
  await page.getByRole('link', { name: 'إعداد عرض سعر' }).click()
  await expect(page.getByLabel('الاسم')).toHaveValue('نورة السويدي')
  await page.getByRole('button', { name: 'حفظ المسودة' }).click()
  await expect(page.getByText('هذا الحقل مطلوب.')).toBeVisible()
  await page.getByRole('combobox', { name: /السيارة/ }).fill(String(car?.vin))
  await page.getByRole('option', { name: new RegExp(String(car?.vin)) }).click()
  await page.getByLabel('السعر المتفق عليه').fill(String(Number(car?.price) - 1000))
  await page.getByLabel('ملاحظة للعميل').fill('شكرًا لزيارتكم.')
  await page.getByRole('button', { name: 'حفظ المسودة' }).click()
  await expect(page.getByRole('main').getByText('مسودة', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'إرسال إلى العميل' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إرسال إلى العميل' }).click()
  await expect(page.getByRole('button', { name: 'نسخ الرابط' })).toBeVisible()
  const admin = page.url()

  // The customer opens the link of the mail.
  const [quoted] = await site.query('select id, number from quotation order by id desc limit 1')
  const mailsOf = () => site.query(`select html, recipient from mailbox_mail where subject_type = 'quotation' and subject_id = $1`, [String(quoted?.id)])
  await expect.poll(async () => (await mailsOf()).length).toBe(1)
  const [mail] = await mailsOf()
  const [, link = ''] = /href="([^"]*\/quotation\/[^"]*)"/.exec(String(mail?.html)) ?? []
  const customer = await browser.newContext({ locale: 'ar-AE', viewport: PHONE, isMobile: true, hasTouch: true })
  const phone = await customer.newPage()
  await phone.goto(link.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, site.url))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('عرض السعر الخاص بك')
  await expect(phone.getByText(String(quoted?.number)).first()).toBeVisible()
  const pay = phone.getByRole('button', { name: /احجز وادفع/ })
  await expect(pay).toBeVisible()
  await expect(phone.getByText('شكرًا لزيارتكم.')).toBeVisible()
  await isAsWideAsTheScreen(phone)
  expect((await axeOn(phone).analyze()).violations).toEqual([])
  await pay.click()

  // The checkout has everything; only the terms are left to agree to.
  await phone.getByRole('button', { name: 'بدء الطلب' }).click()
  await expect(phone.locator('#order-summary')).toContainText(String(quoted?.number))
  await phone.getByRole('checkbox', { name: /أوافق/ }).check()
  await phone.getByRole('button', { name: /2,000/ }).click()
  await expect(phone).toHaveURL(`${site.url}/ar/showroom-order-online/success`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('شكرًا لك، السيارة محجوزة باسمك')
  await customer.close()

  // Staff see that it was accepted and paid, at the agreed price.
  await page.goto(admin)
  await expect(page.getByRole('main').getByText('قُبل', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('دُفع مبلغ الحجز', { exact: true })).toBeVisible()
  const [order] = await site.query('select state, vehicle_price::float8 / 100 as price, rdx_forms_lead_id as lead from customer_order order by id desc limit 1')
  expect(order).toEqual({ state: 'paid', price: Number(car?.price) - 1000, lead: String(lead) })
})

test('a contract that staff upload is read and confirmed by the customer on the page of the order, and staff see by whom', async ({ page, browser, site }) => {
  await placeOrder(site.url)
  const [order] = await site.query('select id, number from customer_order order by id desc limit 1')
  const number = String(order?.number)
  await page.setViewportSize(DESK)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/orders/${order?.id}`)
  await page.getByRole('button', { name: 'إضافة مستند' }).click()
  const dialog = page.getByRole('dialog', { name: 'إضافة مستند' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') })
  await dialog.getByLabel('الاسم').fill('عقد البيع')
  await dialog.getByLabel('يُطلب من العميل تأكيده').check()
  await dialog.getByRole('button', { name: 'رفع المستند' }).click()
  await expect(page.getByText('بانتظار تأكيد العميل')).toBeVisible()

  const tokens = () =>
    site.query(
      `select payload #>> '{props,readToken}' as token from delivery where kind = 'mail' and payload #>> '{props,number}' = $1 and payload #>> '{props,readToken}' <> ''`,
      [number],
    )
  await expect.poll(async () => (await tokens()).length).toBeGreaterThan(0)
  const [mail] = await tokens()
  const customer = await browser.newContext({ locale: 'ar-AE', viewport: PHONE, isMobile: true, hasTouch: true })
  const phone = await customer.newPage()
  await phone.goto(`${site.url}/ar/showroom-order-online/confirmation/${number}?token=${encodeURIComponent(String(mail?.token))}`)
  const form = phone.getByRole('form', { name: 'عقد البيع' })
  const href = await phone.getByRole('link', { name: 'عقد البيع' }).getAttribute('href')
  expect((await phone.request.get(new URL(href ?? '', site.url).href)).headers()['content-type']).toBe('application/pdf')
  await form.getByRole('button', { name: 'تأكيد المستند' }).click()
  await expect(phone.getByRole('alert').filter({ hasText: 'أكّد أنك قرأت المستند' })).toBeVisible()
  await form.getByRole('checkbox').check()
  await form.getByLabel('اسمك الكامل').fill('سارة المنصوري')
  await isAsWideAsTheScreen(phone)
  expect((await axeOn(phone).analyze()).violations).toEqual([])
  await form.getByRole('button', { name: 'تأكيد المستند' }).click()
  await expect(phone.getByText(/أكّده.*سارة المنصوري/)).toBeVisible()
  await customer.close()

  await page.reload()
  await expect(page.getByRole('region', { name: 'المستندات' })).toContainText('سارة المنصوري')
})
