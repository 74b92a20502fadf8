import { describe, expect, test } from 'vitest'
import { inquiryOf, type OrderVehicle } from '#domains/orders/index.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { findLead } from '#domains/leads/index.server.ts'
import { days } from '#kernel/durations.ts'
import { leadsOfTest } from '#tests/support/records/a-lead.ts'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: ' no_payment_with_confirmation_email ' })

const sampleCar: OrderVehicle = {
  ...{
    id: 7,
    brand: 'Land Rover',
    state: 'new',
    name: 'ديفندر 110',
    version: 'P400',
    vin: 'SALEA7RU0P2007002',
    facts: [],
    picture: '',
    href: '/ar/showroom/7',
  },
  ...{ currency: 'AED', country: '', payments: [{ type: 'cash', price: '384,000 درهم', amount: 384_000, isOnRequest: false }], seller: null, sellerEmail: '' },
  ...{ isOrderable: true, isBuiltToOrder: false, buttons: [] },
}

const mailsTo = async (to: string) => {
  const { rows } = await services.database.db.$client.query<{ payload: { mail: string; props: Record<string, string> } }>(
    `select payload from delivery where kind = 'mail' and payload ->> 'to' = $1 order by id desc`,
    [to],
  )
  return rows.map(({ payload }) => payload)
}
const leads = leadsOfTest(services)
const formId = await leads.aForm()
const leadOf = (email: string, more: { phone?: string; isHeldBack?: boolean } = {}) => {
  const { isHeldBack = false, phone = '' } = more
  return leads.aLead({ name: 'سارة', email, phone }, { formId, isHeldBack })
}
const statusOf = async (id: number) => (await services.database.db.$client.query(`select status from vehicle where id = $1`, [id])).rows[0].status

