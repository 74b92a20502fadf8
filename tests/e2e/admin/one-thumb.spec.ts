import type { Locator, Page } from '@playwright/test'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { comesToRest, holdCar, placeOrder } from '../site-under-test/admin-screens.ts'
import { transitionsEnd } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const WIDTH = 390
test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true })

/** What a thumb hits without aiming (px); WCAG 2.5.8 asks for 24. */
const THUMB = 40

async function aLead(site: OwnSite): Promise<number> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const person = { first_name: 'ديمة', last_name: 'السالم', phone: '+971501234567', email: 'dima@example.com' }
  const attributes = { ...person, contact_by: 'phone', message: 'متى يمكن معاينة السيارة؟', privacy: 'yes' }
  expect((await fetch(`${site.url}/forms_api/forms/1/leads`, { method: 'POST', headers, body: JSON.stringify({ attributes }) })).ok).toBe(true)
  const [row] = await site.query(`update lead set due_at = now() - interval '1 day', state = 'new' where id = (select max(id) from lead) returning id`)
  return Number(row?.id)
}

/** Expects that a thumb hits it without aiming, on a screen that is not wider than the phone. */
async function reach(page: Page, target: Locator): Promise<void> {
  await comesToRest(page)
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await transitionsEnd(page)
  const missed = await target.evaluate(
    (element, reach) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const around = [
        [0, reach],
        [0, -reach],
        [Math.min(reach, innerWidth - x - 1), 0],
        [-Math.min(reach, x), 0],
      ] as const
      const hits = around.map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy))
      return hits
        .filter((hit) => !hit || !(element.contains(hit) || (hit.contains(element) && hit.matches('label, li'))))
        .map((hit) => hit?.outerHTML.slice(0, 80) ?? '')
    },
    THUMB / 2 - 1,
  )
  expect(missed, `beside ${target}`).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH)
}

async function tap(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  await target.tap()
}

