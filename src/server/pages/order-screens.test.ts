import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createCompanyConfig } from '#domains/stock/index.server.ts'
import { CompanyConfigDraft } from '#domains/stock/index.ts'
import { anOrderRoom } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const terms = { version: '1', label: 'أوافق', html: '<p>يُردّ الرسم خلال سبعة أيام.</p>' }
const room = await anOrderRoom(services, { payment: { is_on_hold: true } })
const { call, post, put } = apiCaller(services)
await services.database.db.$client.query(`update company_config set content = content || $1 where config_type = 'order_online_checkout_page'`, [
  JSON.stringify({ terms_and_conditions: terms, form: { privacy: 'لا نشارك بياناتك.' } }),
])
const JOURNEY = '/ar/showroom-order-online'
expect((await post('/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'AED' })).status).toBe(201)

/** A page as the server sends it, without the script's part. */
async function open(path: string) {
  const response = await room.app.request(`https://site.test${path}`)
  const { document } = new JSDOM(await response.text()).window
  for (const script of document.querySelectorAll('script, template')) script.remove()
  const main = document.querySelector('main')
  return {
    status: response.status,
    heading: main?.querySelector('h1')?.textContent,
    main,
    text: main?.textContent ?? '',
    cache: response.headers.get('cache-control'),
  }
}

/** An order whose fee is held. */
async function anOrder() {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const intent = await room.aPayment(buyer, car)
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const metadata = { tradeInData: { isTradeInOn: true, rawData: { brand: { name: 'BMW' }, registration: 'دبي 12345' } } }
  const { json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent, metadata }))
  return json.data as { order_number: string; created_at: string; payment_status: string; metadata: Record<string, unknown> }
}

test('[A-038][A-040] the wrapper of the journey leads to the stock without a car, and to the step of its car with a configuration', async () => {
  for (const path of [JOURNEY, `${JOURNEY}/`, `${JOURNEY}/vehicle`, `${JOURNEY}/vehicle/`]) {
    const { status, heading, main } = await open(path)
    expect([status, heading]).toEqual([200, 'اختر سيارتك أولًا'])
    expect(main?.querySelector('a')?.textContent).toBe('تصفّح السيارات المتوفرة')
  }
  await room.aCar({ status: 'on_demand', config_url: 'maarad-studio-1' })
  expect((await open(`${JOURNEY}/?config_url=maarad-studio-1`)).heading).toBe('احجز سيارتك أو اشترها عبر الإنترنت')
})

test('[A-011] a configuration leads into the same steps, with its own texts over those of the normal journey', async () => {
  await room.aCar({ status: 'on_demand', config_url: 'maarad-studio-2' })
  const steps = { payment_options: { heading: 'كيف تدفع ثمن تصميمك؟' } }
  await createCompanyConfig(services.staffCtx, CompanyConfigDraft.parse({ key: 'orders', config_type: 'config_order_online_steps_page', content: steps }))
  const configured = await open(`${JOURNEY}/vehicle?config_url=maarad-studio-2`)
  expect(configured.text).toContain('كيف تدفع ثمن تصميمك؟')
  const car = await room.aCar()
  expect((await open(`${JOURNEY}/vehicle/${car}`)).text).toContain('طريقة الدفع')
})

test('[A-041] the step of the vehicle names its car; without a car it leads on, and one that others have says so', async () => {
  const car = await room.aCar()
  const { status, heading, main } = await open(`${JOURNEY}/vehicle/${car}`)
  expect([status, heading]).toEqual([200, 'احجز سيارتك أو اشترها عبر الإنترنت'])
  expect(main?.querySelectorAll('input[name="way"]')).toHaveLength(2)
  expect((await open(`${JOURNEY}/vehicle`)).heading).toBe('اختر سيارتك أولًا')
  await services.database.db.$client.query(`update vehicle set status = 'reserved' where id = $1`, [car])
  const vehicleScreen = await open(`${JOURNEY}/vehicle/${car}`)
  expect(vehicleScreen.heading).toBe('هذه السيارة غير متاحة حاليًا')
  expect(vehicleScreen.main?.querySelector('input[type="email"]')).not.toBeNull()
  expect((await open(`${JOURNEY}/vehicle/no-car`)).status).toBe(404)
})

test('[A-042][A-043] checkout and success are the same page for everybody; what is agreed to stands in the server’s markup', async () => {
  const checkout = await open(`${JOURNEY}/checkout`)
  expect([checkout.status, checkout.heading]).toEqual([200, 'إتمام الطلب'])
  expect(checkout.text).toContain('يُردّ الرسم خلال سبعة أيام.')
  expect(checkout.text).toContain('لا نشارك بياناتك.')
  const success = await open(`${JOURNEY}/success`)
  expect(success.status).toBe(200)
  // What follows depends on the order, which only the visitor's browser may ask for.
  expect(success.text).toContain('لحظة من فضلك، نستعيد بيانات طلبك.')
})

test('[A-044][A-045][A-151][A-152] the page of an order shows its number and state without a script, and nothing personal; an unknown number is not found', async () => {
  const order = await anOrder()
  expect(order.order_number).toMatch(/^M-[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(Date.parse(order.created_at)).not.toBeNaN()
  expect(order.payment_status).toBe('authorized')
  expect(order.metadata.tradeInData).toMatchObject({ isTradeInOn: true })
  const knownOrder = await open(`${JOURNEY}/confirmation/${order.order_number}`)
  expect(knownOrder.status).toBe(200)
  expect(knownOrder.text).toContain(order.order_number)
  expect(knownOrder.text).toContain('المبلغ محجوز')
  expect(knownOrder.text).not.toMatch(/سارة|sara@|501234567|12345/)
  expect(knownOrder.cache).toContain('no-store')
  const unknown = await open(`${JOURNEY}/confirmation/M-0000-0000-0000`)
  expect([unknown.status, unknown.heading]).toEqual([404, 'لم نعثر على هذا الطلب'])
})

test('[A-152] a stranger reads the day of an order by the clock of the retailer who sells', async () => {
  const { order_number: number } = await anOrder()
  const { $client } = services.database.db
  await $client.query(`update customer_order set created_at = '2026-05-14T20:30:00Z' where number = $1`, [number])
  const day = async () => /\d+ مايو 2026/.exec((await open(`${JOURNEY}/confirmation/${number}`)).text)?.[0]
  expect(await day()).toBe('15 مايو 2026')
  await $client.query(`update retailer set country = 'KW'`)
  expect(await day()).toBe('14 مايو 2026')
  await $client.query(`update retailer set country = ''`)
})

test('versions of a configuration name who, when and what, and need the permission to read the configuration', async () => {
  const first = { success: { heading: 'شكرًا' } }
  const { json } = await post('/api/stock/company_configs', { key: 'v', config_type: 'order_online_success_page', content: first })
  const path = `/api/stock/company_configs/${json.data.id}`
  const second = { success: { heading: 'تم الحجز', text: 'نتصل بك.' } }
  expect((await put(path, { key: 'v', config_type: 'order_online_success_page', content: second }, '1')).status).toBe(200)
  const versions = (await call(`${path}/versions`)).json.data
  expect(versions).toMatchObject([
    { number: 2, before: first, content: second },
    { number: 1, before: {}, content: first },
  ])
  expect(Date.parse(versions[0].at)).not.toBeNaN()
  expect((await call(`${path}/versions`, { token: null })).status).toBe(401)
  expect((await call('/api/stock/company_configs/2000000000/versions')).status).toBe(404)
})