describe('an order without a payment', () => {
  test('[A-201][C-249][C-250][C-256][C-257][C-258][C-260][C-261][C-394] goes from the lock to the confirmation by its mail', async () => {
    const car = await room.aCar()
    const buyer = room.aBuyer()
    const init = await buyer.ask('POST', '/orders/init', { vehicle_id: car, company_uuid: 'CI-1' })
    expect(init.status).toBe(201)
    expect(init.json.data).toMatchObject({
      vehicle_id: car,
      has_gateway: false,
      is_free: false,
      confirmation_by_link: true,
      amount: { minor: 0, currency: 'AED' },
    })
    expect(init.json.data.vendor).toEqual({
      uuid: 'no_payment_with_confirmation_email',
      type: 'no_payment_with_confirmation_email',
      stripe_connected_accounts: [],
    })
    expect(Date.parse(init.json.data.expires_at) - Date.parse(init.json.data.now)).toBe(15 * 60_000)

    const posted = await buyer.ask('POST', '/orders', room.orderOf(init.json.data))
    expect(posted.status).toBe(201)
    expect(posted.json.data).toMatchObject({ payment_status: 'pending', vehicle_id: car, company_uuid: 'CI-1', created_at: services.time.now.toISOString() })
    expect(posted.json.data.metadata).toEqual({})
    const number = posted.json.data.order_number
    expect(number).toMatch(/^M-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    // Held until the mailbox is confirmed.
    expect(await statusOf(car)).toBe('stock')

    const publicOrder = await room.aBuyer().ask('GET', `/orders/${number}`)
    expect(publicOrder.json.data).toEqual({ ...posted.json.data, metadata: { tradeInData: null } })
    expect(JSON.stringify(publicOrder.json)).not.toMatch(/sara|سارة|501234567/)

    const [letter] = await mailsTo('sara@example.com')
    expect(letter).toMatchObject({ mail: 'order_update', props: { occasion: 'link', number } })
    const stranger = room.aBuyer()
    expect((await stranger.ask('PUT', `/orders/${number}/confirm`, { token: 'x.y' })).status).toBe(403)
    expect((await buyer.ask('PUT', `/orders/${number}/confirm`, {})).status).toBe(403)
    for (const _time of [1, 2]) {
      const confirmed = await stranger.ask('PUT', `/orders/${number}/confirm`, { token: letter?.props.confirmToken })
      expect([confirmed.status, confirmed.json.data]).toEqual([200, { order_number: number, payment_status: 'confirmed' }])
    }
    expect(await statusOf(car)).toBe('reserved')
  })
})

describe('a stranger', () => {
  test('[A-198][C-250] is refused a held car, and can neither read, renew, fill in, release nor order it', async () => {
    const { buyer, lock } = await room.aCheckout(await room.aCar())
    const stranger = room.aBuyer()
    const init = await stranger.ask('POST', '/orders/init', { vehicle_id: lock.vehicle_id, company_uuid: 'CI-1' })
    expect([init.status, init.json.errors[0].code]).toEqual([409, 'vehicle_locked'])
    expect((await buyer.ask('POST', '/orders/init', { vehicle_id: lock.vehicle_id, company_uuid: 'CI-1' })).json.data.lock_id).toBe(lock.lock_id)
    const tries = [
      await stranger.ask('GET', `/locks/${lock.lock_id}`),
      await stranger.ask('POST', `/locks/${lock.lock_id}/renew`, {}),
      await stranger.ask('PUT', `/locks/${lock.lock_id}/draft`, { draft: {} }),
      await stranger.ask('DELETE', `/locks/${lock.lock_id}`),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await stranger.ask('POST', '/orders', room.orderOf(lock))).status).toBe(409)
    expect((await buyer.ask('GET', `/locks/${lock.lock_id}`)).status).toBe(200)
  })

  test('[A-151][C-258][C-259] with a number reads nothing personal and changes nothing', async () => {
    const { buyer, lock } = await room.aCheckout(await room.aCar())
    const names = { brand: { name: 'BMW' }, model: { name: 'X5' }, bodyType: { name: 'SUV' }, fuelType: { name: 'Petrol' } }
    const owned = { mileage: 64_000, registrationDate: { date: '2021-03-01' }, registration: 'دبي 12345' }
    const tradeInData = { isTradeInOn: true, rawData: { ...names, ...owned } }
    const givenValues = { customer_email: 'private@example.com', finance_option: 'lease', metadata: { tradeInData } }
    const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, givenValues))
    const number = json.data.order_number
    const stranger = room.aBuyer()
    const [confirmation] = await mailsTo('private@example.com')
    expect((await stranger.ask('PUT', `/orders/${number}/confirm`, { token: confirmation?.props.confirmToken })).status).toBe(200)
    expect((await stranger.ask('GET', `/orders/${number}`)).json.data).toEqual({
      ...{ order_number: number, created_at: json.data.created_at, payment_status: 'confirmed', vehicle_id: lock.vehicle_id, company_uuid: 'CI-1' },
      ...{ finance_option: 'lease', metadata: { tradeInData: { isTradeInOn: true, rawData: names } } },
    })
    expect((await buyer.ask('GET', `/orders/${number}/own`)).json.data.metadata).toEqual({ tradeInData })
    expect((await stranger.ask('GET', `/orders/${number}/own`)).status).toBe(403)
    expect((await stranger.ask('GET', `/orders/${number}/own?token=1.x`)).status).toBe(403)
    expect((await stranger.ask('POST', `/orders/${number}/cancel`, {})).status).toBe(403)
    expect((await stranger.ask('GET', '/orders/M-0000-0000-0000')).status).toBe(404)
    const [letter] = await mailsTo('private@example.com')
    const own = await stranger.ask('GET', `/orders/${number}/own?token=${letter?.props.readToken}`)
    expect(own.json.data.customer).toEqual({ name: 'سارة المنصوري', email: 'private@example.com', phone: '+971501234567' })
  })
})

test('[C-266][C-076] an order that names no locale is in English, and one in Arabic stays so', async () => {
  const localeOf = async (values: Record<string, unknown>) => {
    const { buyer, lock } = await room.aCheckout(await room.aCar())
    const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, values))
    const { rows } = await services.database.db.$client.query('select locale from customer_order where number = $1', [json.data.order_number])
    return rows[0].locale
  }
  expect([await localeOf({ locale: undefined }), await localeOf({ locale: 'ar' })]).toEqual(['en', 'ar'])
})