test('on a phone a lead is answered, called and closed, and an order confirmed, by one thumb: every button is as large as it, and nothing is wider than the screen', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const id = await aLead(site)
  await placeOrder(site.url)
  const [order] = await site.query(`select id, number from customer_order order by id desc limit 1`)
  const leadState = async () => (await site.query('select state from lead where id = $1', [id]))[0]?.state
  const orderState = async () => (await site.query('select state from customer_order where id = $1', [order?.id]))[0]?.state
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin`)
  await comesToRest(page)

  await tap(page, page.getByRole('button', { name: /^الرد على ديمة/ }))
  const answer = page.getByRole('dialog', { name: /^الرد على ديمة/ })
  await tap(page, answer.getByRole('button', { name: 'إرسال' }))
  await expect(answer).toBeHidden()
  await expect.poll(leadState).toBe('contacted')

  await tap(page, page.getByRole('button', { name: 'فتح القائمة' }))
  await tap(page, page.getByRole('link', { name: 'طلبات العملاء' }))
  await tap(page, page.getByRole('link', { name: /ديمة السالم/ }).first())
  await expect(page.getByRole('heading', { level: 1, name: /ديمة السالم/ })).toBeVisible()
  await comesToRest(page)
  await reach(page, page.getByRole('link', { name: '+971501234567' }).first())
  await reach(page, page.getByRole('link', { name: 'dima@example.com' }).first())
  await tap(page, page.getByRole('combobox', { name: 'الحالة' }))
  await tap(page, page.getByRole('option', { name: 'تمت الصفقة' }))
  await tap(page, page.getByRole('button', { name: 'حفظ' }))
  await expect.poll(leadState).toBe('won')

  await tap(page, page.getByRole('button', { name: 'فتح القائمة' }))
  await tap(page, page.getByRole('link', { name: 'الطلبات عبر الإنترنت' }))
  await tap(page, page.getByRole('link', { name: String(order?.number) }).first())
  // The name of the order is read whole.
  const title = page.getByRole('heading', { level: 1, name: String(order?.number) })
  await expect(title).toBeVisible()
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1)
  await comesToRest(page)
  await tap(page, page.getByRole('button', { name: /^تأكيد الطلب، والمحجوز/ }))
  const confirmation = page.getByRole('dialog')
  await tap(page, confirmation.getByRole('button', { name: /^تأكيد/ }))
  await expect.poll(orderState).toBe('confirmed')

  // The other language has left its room to the name of the order.
  await tap(page, page.getByRole('button', { name: 'الحساب' }))
  await tap(page, page.getByRole('menuitem', { name: 'English' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('[C-259] on a phone held money that is about to lapse is taken, a visitor of today is called, and the car handed over, from the first screen by one thumb', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await placeOrder(site.url)
  const [order] = await site.query(`select id, payment_id from customer_order order by id desc limit 1`)
  const stateOf = async () => (await site.query('select state from customer_order where id = $1', [order?.id]))[0]?.state
  expect(await stateOf()).toBe('authorized')
  // The card holds the money for another day, and the buyer comes today.
  await site.query(`update payment set authorised_until = now() + interval '1 day' where id = $1`, [order?.payment_id])
  await site.query(
    `update customer_order set appointment = jsonb_build_object('date', to_char(now() at time zone 'Asia/Dubai', 'YYYY-MM-DD'), 'time', '{"value": "23:30"}'::jsonb) where id = $1`,
    [order?.id],
  )
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin`)
  await comesToRest(page)
  const rowOf = (panel: string) =>
    page
      .getByRole('region', { name: panel })
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="/orders/${order?.id}"]`) })
  const dialog = page.getByRole('dialog')

  await tap(page, rowOf('حجوزات توشك أن تنتهي').getByRole('button', { name: /^تحصيل المبلغ: / }))
  await tap(page, dialog.getByRole('button', { name: /^تحصيل المبلغ: / }))
  await expect(dialog).toHaveCount(0)
  await expect.poll(stateOf).toBe('paid')
  await expect(rowOf('حجوزات توشك أن تنتهي')).toHaveCount(0)

  const visit = rowOf('زيارات اليوم')
  await expect(visit).toContainText('23:30')
  await reach(page, visit.getByRole('link', { name: /^اتصال/ }))
  await expect(visit.getByRole('link', { name: /^اتصال/ })).toHaveAttribute('href', 'tel:+971501234567')
  await tap(page, visit.getByRole('button', { name: /^تأكيد الطلب، والمدفوع / }))
  await tap(page, dialog.getByRole('button', { name: /^تأكيد الطلب/ }))
  await expect.poll(stateOf).toBe('confirmed')
  await expect(dialog).toHaveCount(0)
  await tap(page, visit.getByRole('button', { name: /^تسليم السيارة، والمتبقي / }))
  await expect(dialog.getByRole('textbox', { name: 'تاريخ التسليم' })).toBeVisible()
  await tap(page, dialog.getByRole('button', { name: /^تسليم السيارة/ }))
  await expect.poll(stateOf).toBe('completed')
  await expect(visit).toHaveCount(0)
})

test('[A-196] on a phone a car that a visitor holds is made available again by one thumb', async ({ page, site }) => {
  // Visitors of other tests may be holding some.
  await site.query('delete from soft_lock')
  await holdCar(site.url)
  await signInTo(page, site.url, 'sales')
  await page.goto(`${site.url}/ar/admin/holds`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await tap(page, rows.getByRole('checkbox'))
  await tap(page, page.getByRole('button', { name: 'إتاحة السيارات' }))
  const dialog = page.getByRole('dialog')
  await tap(page, dialog.getByRole('button', { name: 'إتاحة السيارات' }))
  await expect(dialog).toContainText('أُتيحت: 1')
  await tap(page, dialog.getByRole('button', { name: 'إغلاق' }))
  await expect(rows).toHaveCount(0)
})

test('on a phone a retailer is added: a save that is refused goes to the field that says why, on its tab, and departments are chosen by their names', async ({
  page,
  site,
}) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/dealers/create/hours`)
  await tap(page, page.getByRole('button', { name: 'إضافة ساعات عمل' }))
  await page.getByLabel('الأيام').fill('من الأحد إلى الخميس')
  await page.getByLabel('الساعات').fill('9:00 – 20:00')
  const save = page.getByRole('button', { name: 'حفظ' })
  await tap(page, save)
  await expect(page.getByLabel('الاسم')).toBeFocused()
  // What is said of it covers neither the field nor the button that saves.
  const message = page.getByRole('alert').filter({ hasText: 'بعض الحقول غير صالحة' })
  await expect(message).toBeVisible()
  for (const covered of [save, page.getByLabel('الاسم')]) {
    const [said, below] = [await message.boundingBox(), await covered.boundingBox()]
    expect((said?.y ?? 0) + (said?.height ?? 0) <= (below?.y ?? 0)).toBe(true)
  }
  await page.getByLabel('الاسم').fill('معرض عجمان')
  await page.getByLabel('رمز المعرض').fill('TEST-AJMAN')
  await page.getByRole('tab', { name: 'الخدمات' }).tap()
  await page.getByLabel('الأقسام').tap()
  await page.getByRole('option', { name: 'المبيعات' }).tap()
  await page.getByLabel('الأقسام').fill('body_shop')
  await page.getByRole('option', { name: /body_shop/ }).tap()
  await page.getByRole('button', { name: 'حفظ' }).tap()
  await expect(page).toHaveURL(/\/dealers$/)
  const [row] = await site.query(`select tag_class, opening_hours from retailer where dealer_code = 'TEST-AJMAN'`)
  expect(row).toEqual({ tag_class: ['sales', 'body_shop'], opening_hours: [{ days: 'من الأحد إلى الخميس', hours: '9:00 – 20:00' }] })
  await site.query(`delete from retailer where dealer_code = 'TEST-AJMAN'`)
})
