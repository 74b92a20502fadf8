import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { carryOutTasks, expireApprovals } from '#domains/payments/index.server.ts'
import { days } from '#kernel/durations.ts'
import { paymentServicesOf } from '#server/payments/payment-services.server.ts'
import { contextOf } from '#server/services.server.ts'
import { anOrderRoom, FEE } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { csrfTokenOf, type DemoRole, signIn } from '#tests/support/site/sign-in.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const site = 'http://localhost'
const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: site, TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { call, audited } = apiCaller(services)
const { $client } = services.database.db
await $client.query(
  `update company_config set content = content || '{"payment": {"vendor": {"type": "TEST"}, "is_on_hold": false}}'::jsonb where config_type = 'order_online_checkout_page'`,
)

const people = new Map<DemoRole, Record<string, string>>()
for (const role of ['finance', 'admin', 'sales'] as const) {
  const send = (url: string, init: RequestInit) => room.app.request(url, init)
  const cookie = await signIn(site, role, send)
  people.set(role, { cookie, 'csrf-token': await csrfTokenOf(site, cookie, send) })
}
/** A call of somebody who is signed in. */
async function as(role: DemoRole, method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { ...people.get(role), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more }
  const response = await room.app.request(`${site}${path}`, { method, headers, ...json })
  return { status: response.status, json: await response.json() }
}

/** Sets what one person may move alone. */
const limit = (value: string) => services.set({ 'payments.most_by_one_person': value })
const ALONE = 100
beforeEach(() => limit(`{"AED": ${ALONE}}`))

async function aPaidOrder() {
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const intent = await room.aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))
  const { rows } = await $client.query('select id, payment_id from customer_order where number = $1', [json.data.order_number])
  return { id: rows[0].id as number, paymentId: rows[0].payment_id as number }
}

const moved = async (paymentId: number) => {
  await carryOutTasks(contextOf(services), paymentServicesOf(services), { paymentId })
  const { rows } = await $client.query('select state, captured_minor::int as captured, refunded_minor::int as refunded from payment where id = $1', [paymentId])
  return rows[0]
}
const key = () => crypto.randomUUID()
const onPayment = (role: DemoRole, id: number, body: object) =>
  as(role, 'POST', `/api/payments/${id}/actions`, { action: 'refund', reason: 'طلب العميل', key: key(), ...body })
const onOrder = async (role: DemoRole, id: number, body: object) => {
  const { json } = await as(role, 'GET', `/api/orders/${id}`)
  return as(role, 'POST', `/api/orders/${id}/actions`, { reason: 'طلب العميل', key: key(), ...body }, { 'if-match': `"${json.data.version}"` })
}
const decide = (role: DemoRole, id: number, verdict: 'approve' | 'decline', note = 'رأيت المستندات') =>
  as(role, 'POST', `/api/payment_approvals/${id}/${verdict}`, { note })