test('[C-076][A-153] an order that names another car, company, vendor or payment than its checkout is refused by the field', async () => {
  const { buyer, lock } = await room.aCheckout(await room.aCar())
  const flawsOf = async (values: Record<string, unknown>) => {
    const { status, json } = await buyer.ask('POST', '/orders', room.orderOf(lock, values))
    expect(status).toBe(422)
    return Object.keys(json.error.fields)
  }
  expect(await flawsOf({ vehicle_id: lock.vehicle_id + 1000 })).toEqual(['vehicle_id'])
  expect(await flawsOf({ vehicle_vin: 'SALEA7RU0P2000326' })).toEqual(['vehicle_vin'])
  expect(await flawsOf({ company_uuid: 'CI-2' })).toEqual(['company_uuid'])
  expect(await flawsOf({ vendor_uuid: 'free' })).toEqual(['vendor_uuid'])
  expect(await flawsOf({ stripe_payment_intent_id: 'pi_1' })).toEqual(['stripe_payment_intent_id'])
  expect(await flawsOf({ amount: 1 })).toEqual(['order'])
})

test('[A-153][C-075] an order has sixteen fields, which are kept as they are given; a seventeenth is refused', async () => {
  const vin = 'SALEA7RU0P2007001'
  const car = await room.aCar({ vin, config_url: 'https://build.example.com/75' })
  const { buyer, lock } = await room.aCheckout(car)
  const order = {
    ...{
      vehicle_id: car,
      company_uuid: 'CI-1',
      vendor_uuid: lock.vendor_uuid,
      lock_id: lock.lock_id,
      rdx_forms_lead_id: String(await leadOf('sixteen@example.com')),
      vehicle_vin: vin,
    },
    ...{ config_url: 'https://build.example.com/75', metadata: { order_type: 'purchase' }, finance_option: 'lease', locale: 'ar' },
    ...{ lead_attributes: { first_name: 'سارة' }, confirmation_by_link: false, customer_email: 'sixteen@example.com' },
  }
  // The three that name a payment are fields as well: they are refused for what they say, under their own names.
  const payments = { paypal_order_id: 'p', stripe_payment_intent_id: 's', liqpay_order_id: 'l' }
  const all = await buyer.ask('POST', '/orders', { order: { ...order, ...payments } })
  expect([all.status, Object.keys(all.json.error.fields).sort()]).toEqual([422, Object.keys(payments).sort()])
  expect(Object.keys({ ...order, ...payments })).toHaveLength(16)
  for (const unknown of ['amount', 'payment_status', 'vehicleId']) {
    const refused = await buyer.ask('POST', '/orders', { order: { ...order, [unknown]: 1 } })
    expect([refused.status, refused.json.error.fields]).toMatchObject([422, { order: [expect.stringContaining(unknown)] }])
  }
  // The payload stands below `order` or alone, as the documents have it.
  const flat = await buyer.ask('POST', '/orders', { ...order, customer_email: 'no address' })
  expect([flat.status, flat.json.error.fields]).toEqual([422, { 'order.customer_email': [expect.any(String)] }])
  // A car that is traded in was registered before today.
  const tradeIn = (date: string) => ({ tradeInData: { isTradeInOn: true, rawData: { registrationDate: { date } } } })
  for (const [date, flaw] of [
    ['2031-01-01', 'in_future'],
    ['soon', 'not_a_date'],
  ] as const) {
    const refused = await buyer.ask('POST', '/orders', { ...order, metadata: tradeIn(date) })
    expect([refused.status, refused.json.error.fields]).toEqual([422, { trade_in: [flaw] }])
  }
  const placement = await buyer.ask('POST', '/orders', order)
  expect([placement.status, placement.json.data.metadata]).toEqual([201, { order_type: 'purchase' }])
  const { rows } = await services.database.db.$client.query(
    `select vehicle_id, company_uuid, vendor_uuid, lock_id, rdx_forms_lead_id, vehicle_vin, config_url, finance_option, lead_attributes, customer_email, locale
     from customer_order where number = $1`,
    [placement.json.data.order_number],
  )
  const { metadata: _, confirmation_by_link: __, ...keptValues } = order
  expect(rows).toEqual([keptValues])
  expect((await buyer.ask('POST', '/orders', { order })).json.data.order_number).toBe(placement.json.data.order_number)
})

