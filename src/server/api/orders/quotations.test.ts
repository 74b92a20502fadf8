import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '#kernel/durations.ts'
import type { StaffRole } from '#kernel/staff.ts'
import { changeQuotation, findQuotation, listQuotations, makeQuotation, type OrderCtx, sendQuotation } from '#domains/orders/index.server.ts'
import { QuotationInput } from '#domains/orders/index.ts'
import { processWebhooks } from '#domains/payments/index.server.ts'
import { anOrderRoom, type Buyer, FEE, issueInvoices, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { contextOf } from '../../services.server.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { payment: { is_on_hold: false } })
const { call, post, put, audited } = apiCaller(services)
const { $client } = services.database.db
const began = services.time.now
/** The customer of a quotation is another one in each test: holds are counted by person. */
let customers = 0

beforeAll(async () => {
  expect((await post('/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'AED' })).status).toBe(201)
})

const inputOf = (vehicleId: number, values: Record<string, unknown> = {}) => {
  customers += 1
  return {
    ...{
      vehicle_id: vehicleId,
      customer_name: 'سارة المنصوري',
      customer_email: `sara${customers}@example.com`,
      customer_phone: `+9715012300${10 + customers}`,
    },
    ...{ kind: 'reservation', way: 'cash', valid_until: '2026-06-01', locale: 'ar' },
    ...values,
  }
}

async function aDraft(values: Record<string, unknown> = {}, vehicleId?: number) {
  const car = vehicleId ?? (await room.aCar())
  const { status, json } = await post('/api/quotations', { key: randomUUID(), ...inputOf(car, values) })
  if (status !== 201) throw new Error(JSON.stringify(json))
  return json.data
}

const send = ({ id, version }: { id: number; version: string }) => post(`/api/quotations/${id}/send`, {}, { headers: { 'if-match': `"${version}"` } })

async function aSent(values: Record<string, unknown> = {}, vehicleId?: number) {
  const { status, json } = await send(await aDraft(values, vehicleId))
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json.data
}

const tokenOf = ({ link }: { link: string }) => new URL(link, 'http://x').searchParams.get('token') ?? ''
type SentQuotation = { number: string; link: string }
const open = (buyer: Buyer, quotation: SentQuotation, token = tokenOf(quotation)) => buyer.ask('POST', `/quotations/${quotation.number}/open`, { token })
const accept = (buyer: Buyer, quotation: SentQuotation, token = tokenOf(quotation)) => buyer.ask('POST', `/quotations/${quotation.number}/accept`, { token })
const readQuotation = async (id: number) => (await call(`/api/quotations/${id}`)).json.data
const mailsTo = async (to: string) =>
  (await $client.query(`select payload from delivery where kind = 'mail' and payload ->> 'to' = $1 order by id`, [to])).rows.map(({ payload }) => payload)
const holdOf = async (vehicleId: number) =>
  (await $client.query(`select expires_at from soft_lock where vehicle_id = $1 and expires_at > $2`, [vehicleId, services.time.now])).rows[0]?.expires_at ??
  null

/** Pays for the car of a checkout as the browser of a customer does, and places the order. */
async function payFor(buyer: Buyer, lock: { lock_id: string; vehicle_id: number }, values: Record<string, unknown> = {}) {
  const intent = await room.aPayment(buyer, lock.vehicle_id)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  return buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, ...values }))
}

describe('a draft', () => {
  test('says what the site asks, whatever was sent; the same key again is the same quotation', async () => {
    const car = await room.aCar()
    const body = { key: randomUUID(), ...inputOf(car, { customer_phone: '050 123 4567' }) }
    const [one, two] = await Promise.all([post('/api/quotations', body), post('/api/quotations', body)])
    expect(two.json.data.id).toBe(one.json.data.id)
    expect(one.json.data).toMatchObject({
      stage: 'draft',
      vehicle_price: 30_000_000,
      amount: FEE * 100,
      currency: 'AED',
      customer_phone: '+971501234567',
      link: '',
    })
    expect(one.json.data.facts.find(({ key }: { key: string }) => key === 'rest').value).toBe('299,500 درهم')
    expect((await $client.query('select count(*)::int as n from quotation where vehicle_id = $1', [car])).rows).toEqual([{ n: 1 }])
  })

  test.each([
    ['yesterday', { valid_until: '2026-05-14' }, 'valid_until', 'in_past'],
    ['the year after next', { valid_until: '2028-01-01' }, 'valid_until', 'too_far'],
    ['a number that nobody dials', { customer_phone: '12' }, 'customer_phone', 'not_a_phone'],
    ['a way that the site does not offer', { way: 'lease' }, 'way', 'not_offered'],
    ['a pack that the site does not offer', { packs: ['gold'] }, 'packs', 'not_offered'],
    ['more than the site asks', { agreed_price: 30_000_100 }, 'agreed_price', 'too_high'],
    ['a slip of a digit', { agreed_price: 3_000_000 }, 'agreed_price', 'too_low'],
    ['a lead that is not there', { lead_id: 2_000_000_000 }, 'lead_id', 'gone'],
  ])('is refused with %s, and nothing is stored', async (_name, values, field, flaw) => {
    const car = await room.aCar()
    const { status, json } = await post('/api/quotations', { key: randomUUID(), ...inputOf(car, values) })
    expect([status, json.error.fields[field]]).toEqual([422, [flaw]])
    expect((await $client.query('select 1 from quotation where vehicle_id = $1', [car])).rows).toEqual([])
  })

  test('of a car that was sold is refused', async () => {
    const { status, json } = await post('/api/quotations', { key: randomUUID(), ...inputOf(await room.aCar({ status: 'sold' })) })
    expect([status, json.error.fields.vehicle_id]).toEqual([422, ['vehicle_gone']])
  })

  test.each<[StaffRole, boolean, boolean]>([
    ['editor', false, false],
    ['retailer', true, false],
    ['sales', true, true],
    ['finance', true, true],
  ])('of %s: may make one %s, may agree on a price %s', async (role, mayMake, mayAgree) => {
    const ctx: OrderCtx = { ...(await orderCtxOf(services)), staff: { id: 'user:1', name: 'بائع', role, retailers: [room.retailerId] } }
    const make = async (agreed: number | null) =>
      makeQuotation(ctx, { key: randomUUID(), input: QuotationInput.parse(inputOf(await room.aCar(), { agreed_price: agreed })) })
    expect([(await make(null)).ok, (await make(29_000_000)).ok]).toEqual([mayMake, mayAgree])
  })

  test('of another retailer is made by nobody of this one, and not seen either', async () => {
    const base = await orderCtxOf(services)
    const other: OrderCtx = { ...base, staff: { id: 'user:1', name: 'بائع', role: 'retailer', retailers: [room.retailerId + 1] } }
    expect(await makeQuotation(other, { key: randomUUID(), input: QuotationInput.parse(inputOf(await room.aCar(), { company_uuid: 'CI-1' })) })).toEqual({
      ok: false,
      code: 'forbidden',
    })
  })

  test('is seen by people of its retailer and by no others of retailers', async () => {
    const draft = await aDraft({ company_uuid: 'CI-1' })
    const base = await orderCtxOf(services)
    const seenBy = async (role: StaffRole, retailers: number[]) => {
      const ctx: OrderCtx = { ...base, staff: { id: 'user:1', name: 'بائع', role, retailers } }
      const request = { page: 1, perPage: 50, sort: 'id', order: 'asc', search: '', ids: [String(draft.id)], filters: {} } as const
      const listing = await listQuotations(ctx, { ...request, ids: [...request.ids] })
      const findOutcome = await findQuotation(ctx, draft.id)
      const sendOutcome = await sendQuotation(ctx, { id: draft.id, version: 'another' })
      const changeOutcome = await changeQuotation(ctx, { id: draft.id, version: 'another', input: QuotationInput.parse(inputOf(draft.vehicle_id)) })
      return [
        listing.ok ? listing.value.total : listing.code,
        findOutcome.ok || findOutcome.code,
        sendOutcome.ok || sendOutcome.code,
        changeOutcome.ok || changeOutcome.code,
      ]
    }
    expect(await seenBy('sales', [])).toEqual([1, true, 'stale', 'stale'])
    expect(await seenBy('retailer', [room.retailerId])).toEqual([1, true, 'stale', 'stale'])
    expect(await seenBy('retailer', [room.retailerId + 1])).toEqual([0, 'gone', 'gone', 'gone'])
    expect(await seenBy('retailer', [])).toEqual(['forbidden', 'forbidden', 'gone', 'gone'])
    expect(await seenBy('editor', [])).toEqual(['forbidden', 'forbidden', 'forbidden', 'forbidden'])
  })

  test('is changed at its version, and not once it was sent', async () => {
    const draft = await aDraft()
    const changedQuotation = await put(`/api/quotations/${draft.id}`, inputOf(draft.vehicle_id, { note: 'مع التأمين' }), draft.version)
    expect([changedQuotation.status, changedQuotation.json.data.note]).toEqual([200, 'مع التأمين'])
    expect((await put(`/api/quotations/${draft.id}`, inputOf(draft.vehicle_id), draft.version)).status).toBe(412)
    const sentAnswer = await send(changedQuotation.json.data)
    expect((await put(`/api/quotations/${draft.id}`, inputOf(draft.vehicle_id), sentAnswer.json.data.version)).status).toBe(409)
  })
})

describe('sending', () => {
  test('mails the customer once, with every fact and the signed link, and is in the audit log once', async () => {
    const draft = await aDraft({ agreed_price: 29_000_000, note: 'شكرًا لزيارتكم' })
    const lines = await audited(async () => {
      const [one, two] = await Promise.all([send(draft), send(draft)])
      expect([one.status, two.status]).toEqual([200, 200])
    })
    expect(lines.map(({ action }) => action)).toEqual(['quotation.sent'])
    const mails = await mailsTo(draft.customer_email)
    expect(mails).toHaveLength(1)
    const { props } = mails[0]
    expect(props).toMatchObject({ number: draft.number, note: 'شكرًا لزيارتكم', heldUntil: '', until: '1 يونيو 2026', amount: '500 درهم' })
    const factsByLabel = new Map(props.facts.map(({ label, value }: { label: string; value: string }) => [label, value]))
    expect([
      factsByLabel.get('السعر قبل الخصم'),
      factsByLabel.get('الخصم'),
      factsByLabel.get('سعر السيارة'),
      factsByLabel.get('عرض السعر'),
      factsByLabel.get('العميل'),
    ]).toEqual([...['300,000 درهم', '10,000 درهم', '290,000 درهم', draft.number, 'سارة المنصوري']])
    expect(props.token).toBe(tokenOf(await readQuotation(draft.id)))
  })

  test('holds the car for nobody unless staff say so', async () => {
    const sentQuotation = await aSent()
    expect([sentQuotation.held_until, await holdOf(sentQuotation.vehicle_id)]).toEqual([null, null])
  })

  test('a price that changed since the draft is shown before anything is sent', async () => {
    const draft = await aDraft()
    await $client.query('update vehicle set sale_price = 28000000, display_price = 28000000 where id = $1', [draft.vehicle_id])
    const refused = await send(draft)
    expect([refused.status, (await readQuotation(draft.id)).vehicle_price]).toEqual([412, 28_000_000])
    expect(await mailsTo(draft.customer_email)).toEqual([])
    expect((await send(await readQuotation(draft.id))).status).toBe(200)
  })

  test('with a hold keeps the car until the deadline of a link, and others are told so', async () => {
    const sentQuotation = await aSent({ holds_car: true })
    expect(new Date(sentQuotation.held_until).getTime() - services.time.now.getTime()).toBe(hours(48))
    const other = await room.aBuyer().ask('POST', '/orders/init', { vehicle_id: sentQuotation.vehicle_id, company_uuid: 'CI-1' })
    expect([other.status, other.json.errors[0].code]).toEqual([409, 'vehicle_locked'])
  })

  test('with a hold of a car that a visitor holds is refused, and nothing of it stays', async () => {
    const car = await room.aCar()
    await room.aCheckout(car)
    const draft = await aDraft({ holds_car: true }, car)
    const refused = await send(draft)
    expect([refused.status, refused.json.error.code]).toEqual([409, 'vehicle_locked'])
    expect((await readQuotation(draft.id)).stage).toBe('draft')
    expect(await mailsTo(draft.customer_email)).toEqual([])
    expect((await $client.query('select 1 from checkout where quotation_id = $1', [draft.id])).rows).toEqual([])
  })

  test('with a hold counts with the other holds of this customer', async () => {
    await services.set({ 'orders.most_held_by_contact': '1' })
    const first = await aSent({ holds_car: true })
    const second = await aDraft({ holds_car: true, customer_email: first.customer_email, customer_phone: first.customer_phone })
    const refused = await send(second)
    await services.set({ 'orders.most_held_by_contact': '1000' })
    expect([refused.status, refused.json.error.code, await holdOf(second.vehicle_id)]).toEqual([409, 'contact_holds_most', null])
  })
})

describe('the link', () => {
  test('a stranger with a changed token, another number or none learns nothing, not even whether there is such a quotation', async () => {
    const sentQuotation = await aSent()
    const other = await aSent()
    const draft = await aDraft()
    const stranger = room.aBuyer()
    const token = tokenOf(sentQuotation)
    const answers = [
      await open(stranger, sentQuotation, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
      await open(stranger, sentQuotation, ''),
      await open(stranger, sentQuotation, tokenOf(other)),
      await open(stranger, { ...sentQuotation, number: 'Q-0000-0000-0000' }, token),
      await open(stranger, draft, token),
      await accept(stranger, sentQuotation, `9999999999.${token.split('.')[1]}`),
    ]
    const [first] = answers
    expect(first?.status).toBe(404)
    for (const answer of answers) expect(answer).toEqual(first)
    expect((await readQuotation(sentQuotation.id)).stage).toBe('sent')
    expect(stranger.cookie()).toBe('')
  })

  test('is opened by its customer, which the team sees, without making another version', async () => {
    const sentQuotation = await aSent()
    const { status, json } = await open(room.aBuyer(), sentQuotation)
    expect([status, json.data.stage, json.data.amount, json.data.valid_until]).toEqual([200, 'open', { minor: FEE * 100, currency: 'AED' }, '1 يونيو 2026'])
    expect(json.data.facts.some(({ key }: { key: string }) => key === 'vehicle_price')).toBe(true)
    const seenQuotation = await readQuotation(sentQuotation.id)
    expect([seenQuotation.stage, seenQuotation.opened_at, seenQuotation.version]).toEqual(['opened', services.time.now.toISOString(), sentQuotation.version])
  })

  test('an expired one says so and nothing else, and nothing begins', async () => {
    const sentQuotation = await aSent()
    services.time.now = new Date(began.getTime() + days(20))
    const buyer = room.aBuyer()
    const { json } = await open(buyer, sentQuotation)
    const refused = await accept(buyer, sentQuotation)
    const stage = (await readQuotation(sentQuotation.id)).stage
    services.time.now = began
    expect([json.data.stage, json.data.facts, json.data.note, stage]).toEqual(['expired', [], '', 'expired'])
    expect([refused.status, refused.json.errors[0].code]).toEqual([409, 'expired'])
    expect((await $client.query('select 1 from checkout where quotation_id = $1', [sentQuotation.id])).rows).toEqual([])
  })

  test('a withdrawn one says so, its car is free, and a second withdrawal changes nothing', async () => {
    const sentQuotation = await aSent({ holds_car: true })
    const lines = await audited(async () => {
      expect((await post(`/api/quotations/${sentQuotation.id}/withdraw`, {})).status).toBe(200)
      expect((await post(`/api/quotations/${sentQuotation.id}/withdraw`, {})).json.data.stage).toBe('withdrawn')
    })
    expect(lines.map(({ action }) => action)).toEqual(['quotation.withdrawn'])
    expect(await holdOf(sentQuotation.vehicle_id)).toBeNull()
    const buyer = room.aBuyer()
    expect((await open(buyer, sentQuotation)).json.data).toMatchObject({ stage: 'withdrawn', facts: [] })
    expect((await accept(buyer, sentQuotation)).json.errors[0].code).toBe('withdrawn')
  })

  test('one whose car was sold meanwhile says so', async () => {
    const sentQuotation = await aSent()
    await $client.query(`update vehicle set status = 'sold' where id = $1`, [sentQuotation.vehicle_id])
    const buyer = room.aBuyer()
    expect((await open(buyer, sentQuotation)).json.data.stage).toBe('vehicle_gone')
    expect((await accept(buyer, sentQuotation)).json.errors[0].code).toBe('vehicle_gone')
  })

  test('one whose car a visitor holds at the moment is told that, and accepted later', async () => {
    const sentQuotation = await aSent()
    const { buyer: rival, lock } = await room.aCheckout(sentQuotation.vehicle_id)
    const buyer = room.aBuyer()
    expect((await accept(buyer, sentQuotation)).json.errors[0].code).toBe('vehicle_locked')
    await rival.ask('DELETE', `/locks/${lock.lock_id}`)
    expect((await accept(buyer, sentQuotation)).status).toBe(200)
  })
})

describe('accepting', () => {
  test('two tabs, two clicks and another device have the same checkout; it becomes one paid order at the agreed price', async () => {
    const sentQuotation = await aSent({ agreed_price: 29_000_000 })
    const buyer = room.aBuyer()
    const first = await accept(buyer, sentQuotation)
    const [tab, phone] = [await accept(buyer, sentQuotation), await accept(room.aBuyer(), sentQuotation)]
    const lock = first.json.data
    expect([tab.json.data.lock_id, phone.json.data.lock_id]).toEqual([lock.lock_id, lock.lock_id])
    expect(lock.amount).toEqual({ minor: FEE * 100, currency: 'AED' })
    expect(lock.draft.lead_attributes).toMatchObject({ first_name: 'سارة', last_name: 'المنصوري' })
    // A browser asks for something else; the quotation decides.
    const placed = await payFor(buyer, lock, {
      customer_email: sentQuotation.customer_email,
      metadata: { order_type: 'purchase', servicePackData: ['gold'] },
      finance_option: 'lease',
    })
    expect([placed.status, placed.json.data.payment_status]).toEqual([201, 'paid'])
    const again = await buyer.ask('POST', '/orders', room.orderOf(lock, { customer_email: sentQuotation.customer_email }))
    expect(again.json.data.order_number).toBe(placed.json.data.order_number)
    expect((await accept(room.aBuyer(), sentQuotation)).json.data.order_number).toBe(placed.json.data.order_number)
    const seenQuotation = await readQuotation(sentQuotation.id)
    expect([seenQuotation.stage, seenQuotation.order.order_number, seenQuotation.order.state]).toEqual(['ordered', placed.json.data.order_number, 'paid'])
    const order = (await call(`/api/orders/${seenQuotation.order.id}`)).json.data
    expect([order.vehicle_price, order.kind, order.finance_option, order.sums.rest]).toEqual([29_000_000, 'reservation', 'cash', 29_000_000 - FEE * 100])
    expect(order.facts.find(({ key }: { key: string }) => key === 'quotation').value).toBe(sentQuotation.number)
    const { json } = await open(room.aBuyer(), sentQuotation)
    expect([json.data.stage, json.data.order_link.startsWith(`/ar/showroom-order-online/confirmation/${seenQuotation.order.order_number}?token=`)]).toEqual([
      'ordered',
      true,
    ])
    await issueInvoices(services)
  })

  test('a payment whose browser never comes back is an order of the quotation all the same', async () => {
    const sentQuotation = await aSent({ agreed_price: 28_500_000 })
    const buyer = room.aBuyer()
    const lock = (await accept(buyer, sentQuotation)).json.data
    const intent = await room.aPayment(buyer, lock.vehicle_id)
    await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    await processWebhooks(contextOf(services), paymentServicesOf(services))
    const { rows } = await $client.query('select vehicle_price::int as price, customer_email as email, state from customer_order where lock_id = $1', [
      lock.lock_id,
    ])
    expect(rows).toEqual([{ price: 28_500_000, email: sentQuotation.customer_email, state: 'paid' }])
  })

  test('whoever forwarded the link to another buyer does not read the order', async () => {
    const sentQuotation = await aSent()
    const friend = room.aBuyer()
    const lock = (await accept(friend, sentQuotation)).json.data
    await payFor(friend, lock, { customer_email: 'friend@example.com' })
    expect((await open(room.aBuyer(), sentQuotation)).json.data).toMatchObject({ stage: 'ordered', order_link: '' })
    expect((await open(friend, sentQuotation)).json.data.order_link).toMatch(/confirmation\/M-/)
  })

  test('a withdrawal is refused while somebody pays, and after that', async () => {
    const sentQuotation = await aSent()
    const buyer = room.aBuyer()
    const lock = (await accept(buyer, sentQuotation)).json.data
    await room.aPayment(buyer, lock.vehicle_id)
    expect((await post(`/api/quotations/${sentQuotation.id}/withdraw`, {})).json.error.code).toBe('payment_begun')
    await payFor(buyer, lock)
    expect((await post(`/api/quotations/${sentQuotation.id}/withdraw`, {})).json.error.code).toBe('already_ordered')
  })

  test('what was withdrawn while a customer fills in the order is not paid, and the journey begins anew at the price of the site', async () => {
    const sentQuotation = await aSent({ agreed_price: 29_000_000 })
    const buyer = room.aBuyer()
    const lock = (await accept(buyer, sentQuotation)).json.data
    await post(`/api/quotations/${sentQuotation.id}/withdraw`, {})
    const payment = { amount: FEE * 100, currency: 'AED', vehicle_id: sentQuotation.vehicle_id, company_uuid: 'CI-1' }
    expect((await buyer.ask('POST', '/test_payment', { payment })).status).toBe(404)
    const begun = await buyer.ask('POST', '/orders/init', { vehicle_id: sentQuotation.vehicle_id, company_uuid: 'CI-1' })
    expect([begun.status, begun.json.data.lock_id === lock.lock_id]).toEqual([201, false])
    const placed = await payFor(buyer, begun.json.data)
    const { rows } = await $client.query('select vehicle_price::int as price from customer_order where number = $1', [placed.json.data.order_number])
    expect(rows).toEqual([{ price: 30_000_000 }])
  })

  test('a customer who had begun to order the car goes on with the quotation', async () => {
    const sentQuotation = await aSent({ agreed_price: 29_000_000 })
    const { buyer, lock: begun } = await room.aCheckout(sentQuotation.vehicle_id)
    const lock = (await accept(buyer, sentQuotation)).json.data
    expect(lock.lock_id).not.toBe(begun.lock_id)
    expect((await buyer.ask('GET', `/locks/${begun.lock_id}`)).status).toBe(404)
    const placed = await payFor(buyer, lock)
    const { rows } = await $client.query('select vehicle_price::int as price from customer_order where number = $1', [placed.json.data.order_number])
    expect(rows).toEqual([{ price: 29_000_000 }])
  })

  test('a car that the team holds stays held while its customer pays, also days later, and after the hold nobody is told to wait', async () => {
    const sentQuotation = await aSent({ holds_car: true })
    const buyer = room.aBuyer()
    services.time.now = new Date(began.getTime() + hours(30))
    const lock = (await accept(buyer, sentQuotation)).json.data
    services.time.now = new Date(began.getTime() + hours(32))
    const renewed = await buyer.ask('POST', `/locks/${lock.lock_id}/renew`, {})
    services.time.now = new Date(began.getTime() + hours(48) + minutes(1))
    const late = await accept(room.aBuyer(), sentQuotation)
    services.time.now = began
    expect([lock.expires_at, renewed.json.data.expires_at]).toEqual([sentQuotation.held_until, sentQuotation.held_until])
    expect(late.status).toBe(200)
  })

  test('a hold that staff end is no longer told of', async () => {
    const sentQuotation = await aSent({ holds_car: true })
    const { rows } = await $client.query('select id from checkout where quotation_id = $1', [sentQuotation.id])
    expect((await post('/api/holds/free', { ids: [rows[0].id] })).status).toBe(200)
    expect([(await readQuotation(sentQuotation.id)).held_until, (await open(room.aBuyer(), sentQuotation)).json.data.held_until]).toEqual([null, ''])
  })
})

test('the list finds quotations by stage and by what staff type', async () => {
  const draft = await aDraft({ customer_name: 'نورة السويدي' })
  const foundQuotations = await post('/api/quotations/search', { q: 'نورة', stage: 'draft' })
  expect(foundQuotations.json.data.map(({ id }: { id: number }) => id)).toEqual([draft.id])
  expect((await post('/api/quotations/search', { q: 'نورة', stage: 'sent' })).json.data).toEqual([])
  for (const stage of ['ordered', 'expired', 'withdrawn', 'sent', 'opened']) {
    const { json } = await post('/api/quotations/search', { stage, per_page: 100 })
    expect(
      json.data.every((row: { stage: string }) => row.stage === stage),
      stage,
    ).toBe(true)
  }
})

describe('an order that is taken at the desk', () => {
  const take = ({ id, version }: { id: number; version: string }) => post(`/api/quotations/${id}/order`, {}, { headers: { 'if-match': `"${version}"` } })
  const orderOf = async (number: string) =>
    (
      await $client.query(
        `select o.*, o.amount::float8 as amount, o.vehicle_price::float8 as vehicle_price, v.status as car from customer_order o join vehicle v on v.id = o.vehicle_id where o.number = $1`,
        [number],
      )
    ).rows[0]

  test('is confirmed at once, with the car reserved, the whole price due at the retailer and no invoice; taken twice at one moment it is one order', async () => {
    const draft = await aDraft({ kind: 'purchase' })
    const answers: Awaited<ReturnType<typeof take>>[] = []
    const lines = await audited(async () => {
      answers.push(...(await Promise.all([take(draft), take(draft)])))
    })
    expect(answers.map(({ status, json }) => [status, json.data.stage])).toEqual([
      [200, 'ordered'],
      [200, 'ordered'],
    ])
    const [first, second] = answers.map(({ json }) => json.data.order)
    expect(second).toEqual(first)
    const order = await orderOf(first.order_number)
    expect(order).toMatchObject({
      ...{ state: 'confirmed', kind: 'purchase', car: 'reserved', payment_id: null, amount: 0, vehicle_price: 30_000_000 },
      ...{ customer_name: 'سارة المنصوري', customer_email: draft.customer_email, customer_phone: draft.customer_phone },
    })
    // Its customer was never sent a quotation.
    expect(order.contents.quotation).toBeUndefined()
    const { json } = await call(`/api/orders/${first.id}`)
    expect(json.data).toMatchObject({ sums: { total: 30_000_000, held: 0, paid: 0, refunded: 0, rest: 30_000_000 }, invoices: [] })
    expect((await mailsTo(draft.customer_email)).map(({ props }) => props.occasion)).toEqual(['confirmed'])
    const occasions = await $client.query(`select payload -> 'props' ->> 'occasion' as occasion from delivery where payload -> 'props' ->> 'number' = $1`, [
      first.order_number,
    ])
    expect(occasions.rows.map(({ occasion }) => occasion).toSorted()).toEqual(['confirmed', 'placed'])
    expect(lines.filter(({ action }) => action.startsWith('order.'))).toMatchObject([{ action: 'order.taken', subject: first.order_number }])
    expect((await take(draft)).json.data.order).toEqual(first)
  })

  test('of what was sent is what its customer read, also while the team holds the car for them; its page says so', async () => {
    const sentQuotation = await aSent({ holds_car: true, agreed_price: 29_000_000 })
    const { json } = await take(sentQuotation)
    const order = await orderOf(json.data.order.order_number)
    expect([order.state, order.car, order.vehicle_price, order.contents.quotation.number]).toEqual(['confirmed', 'reserved', 29_000_000, sentQuotation.number])
    expect(await holdOf(sentQuotation.vehicle_id)).toBeNull()
    const buyer = room.aBuyer()
    expect((await open(buyer, sentQuotation)).json.data.stage).toBe('ordered')
  })

  test('is refused for a car that somebody else holds or has ordered, while its customer pays, and once the quotation is over; nothing of it stays', async () => {
    const draftQuotation = await aDraft()
    const other = room.aBuyer()
    const lock = await other.ask('POST', '/orders/init', { vehicle_id: draftQuotation.vehicle_id, company_uuid: 'CI-1' })
    expect(lock.status).toBe(201)
    expect((await take(draftQuotation)).json.error.code).toBe('vehicle_locked')
    expect((await payFor(other, lock.json.data)).status).toBe(201)
    expect([(await take(draftQuotation)).status, (await readQuotation(draftQuotation.id)).order]).toEqual([422, null])

    const paying = await aSent()
    const buyer = room.aBuyer()
    expect((await accept(buyer, paying)).status).toBe(200)
    const intent = await room.aPayment(buyer, paying.vehicle_id)
    expect(intent).not.toBe('')
    expect((await take(await readQuotation(paying.id))).json.error.code).toBe('payment_begun')

    const over = await aSent()
    await $client.query('update quotation set valid_until = $1 where id = $2', [services.time.now, over.id])
    expect((await take(await readQuotation(over.id))).json.error.code).toBe('not_allowed')
    const rows = await $client.query('select 1 from customer_order where vehicle_id = any($1)', [[paying.vehicle_id, over.vehicle_id]])
    expect(rows.rows).toEqual([])
  })

  test('says what the site asks now: a draft whose price has changed since is read again first', async () => {
    const draft = await aDraft()
    await $client.query('update vehicle set sale_price = 28000000, display_price = 28000000 where id = $1', [draft.vehicle_id])
    const stale = await take(draft)
    expect([stale.status, (await readQuotation(draft.id)).order]).toEqual([412, null])
    const now = await readQuotation(draft.id)
    expect((await take(now)).json.data.order).not.toBeNull()
  })
})