describe('above the amount of one person', () => {
  test('a refund waits for somebody else, and is carried out once when they approve; the log names both', async () => {
    const { paymentId } = await aPaidOrder()
    const asking = { key: key() }
    let id = 0
    const log = await audited(async () => {
      const firstRequest = await onPayment('finance', paymentId, asking)
      expect(firstRequest).toMatchObject({
        status: 202,
        json: { data: { approval: { action: 'refund', amount_minor: FEE * 100, may_approve: false, may_decline: true } } },
      })
      id = firstRequest.json.data.approval.id
      expect((await onPayment('finance', paymentId, asking)).json.data.approval.id).toBe(id)
      expect(await moved(paymentId)).toMatchObject({ refunded: 0 })
      expect(await decide('finance', id, 'approve')).toMatchObject({ status: 409, json: { error: { code: 'same_person' } } })
      expect((await decide('sales', id, 'approve')).status).toBe(403)
      expect((await call(`/api/payment_approvals/${id}/approve`, { method: 'POST', body: {} })).status).toBe(403)
      expect(await moved(paymentId)).toMatchObject({ refunded: 0 })
      const both = await Promise.all([decide('admin', id, 'approve'), decide('admin', id, 'approve')])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
    })
    expect(await moved(paymentId)).toEqual({ state: 'refunded', captured: FEE * 100, refunded: FEE * 100 })
    expect((await $client.query('select count(*)::int from payment_task where payment_id = $1', [paymentId])).rows[0].count).toBe(1)
    const ofMoney = log.filter(({ action }) => action.startsWith('payment.'))
    expect(ofMoney.map(({ action }) => action)).toEqual(['payment.approval_asked', 'payment.refunded', 'payment.approval_given'])
    expect(ofMoney[2]?.changes).toMatchObject({ asked_by: [null, 'محاسب تجريبي'], minor: [null, FEE * 100], note: [null, 'رأيت المستندات'] })
    expect((await decide('finance', id, 'decline')).status).toBe(409)
  })

  test('up to the amount one person acts alone, but small parts together do not go around it', async () => {
    const { paymentId } = await aPaidOrder()
    const parts = [await onPayment('finance', paymentId, { amount_minor: 6_000 }), await onPayment('finance', paymentId, { amount_minor: 4_000 })]
    expect(parts.map(({ json }) => json.data.approval)).toEqual([null, null])
    expect((await onPayment('finance', paymentId, { amount_minor: 100 })).json.data.approval).toMatchObject({ amount_minor: 100, state: 'waiting' })
    expect(await moved(paymentId)).toMatchObject({ refunded: 10_000 })
  })

  test('of two requests at one moment one waits, the other is refused; also a second way to the same money', async () => {
    const { id, paymentId } = await aPaidOrder()
    const both = await Promise.all([onPayment('finance', paymentId, {}), onPayment('admin', paymentId, {})])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(await onOrder('finance', id, { action: 'cancel' })).toMatchObject({ status: 409, json: { error: { code: 'already_waiting' } } })
    expect((await $client.query(`select count(*)::int from payment_approval where payment_id = $1`, [paymentId])).rows[0].count).toBe(1)
  })

  test('tokens ask for nothing and approve nothing: nobody knows whose they are', async () => {
    const { paymentId } = await aPaidOrder()
    const firstRequest = await call(`/api/payments/${paymentId}/actions`, { method: 'POST', body: { action: 'refund', reason: 'seen', key: key() } })
    expect(firstRequest).toMatchObject({ status: 409, json: { error: { code: 'needs_person' } } })
  })

  test.each([
    ['a currency that the setting forgets', '{"SAR": 1000000}', 202, true],
    ['no amounts at all', '{}', 202, false],
    ['the very amount', `{"AED": ${FEE}}`, 202, false],
  ])('%s', async (_name, value, status, waits) => {
    await limit(value)
    const { paymentId } = await aPaidOrder()
    const firstRequest = await onPayment('finance', paymentId, {})
    expect([firstRequest.status, firstRequest.json.data.approval !== null]).toEqual([status, waits])
  })

  test('a wrong value of the setting is not taken for none', async () => {
    await $client.query(`update setting set value = '"nonsense"' where key = 'payments.most_by_one_person'`)
    const { settings } = await services.site.get(contextOf(services))
    expect(settings.payments.loneAmounts.size).toBeGreaterThan(0)
  })

  test('declined is declined: with a reason, also by whoever asked; then it may be asked for anew', async () => {
    const { paymentId } = await aPaidOrder()
    const first = (await onPayment('finance', paymentId, {})).json.data.approval.id
    expect((await decide('admin', first, 'decline', '')).status).toBe(422)
    expect((await decide('admin', first, 'decline')).status).toBe(200)
    expect((await decide('admin', first, 'approve')).status).toBe(409)
    const second = (await onPayment('finance', paymentId, {})).json.data.approval.id
    expect((await decide('finance', second, 'decline', 'أخطأت')).status).toBe(200)
    expect(await moved(paymentId)).toMatchObject({ refunded: 0 })
    const { json } = await as('finance', 'GET', `/api/payment_approvals?state=declined&payment_id=${paymentId}`)
    expect(json.data.map(({ decided_by, note }: Record<string, string>) => [decided_by, note])).toEqual([
      ['مدير تجريبي', 'رأيت المستندات'],
      ['محاسب تجريبي', 'أخطأت'],
    ])
    const found = async (q: string) =>
      (await as('finance', 'GET', `/api/payment_approvals?payment_id=${paymentId}&q=${encodeURIComponent(q)}`)).json.data.length
    expect([await found('المستندات'), await found('محاسب'), await found('لا أحد')]).toEqual([1, 2, 0])
  })

  test('after three days nobody can approve it, it no longer waits, and it may be asked for anew', async () => {
    const { paymentId } = await aPaidOrder()
    const { id } = (await onPayment('finance', paymentId, {})).json.data.approval
    const before = services.time.now
    services.time.now = new Date(before.getTime() + days(3))
    const ctx = contextOf(services)
    const log = await audited(() => expireApprovals(ctx))
    services.time.now = before
    expect(log.filter(({ subject }) => subject === String(paymentId)).map(({ action }) => action)).toEqual(['payment.approval_expired'])
    expect((await decide('admin', id, 'approve')).status).toBe(409)
    expect((await as('finance', 'GET', `/api/payments/${paymentId}`)).json.data.approvals).toEqual([])
    expect((await onPayment('finance', paymentId, {})).json.data.approval.state).toBe('waiting')
  })
})