test('[A-154][C-077] a question has recipients, customer_data and vehicle_data: one more or one less is refused, and what a browser sends is taken', async () => {
  // A car that this stock does not have, so that its words are the visitor's.
  const vehicle = { ...sampleCar, id: 987_654, sellerEmail: 'sales@example.com' }
  const contact = { first_name: ' سارة ', last_name: '', email: 'asks2@example.com', phone: '٠٥٠١٢٣٤٥٦٧' }
  const question = inquiryOf({ contact, vehicle, message: ' هل هي متاحة؟ ', origin: 'https://site.test' })
  expect(Object.keys(question)).toEqual(['recipients', 'customer_data', 'vehicle_data'])
  const put = (body: object) => room.aBuyer().ask('PUT', '/orders/send_inquiry_email', body)
  expect((await put({ ...question, order_number: 'M-1' })).status).toBe(422)
  for (const missing of Object.keys(question)) expect([missing, (await put({ ...question, [missing]: undefined })).status]).toEqual([missing, 422])
  expect((await put(question)).status).toBe(202)
  const [letter] = (await mailsTo('sales@example.com')).filter(({ props }) => props?.email === 'asks2@example.com')
  expect(letter).toMatchObject({
    mail: 'order_inquiry',
    props: { vehicle: 'ديفندر 110 P400', vin: 'SALEA7RU0P2007002', price: '384,000 درهم', customerName: 'سارة', phone: '0501234567', message: 'هل هي متاحة؟' },
  })
})

test('[A-154][C-262] a question reaches each of its retailers once, in a letter of its own that names no other', async () => {
  for (const [index, email] of ['north@example.com', 'south@example.com'].entries()) {
    const newRetailer = await createRetailer(
      services.staffCtx,
      RetailerDraft.parse({ name: `معرض ${index}`, dealer_code: `D-2${index}`, ci_code: `CI-2${index}`, email }),
    )
    expect(newRetailer.ok).toBe(true)
  }
  const contact = { first_name: 'سارة', last_name: '', email: 'asks-all@example.com', phone: '0501234567' }
  const question = inquiryOf({ contact, vehicle: { ...sampleCar, sellerEmail: 'north@example.com' }, message: 'هل هي متاحة؟', origin: 'https://site.test' })
  const recipients = ['north@example.com', 'South@Example.com', 'north@example.com']
  const { status, json } = await room.aBuyer().ask('PUT', '/orders/send_inquiry_email', { ...question, recipients })
  expect([status, json.data]).toEqual([202, { sent: 2 }])
  const { rows } = await services.database.db.$client.query(
    `select payload ->> 'to' as "to", payload ->> 'replyTo' as "replyTo" from delivery where payload -> 'props' ->> 'email' = 'asks-all@example.com' order by 1`,
  )
  expect(rows).toEqual(['north@example.com', 'south@example.com'].map((to) => ({ to, replyTo: 'asks-all@example.com' })))
})

test('[C-261] the link of a mail confirms no order once it is over, and an order that it has confirmed stays so', async () => {
  const orderBy = async (customer_email: string) => {
    const { buyer, lock } = await room.aCheckout(await room.aCar())
    const number = (await buyer.ask('POST', '/orders', room.orderOf(lock, { customer_email }))).json.data.order_number
    const [letter] = await mailsTo(customer_email)
    return () => room.aBuyer().ask('PUT', `/orders/${number}/confirm`, { token: letter?.props.confirmToken })
  }
  const [early, late] = [await orderBy('early@example.com'), await orderBy('late@example.com')]
  expect((await early()).status).toBe(200)
  const before = services.time.now
  services.time.now = new Date(before.getTime() + days(400))
  const refused = await late()
  expect([refused.status, refused.json.errors[0].code]).toEqual([403, 'expired'])
  expect((await early()).json.data.payment_status).toBe('confirmed')
  services.time.now = before
})

