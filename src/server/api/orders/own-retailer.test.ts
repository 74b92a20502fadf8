import { expect, test } from 'vitest'
import { actOnOrder, addOrderNote, exportOrders, findInvoiceForStaff, findWholeOrder, listOrders, type OrderCtx } from '#domains/orders/index.server.ts'
import { listPayments } from '#domains/payments/index.server.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import type { StaffRole } from '#kernel/staff.ts'
import { anOrderRoom, issueInvoices, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const ctx = await orderCtxOf(services)
const { $client } = services.database.db

const everything: ListRequest = { page: 1, perPage: 50, sort: 'id', order: 'asc', search: '', ids: null, filters: {} }
const seller = (retailers: number[], role: StaffRole = 'retailer'): OrderCtx => ({
  ...ctx,
  staff: { id: 'seller', name: 'بائع', role, retailers },
})

async function aPaidOrder(): Promise<{ id: number; number: string; version: string; invoiceId: number }> {
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const intent = await room.aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))
  const { rows } = await $client.query('select id from customer_order where number = $1', [json.data.order_number])
  const whole = await findWholeOrder(seller([room.retailerId]), rows[0].id)
  if (!whole.ok) throw new Error(whole.code)
  return { id: rows[0].id, number: json.data.order_number, version: whole.value.version, invoiceId: whole.value.invoices[0]?.id ?? 0 }
}

await $client.query(
  `update company_config set content = content || '{"payment": {"vendor": {"type": "TEST"}, "is_on_hold": false}}'::jsonb where config_type = 'order_online_checkout_page'`,
)
const order = await aPaidOrder()
await issueInvoices(services)

test('people of a retailer see their own orders whole: payments, invoices, mails and timeline', async () => {
  const own = seller([room.retailerId])
  const ownOrders = await listOrders(own, everything)
  expect(ownOrders.ok && ownOrders.value.rows.map(({ order_number }) => order_number)).toEqual([order.number])
  const whole = await findWholeOrder(own, order.id)
  if (!whole.ok) throw new Error(whole.code)
  const { payments, invoices, deliveries, events } = whole.value
  expect([payments.length, invoices.length, deliveries.length, events[0]?.type]).toEqual([1, 1, 2, 'created'])
  expect((await findInvoiceForStaff(own, { orderId: order.id, invoiceId: order.invoiceId })).ok).toBe(true)
})

test.each([
  ['another retailer', [room.retailerId + 1]],
  ['no retailer', []],
])('people of %s see nothing of it and change nothing', async (_name, retailers) => {
  const other = seller(retailers)
  const otherOrders = await listOrders(other, everything)
  expect(otherOrders.ok ? otherOrders.value : otherOrders.code).toEqual(retailers.length === 0 ? 'forbidden' : { rows: [], total: 0 })
  const unseen = { ok: false, code: retailers.length === 0 ? 'forbidden' : 'gone' }
  expect(await findWholeOrder(other, order.id)).toEqual(unseen)
  expect(await findInvoiceForStaff(other, { orderId: order.id, invoiceId: order.invoiceId })).toEqual(unseen)
  const before = (await $client.query('select count(*)::int as count from order_event')).rows[0].count
  expect(await addOrderNote(other, { id: order.id, text: 'غريب' })).toMatchObject({ ok: false })
  expect(await actOnOrder(other, { id: order.id, version: order.version, action: 'confirm', reason: '' })).toMatchObject({ ok: false })
  expect((await $client.query('select count(*)::int as count from order_event')).rows[0].count).toBe(before)
})

test('an export holds the orders of the list and no others; people of a retailer neither export nor see the payments of all', async () => {
  const everybody = await exportOrders(seller([], 'sales'), everything, { language: null })
  expect(everybody.ok && everybody.value).toContain(order.number)
  expect(await exportOrders(seller([room.retailerId]), everything, { language: null })).toEqual({ ok: false, code: 'forbidden' })
  expect(await listPayments(seller([room.retailerId]), everything)).toEqual({ ok: false, code: 'forbidden' })
})

test('people of a retailer, sales and editors do not give taken money back, by no action; finance does', async () => {
  const ask = async (staff: OrderCtx, action: 'cancel' | 'refund') => actOnOrder(staff, { id: order.id, version: order.version, action, reason: 'رغبة العميل' })
  for (const staff of [seller([room.retailerId]), seller([], 'sales'), seller([], 'editor')]) {
    expect([await ask(staff, 'cancel'), await ask(staff, 'refund')]).toEqual(Array(2).fill({ ok: false, code: 'forbidden' }))
    const whole = await findWholeOrder(staff, order.id)
    expect(whole.ok ? whole.value.actions : whole.code).toEqual(staff.staff?.role === 'editor' ? 'forbidden' : ['confirm'])
  }
  expect((await $client.query('select kind from payment_task')).rows).toEqual([])
  expect((await $client.query('select state from customer_order')).rows).toEqual([{ state: 'paid' }])
  expect(await ask(seller([], 'finance'), 'cancel')).toMatchObject({ ok: true, value: { state: 'cancelled' } })
  expect((await $client.query('select kind from payment_task')).rows).toEqual([{ kind: 'release' }])
})