describe('orders', () => {
  test('a cancellation that returns money waits, with its car kept; approved it is cancelled as ever', async () => {
    const { id, paymentId } = await aPaidOrder()
    const firstRequest = await onOrder('finance', id, { action: 'cancel' })
    expect(firstRequest).toMatchObject({
      status: 200,
      json: { data: { state: 'paid', approvals: [{ action: 'cancel', order_id: id, amount_minor: FEE * 100 }] } },
    })
    const approval = firstRequest.json.data.approvals[0].id
    expect((await as('sales', 'GET', `/api/orders/${id}`)).json.data.approvals).toMatchObject([{ id: approval, may_approve: false, may_decline: false }])
    expect((await decide('admin', approval, 'approve')).status).toBe(200)
    const { json } = await as('finance', 'GET', `/api/orders/${id}`)
    expect(['cancelled', 'refunded']).toContain(json.data.state)
    expect(
      json.data.events
        .filter(({ detail }: { detail: { step?: string } }) => detail.step)
        .map(({ detail, actor }: { detail: { step?: string }; actor: string }) => [detail.step, actor]),
    ).toEqual([
      ['waits', 'محاسب تجريبي'],
      ['approved', 'مدير تجريبي'],
    ])
    expect(await moved(paymentId)).toMatchObject({ state: 'refunded' })
  })

  test('the credit note says why money went back, not what the second person noted about it', async () => {
    const reasonsOf = async (id: number) => {
      const { rows } = await $client.query<{ reason: string }>(
        `select facts ->> 'reason' reason from invoice where reference = $1 and kind = 'credit_note' order by id`,
        [`order:${id}`],
      )
      return rows.map(({ reason }) => reason)
    }
    for (const ask of [
      async ({ id }: { id: number }) => (await onOrder('finance', id, { action: 'refund', minor: 20_000 })).json.data.approvals[0].id,
      async ({ paymentId }: { paymentId: number }) => (await onPayment('finance', paymentId, { amount_minor: 20_000 })).json.data.approval.id,
      async ({ id }: { id: number }) => (await onOrder('finance', id, { action: 'cancel' })).json.data.approvals[0].id,
    ]) {
      const order = await aPaidOrder()
      expect((await decide('admin', await ask(order), 'approve')).status).toBe(200)
      await moved(order.paymentId)
      expect(await reasonsOf(order.id)).toEqual(['طلب العميل'])
    }
  })

  test('a refund in parts, and one that is no longer possible when it is approved', async () => {
    const { id, paymentId } = await aPaidOrder()
    const firstRequest = await onOrder('finance', id, { action: 'refund', minor: 20_000 })
    const approval = firstRequest.json.data.approvals[0].id
    await limit('{}')
    expect((await onOrder('admin', id, { action: 'refund', minor: 40_000 })).status).toBe(200)
    expect(await moved(paymentId)).toMatchObject({ refunded: 40_000 })
    expect((await decide('admin', approval, 'approve')).status).toBe(409)
    expect((await decide('admin', approval, 'decline')).status).toBe(200)
    expect(await moved(paymentId)).toMatchObject({ refunded: 40_000 })
    expect(await onOrder('finance', id, { action: 'refund', minor: 20_000 })).toMatchObject({ status: 409, json: { error: { code: 'too_much' } } })
  })

  test('sales cancel what is only held; not while its capture is under way, which would give taken money back', async () => {
    await services.database.db.execute(sql`update company_config set content = jsonb_set(content, '{payment,is_on_hold}', 'true')
      where config_type = 'order_online_checkout_page'`)
    await limit('{}')
    const { id, paymentId } = await aPaidOrder()
    expect((await as('sales', 'GET', `/api/orders/${id}`)).json.data).toMatchObject({ state: 'authorized' })
    // Ordered, and its provider has not heard of it yet.
    const key = (await $client.query('select key from payment where id = $1', [paymentId])).rows[0].key
    await $client.query(`insert into payment_task (payment_id, key, kind, next_at, created_at) values ($1, $2, 'capture', now() + interval '1 day', now())`, [
      paymentId,
      `${key}:capture:x`,
    ])
    expect((await onOrder('sales', id, { action: 'cancel' })).status).toBe(403)
    await limit(`{"AED": ${ALONE}}`)
    expect((await onOrder('finance', id, { action: 'cancel' })).json.data.approvals).toMatchObject([{ action: 'cancel', amount_minor: FEE * 100 }])
    await $client.query(`delete from payment_approval where payment_id = $1`, [paymentId])
    await $client.query(`delete from payment_task where payment_id = $1`, [paymentId])
    expect((await onOrder('finance', id, { action: 'capture' })).json.data.approvals).toMatchObject([{ action: 'capture' }])
    expect(await moved(paymentId)).toMatchObject({ state: 'authorized' })
    expect((await onOrder('sales', id, { action: 'cancel' })).status).toBe(200)
  })
})
