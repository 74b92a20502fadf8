import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCustomer } from '#domains/leads/index.server.ts'
import { parseCustomerRef } from '#domains/leads/index.ts'
import type { Staff } from '#kernel/staff.ts'
import { aField, leadsOfTest } from '#tests/support/records/a-lead.ts'
import { anOrderRoom, issueInvoices, orderCtxOf } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const { call, post } = apiCaller(services)
const { db } = services.database
const { emptied, aForm, aLead } = leadsOfTest(services)
// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about.
type Row = any

const sara = { name: 'سارة المنصوري', email: 'sara@example.com', phone: '050 123 4567', model: 'ديفندر 110' }
const staff = (role: Staff['role'], more: Partial<Staff> = {}): Staff => ({ id: 'user:5', name: 'ليلى', role, ...more })
const find = async (q: string) => (await post('/api/customers/search', { q })).json.data.map(({ id, entries }: Row) => [id, entries])
const customerOf = async (ref: string) => (await call(`/api/customers/${ref}`)).json.data
/** What somebody reads of the customer of a record; null where the record does not exist for them. */
async function customerSeenBy(ref: string, who: Staff) {
  const customer = parseCustomerRef(ref)
  if (!customer) throw new Error(ref)
  const outcome = await readCustomer({ ...(await orderCtxOf(services)), staff: who }, customer)
  if (!outcome.ok) return outcome.code
  const idsOf = (rows: readonly { id: number }[] | null) => rows?.map(({ id }) => id) ?? null
  const { leads, orders, quotations, tasks, mails } = outcome.value
  return {
    leads: idsOf(leads),
    orders: idsOf(orders),
    quotations: idsOf(quotations),
    tasks: idsOf(tasks),
    mails: [...new Set(mails.map(({ kind }) => kind))].toSorted(),
  }
}

