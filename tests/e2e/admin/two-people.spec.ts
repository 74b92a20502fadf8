import { placeOrder } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

test('a large amount needs two people: one asks on the order’s screen, another approves in the list, and one that is declined changes nothing', async ({
  page: asker,
  browser,
  site,
}) => {
  test.setTimeout(120_000)
  await placeOrder(site.url)
  // Any car, of any country.
  const [order] = await site.query(`select id, currency from customer_order order by id desc limit 1`)
  await site.set({ 'payments.most_by_one_person': { [String(order?.currency)]: 10 } })
  const stateOf = async () => (await site.query(`select state from customer_order where id = $1`, [order?.id]))[0]?.state

  await signInTo(asker, site.url, 'finance')
  await asker.goto(`${site.url}/ar/admin/orders/${order?.id}`)
  await asker.getByRole('button', { name: 'تحصيل المبلغ' }).click()
  await asker.getByRole('dialog', { name: 'تحصيل المبلغ' }).getByRole('button', { name: 'تحصيل المبلغ' }).click()
  const notice = asker.getByRole('alert').filter({ hasText: 'بانتظار موافقة موظف ثانٍ:' })
  await expect(notice).toContainText('تحصيل مبلغ')
  await expect(notice).toContainText('محاسب تجريبي')
  await expect(notice.getByRole('button')).toHaveText(['سحب الطلب'])
  expect(await stateOf()).toBe('authorized')

  const context = await browser.newContext()
  const second = await context.newPage()
  await signInTo(second, site.url, 'admin')
  await second.goto(`${site.url}/ar/admin/payment_approvals`)
  await expect(second.getByRole('row').filter({ hasText: 'محاسب تجريبي' })).toContainText('بانتظار الموافقة')
  expect((await axeOn(second).analyze()).violations).toEqual([])
  await second.getByRole('row').filter({ hasText: 'محاسب تجريبي' }).getByRole('button', { name: 'موافقة' }).click()
  await second.getByRole('dialog', { name: 'موافقة' }).getByRole('button', { name: 'موافقة' }).click()
  await expect(second.getByText('لا شيء بانتظار موافقة موظف ثانٍ.').or(second.getByText('تمت الموافقة ونُفّذ الإجراء.')).first()).toBeVisible()
  await expect.poll(stateOf).toBe('paid')

  await asker.reload()
  await asker.getByRole('button', { name: 'إلغاء الطلب' }).click()
  const cancelling = asker.getByRole('dialog', { name: 'إلغاء الطلب' })
  await cancelling.getByLabel('السبب').fill('رغبة العميل')
  await cancelling.getByRole('button', { name: 'إلغاء الطلب' }).click()
  await expect(notice).toContainText('إلغاء طلب وردّ مبلغه')
  await second.goto(`${site.url}/ar/admin/orders/${order?.id}`)
  await second.getByRole('button', { name: 'رفض' }).click()
  const declining = second.getByRole('dialog', { name: 'رفض' })
  await declining.getByLabel('السبب').fill('لا مستندات')
  await declining.getByRole('button', { name: 'رفض' }).click()
  await expect(second.getByText('رُفض الطلب.')).toBeVisible()
  await expect(second.getByText('لا مستندات', { exact: true })).toBeVisible()
  expect(await stateOf()).toBe('paid')
  await context.close()
})