test('[C-262][C-263] a question goes to retailers only, one mail each', async () => {
  const question = {
    recipients: ['sales@example.com'],
    customer_data: { first_name: 'سارة', last_name: 'العلي', email: 'asks@example.com', phone: '+971501234567', message: 'هل هي متاحة؟' },
    vehicle_data: { name: 'Jaguar F-Pace', vin: 'SADXXXXXXXXXXX123', price: '384,000 AED' },
  }
  const before = (await mailsTo('sales@example.com')).length
  const inquiry = await room.aBuyer().ask('PUT', '/orders/send_inquiry_email', question)
  expect([inquiry.status, inquiry.json.data]).toEqual([202, { sent: 1 }])
  expect((await mailsTo('sales@example.com'))[0]).toMatchObject({
    mail: 'order_inquiry',
    props: {
      ...{ vehicle: 'Jaguar F-Pace', vin: 'SADXXXXXXXXXXX123', price: '384,000 AED' },
      ...{ customerName: 'سارة العلي', email: 'asks@example.com', phone: '+971501234567', message: 'هل هي متاحة؟' },
    },
  })
  const twice = await room.aBuyer().ask('PUT', '/orders/send_inquiry_email', { ...question, recipients: ['sales@example.com', 'Sales@Example.com'] })
  expect([twice.status, twice.json.data, (await mailsTo('sales@example.com')).length - before]).toEqual([202, { sent: 1 }, 2])
  const foreign = await room.aBuyer().ask('PUT', '/orders/send_inquiry_email', { ...question, recipients: ['sales@example.com', 'me@example.com'] })
  expect(foreign.status).toBe(422)
  expect(await mailsTo('me@example.com')).toEqual([])
})

test('[C-263] a question names the car of its id as the site has it, with its page; a car that the site does not show is the visitor’s word', async () => {
  const ask = async (vehicle_data: object, email: string) => {
    // A visitor may ask so often.
    services.time.now = new Date(services.time.now.getTime() + 60_000)
    const customer_data = { first_name: 'سارة', last_name: 'العلي', email, phone: '', message: 'هل هي متاحة؟' }
    await room.aBuyer().ask('PUT', '/orders/send_inquiry_email', { recipients: ['sales@example.com'], customer_data, vehicle_data })
    return (await mailsTo('sales@example.com')).find(({ props }) => props?.email === email)?.props
  }
  const id = await room.aCar({ vin: 'SALEA7RU0P2009911' })
  const invented = { vin: 'SALINVENTED', name: 'سيارة أخرى', price: '1 درهم', url: 'https://evil.example/' }
  const asked = await ask({ ...invented, id }, 'asks-id@example.com')
  expect(asked).toMatchObject({ vin: 'SALEA7RU0P2009911', path: expect.stringMatching(new RegExp(`^/ar/showroom/.+-${id}$`)), price: '1 درهم' })
  expect(asked?.vehicle).not.toContain('سيارة أخرى')
  const hidden = await room.aCar({ status: 'sold' })
  for (const [index, other] of [undefined, 'x', '0', 999_999, hidden].entries())
    expect(await ask({ ...invented, id: other }, `asks-${index}@example.com`)).toMatchObject({ vehicle: 'سيارة أخرى', vin: 'SALINVENTED', path: '' })
})

test('[C-248] an order keeps the lead that it came from if it is the buyer’s, and staff see each from the other', async () => {
  const [own, byPhone, foreign] = [await leadOf('lead@example.com'), await leadOf('', { phone: '0501234567' }), await leadOf('other@example.com')]
  const suspected = await leadOf('lead@example.com', { isHeldBack: true })
  const orderOf = async (lead: number | string) => {
    const { buyer, lock } = await room.aCheckout(await room.aCar())
    const givenValues = { rdx_forms_lead_id: lead, customer_email: 'Lead@example.com', lead_attributes: { first_name: 'سارة', phone: '+971 50 123 4567' } }
    const { status, json } = await buyer.ask('POST', '/orders', room.orderOf(lock, givenValues))
    expect(status).toBe(201)
    const { rows } = await services.database.db.$client.query('select id, rdx_forms_lead_id as lead from customer_order where number = $1', [
      json.data.order_number,
    ])
    return { ...(rows[0] as { id: number; lead: string }), number: json.data.order_number as string }
  }
  const first = await orderOf(own)
  expect([first.lead, (await orderOf(byPhone)).lead]).toEqual([String(own), String(byPhone)])
  for (const none of [foreign, suspected, 999_999, 'L-9', `${own}x`]) expect([none, (await orderOf(none)).lead]).toEqual([none, ''])
  const staff = services.staffCtx
  expect(await findLead(staff, own)).toMatchObject({ ok: true, value: { orders: [{ id: first.id, order_number: first.number }] } })
  expect(await findLead(staff, foreign)).toMatchObject({ ok: true, value: { orders: [] } })
})