const ids = { byBoth: 0, byMail: 0, byPhone: 0, namesake: 0, merged: 0, order: 0, quotation: 0, retailer: 0 }
beforeAll(async () => {
  await emptied()
  const formId = await aForm({
    name: 'استفسار عن سيارة',
    fields: [aField('name', 'text'), aField('email', 'email'), aField('phone', 'phone'), aField('retailer', 'retailer'), aField('model', 'text')],
    settings: { confirmations: { enabled: true, email_field: 'email', subject: { ar: 'شكرًا' }, template: { ar: 'استلمنا طلبك.' } } },
  })
  ids.byMail = await aLead({ ...sara, email: 'Sara@Example.com', phone: '', retailer: '8' }, { formId, at: '2026-05-10T08:00:00Z' })
  ids.byPhone = await aLead({ ...sara, email: 'sara.work@example.com', model: 'ديسكفري', retailer: '7' }, { formId, at: '2026-05-11T08:00:00Z' })
  ids.namesake = await aLead({ ...sara, email: 'namesake@example.com', phone: '+971509999999', retailer: '7' }, { formId, at: '2026-05-11T09:00:00Z' })
  ids.merged = await aLead({ ...sara, name: 'أم خالد', email: 'mother@example.com', phone: '', retailer: '7' }, { formId, at: '2026-05-11T10:00:00Z' })
  ids.byBoth = await aLead({ ...sara, retailer: '7' }, { formId, at: '2026-05-12T08:00:00Z' })
  await db.execute(sql`update lead set merged_into = ${ids.byPhone} where id = ${ids.merged}`)
  await db.execute(sql`insert into lead_task (lead_id, text, due_at, created_by) values (${ids.byPhone}, 'معاودة الاتصال', '2026-05-16T10:00:00Z', 'ليلى')`)

  services.time.now = new Date('2026-05-15T08:00:00Z')
  const room = await anOrderRoom(services, { payment: { is_on_hold: false } })
  ids.retailer = room.retailerId
  const car = await room.aCar({ model_display_name: 'رينج روفر' })
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))
  await issueInvoices(services)
  const [order] = (await db.execute<{ id: number }>(sql`select id from customer_order`)).rows
  ids.order = order?.id ?? 0
  expect((await post('/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'AED' })).status).toBe(201)
  services.time.now = new Date('2026-05-15T09:00:00Z')
  const offer = {
    customer_name: 'سارة م',
    customer_email: 'SARA@example.com',
    customer_phone: '0507654321',
    kind: 'reservation',
    way: 'cash',
    valid_until: '2026-06-01',
  }
  const { json } = await post('/api/quotations', { key: randomUUID(), vehicle_id: await room.aCar({ model_display_name: 'ديفندر 90' }), ...offer })
  ids.quotation = json.data.id
})

describe('customers are found', () => {
  test('by their name, however it is spelled; records with one address or one number are one of them, and namesakes are others', async () => {
    expect(await find('ساره')).toEqual([
      [`quotation-${ids.quotation}`, 4],
      [`lead-${ids.namesake}`, 1],
      [`lead-${ids.byPhone}`, 1],
    ])
  })

  test('by a part of their address, and by their number as anybody types it', async () => {
    expect(await find('sara.work@')).toEqual([[`lead-${ids.byPhone}`, 1]])
    for (const number of ['0501234567', '050 123 4567', '+971 50 123 4567', '00971501234567', '٠٥٠١٢٣٤٥٦٧'])
      expect([number, await find(number)]).toEqual([number, [[`order-${ids.order}`, 3]]])
  })

  test('by nothing else: neither by the cars that they asked for, nor by no text', async () => {
    for (const text of ['ديفندر', 'رينج', '', ' ', 'ـ']) expect([text, await find(text)]).toEqual([text, []])
  })
})

describe('a customer', () => {
  test('has all with the address or the number of a record, and what staff merged with it, the newest first, each with why it is there', async () => {
    const { name, email, phone, leads, orders, quotations, tasks, mails } = await customerOf(`lead-${ids.byBoth}`)
    expect({ name, email, phone }).toEqual({ name: 'سارة المنصوري', email: 'sara@example.com', phone: '+971501234567' })
    expect(leads.map(({ id, car, matches }: Row) => [id, car, matches])).toEqual([
      [ids.byBoth, 'ديفندر 110', ['email', 'phone']],
      [ids.merged, 'ديفندر 110', ['merged']],
      [ids.byPhone, 'ديسكفري', ['phone']],
      [ids.byMail, 'ديفندر 110', ['email']],
    ])
    expect(leads[0]).toMatchObject({ state: 'new', form: 'استفسار عن سيارة', answered_at: null, name: 'سارة المنصوري', created_at: '2026-05-12T08:00:00.000Z' })
    expect(orders).toMatchObject([{ id: ids.order, vehicle_name: 'رينج روفر', sums: { held: 0, paid: 50_000 }, matches: ['email', 'phone'] }])
    expect(quotations).toMatchObject([{ id: ids.quotation, stage: 'draft', vehicle_name: 'ديفندر 90', matches: ['email'] }])
    expect(tasks).toMatchObject([{ lead_id: ids.byPhone, text: 'معاودة الاتصال', done_at: null }])
    const keys = mails.map(({ key }: Row) => key)
    expect(keys).toContain(`lead:${ids.byBoth}:confirmation`)
    expect(keys).toContain(`order:${ids.order}:placed`)
    expect(mails.map(({ id }: Row) => id)).toEqual(mails.map(({ id }: Row) => id).toSorted((one: number, other: number) => other - one))
  })

  test('of an order and of a quotation is what has their address or number, and of a lead without either only that lead', async () => {
    expect(await customerSeenBy(`order-${ids.order}`, staff('admin'))).toMatchObject({
      leads: [ids.byBoth, ids.merged, ids.byPhone, ids.byMail],
      quotations: [ids.quotation],
    })
    expect(await customerSeenBy(`quotation-${ids.quotation}`, staff('admin'))).toMatchObject({ leads: [ids.byBoth, ids.byMail], orders: [ids.order] })
    const [bare] = (
      await db.execute<{ id: number }>(sql`insert into lead (form_id, form_version, key, state, attributes, locale)
      select form_id, form_version, 'bare', 'new', '{}', 'ar' from lead limit 1 returning id`)
    ).rows
    expect(await customerSeenBy(`lead-${bare?.id}`, staff('admin'))).toEqual({ leads: [bare?.id], orders: [], quotations: [], tasks: [], mails: [] })
  })

  test('is not joined by what another record adds: the number of a lead with the same address brings nobody else', async () => {
    expect(await customerSeenBy(`lead-${ids.byMail}`, staff('admin'))).toMatchObject({ leads: [ids.byBoth, ids.byMail], orders: [ids.order] })
    expect(await customerSeenBy(`lead-${ids.namesake}`, staff('admin'))).toMatchObject({ leads: [ids.namesake], orders: [], quotations: [] })
  })

  test('[A-269] shows everybody the parts that they may see: finance no leads, a retailer its own, editors nothing', async () => {
    expect(await customerSeenBy(`order-${ids.order}`, staff('finance'))).toEqual({
      leads: null,
      orders: [ids.order],
      quotations: [ids.quotation],
      tasks: null,
      mails: ['order'],
    })
    expect(await customerSeenBy(`lead-${ids.byBoth}`, staff('finance'))).toBe('gone')
    const ofDubai = staff('retailer', { retailers: [7] })
    expect(await customerSeenBy(`lead-${ids.byBoth}`, ofDubai)).toMatchObject({
      leads: [ids.byBoth, ids.merged, ids.byPhone],
      orders: [],
      quotations: [],
      mails: ['lead'],
    })
    expect(await customerSeenBy(`lead-${ids.byMail}`, ofDubai)).toBe('gone')
    expect(await customerSeenBy(`order-${ids.order}`, ofDubai)).toBe('gone')
    expect(await customerSeenBy(`quotation-${ids.quotation}`, ofDubai)).toBe('gone')
    const seller = staff('retailer', { retailers: [ids.retailer] })
    expect(await customerSeenBy(`order-${ids.order}`, seller)).toMatchObject({ leads: [], orders: [ids.order], quotations: [ids.quotation] })
    expect(await customerSeenBy(`order-${ids.order}`, staff('editor'))).toBe('forbidden')
    expect(await customerSeenBy(`lead-${ids.byBoth}`, staff('admin', { scopes: ['leads.read'] }))).toMatchObject({ orders: null, quotations: null })
  })

  test('that nobody names does not exist', async () => {
    for (const ref of ['lead-2000000', 'order-2000000', 'lead-0', 'user-1', 'sara'])
      expect([ref, (await call(`/api/customers/${ref}`)).status]).toEqual([ref, 404])
  })
})
