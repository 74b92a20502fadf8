import { expect, test } from 'vitest'
import { builtInMarkets } from '#domains/markets/index.ts'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { CompanyConfigDraft } from '#domains/stock/index.ts'
import { createCompanyConfig } from '#domains/stock/index.server.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { anOrderRoom, FEE, issueInvoices } from '#tests/support/records/an-order-room.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { payment: { other_vendors: [{ type: 'PAYPAL' }] } })
const { call, post } = apiCaller(services)
const { $client } = services.database.db
const markets = builtInMarkets.map((market) => ({ ...market, tax_number: market.vat_percent > 0 ? `${market.country}-1` : '' }))
await createCompanyConfig(
  services.staffCtx,
  CompanyConfigDraft.parse({
    ...{ key: 'orders', config_type: 'order_online_steps_page' },
    content: { service_packs: { packs: [{ id: 'service-5', name: 'صيانة خمسة أعوام', price: 9900 }] } },
  }),
)
await services.set({ 'price.currencyIso': 'AED', 'invoices.tax_number': 'AE-1', 'markets.countries': JSON.stringify(markets) })

async function aRetailer(country: string, code = country): Promise<number> {
  const draft = { name: `معرض ${code}`, dealer_code: `${code}-X-01`, ci_code: `CI-${code}`, country, email: `${code}@example.com`.toLowerCase() }
  const outcome = await createRetailer(services.staffCtx, RetailerDraft.parse(draft))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.id
}

test.each([
  { country: 'AE', currency: 'AED', price: 300_000, fee: FEE, vat: 5, taxNumber: 'AE-1', zone: 'Asia/Dubai', typed: '050 123 4567', phone: '+971501234567' },
  { country: 'SA', currency: 'SAR', price: 349_500.5, fee: 2000, vat: 15, taxNumber: 'SA-1', zone: 'Asia/Riyadh', typed: '0551234567', phone: '+966551234567' },
  { country: 'KW', currency: 'KWD', price: 24_950.125, fee: 160, vat: 0, taxNumber: '', zone: 'Asia/Kuwait', typed: '9912 3456', phone: '+96599123456' },
])('a car in $country is bought in $currency with the tax of its country, and gateways that do not take $currency are not offered', async (sold) => {
  const { country, currency, price, fee } = sold
  const retailer = await aRetailer(country)
  const id = await room.aCar({ retailer_id: retailer, dealer_code: `${country}-X-01`, owner_country: country, currency, sale_price: null, gross_price: price })
  const buyer = room.aBuyer()
  const company_uuid = `CI-${country}`
  const { json: begun } = await buyer.ask('POST', '/orders/init', { vehicle_id: id, company_uuid })
  const amount = { minor: toMinorUnits(fee, currency), currency }
  expect([begun.data.amount, begun.data.vendor.type, begun.data.other_vendors]).toEqual([amount, 'TEST', []])
  const payment = { amount: amount.minor, currency, vehicle_id: id, company_uuid }
  const intent = (await buyer.ask('POST', '/test_payment', { payment })).json.data.stripe_payment_intent_id
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const metadata = { servicePackData: ['service-5'] }
  const lead_attributes = { first_name: 'سارة', last_name: 'المنصوري', phone: sold.typed }
  const sent = { company_uuid, stripe_payment_intent_id: intent, metadata, lead_attributes }
  const order = room.orderOf({ lock_id: begun.data.lock_id, vehicle_id: id }, sent)
  const { json: placed } = await buyer.ask('POST', '/orders', order)
  expect(placed.data.payment_status).toBe('paid')
  const { rows } = await $client.query(
    `select o.currency, o.vehicle_price::float8 as price, o.contents -> 'packs' -> 0 -> 'price' as pack, o.contents ->> 'vatPercent' as vat,
       i.facts ->> 'timeZone' as zone, i.currency as invoiced_in, i.total_minor::float8 as total, i.facts -> 'seller' as seller, o.customer_phone as phone, i.facts -> 'buyer' ->> 'phone' as invoiced_phone
     from customer_order o join invoice i on i.reference = 'order:' || o.id where o.number = $1`,
    [placed.data.order_number],
  )
  expect(rows).toEqual([
    {
      ...{ phone: sold.phone, invoiced_phone: sold.phone },
      ...{ currency, price: toMinorUnits(price, currency), invoiced_in: currency, total: amount.minor, vat: String(sold.vat), zone: sold.zone },
      // Packs are priced in the currency of the site; elsewhere a retailer says what they cost.
      pack: country === 'AE' ? 990_000 : null,
      seller: expect.objectContaining({ vatPercent: sold.vat, taxNumber: sold.taxNumber }),
    },
  ])
})

test('a car in a country where another company sells is invoiced by that one, in its own numbers', async () => {
  const seller = { name: 'شركة المدار البحرينية', address: 'المنامة', contact: '+973 17 200 000', note: 'شكرًا لكم' }
  const sold = markets.map((market) => (market.country === 'BH' ? { ...market, seller } : market))
  await services.set({ 'markets.countries': JSON.stringify(sold) })
  const retailer = await aRetailer('BH', 'BH-1')
  const id = await room.aCar({ retailer_id: retailer, dealer_code: 'BH-1-X-01', owner_country: 'BH', currency: 'BHD', sale_price: null, gross_price: 20_000 })
  const buyer = room.aBuyer()
  const company_uuid = 'CI-BH-1'
  const { json: begun } = await buyer.ask('POST', '/orders/init', { vehicle_id: id, company_uuid })
  const payment = { amount: begun.data.amount.minor, currency: 'BHD', vehicle_id: id, company_uuid }
  const intent = (await buyer.ask('POST', '/test_payment', { payment })).json.data.stripe_payment_intent_id
  await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  const order = room.orderOf({ lock_id: begun.data.lock_id, vehicle_id: id }, { company_uuid, stripe_payment_intent_id: intent })
  const { json: placed } = await buyer.ask('POST', '/orders', order)
  await issueInvoices(services)
  const { rows } = await $client.query(
    `select i.number, i.facts -> 'seller' as seller from customer_order o join invoice i on i.reference = 'order:' || o.id where o.number = $1`,
    [placed.data.order_number],
  )
  expect(rows).toEqual([{ number: expect.stringMatching(/^INV-BH-\d{4}-000001$/), seller: { ...seller, taxNumber: 'BH-1', vatPercent: 10 } }])
  await services.set({ 'markets.countries': JSON.stringify(markets) })
})

test('a car that is traded in was registered before today by the clock of the retailer who takes it', async () => {
  const [model] = markets
  const jordan = { ...model, country: 'JO', name: 'الأردن', currency: 'JOD', time_zone: 'Pacific/Pago_Pago', finance_product: 'hire_purchase_jo' }
  await services.set({ 'markets.countries': JSON.stringify([...markets, jordan]) })
  await post('/api/stock/listings', { key: 'all', name: 'كل السيارات', currency: 'AED' })
  // The 15th on the clock of the site, the evening of the 14th on that of the country.
  const daysIn = async (country: string, currency: string) => {
    const retailer = await aRetailer(country)
    const id = await room.aCar({ retailer_id: retailer, dealer_code: `${country}-X-01`, owner_country: country, currency })
    const page = await (await room.app.request(`https://site.test/ar/showroom-order-online/vehicle/${id}`)).text()
    const buyer = room.aBuyer()
    const { json } = await buyer.ask('POST', '/orders/init', { vehicle_id: id, company_uuid: `CI-${country}` })
    const metadata = { tradeInData: { isTradeInOn: true, rawData: { registrationDate: { date: '2026-05-15' } } } }
    const order = room.orderOf({ lock_id: json.data.lock_id, vehicle_id: id }, { company_uuid: `CI-${country}`, metadata })
    const placed = await buyer.ask('POST', '/orders', order)
    return [placed.json.error.fields.trade_in, /"today":"([^"]*)"/.exec(page.replaceAll('&quot;', '"'))?.[1]]
  }
  expect(await daysIn('JO', 'JOD')).toEqual([['in_future'], '2026-05-14'])
  expect(await daysIn('EG', 'USD')).toEqual([undefined, '2026-05-15'])
  await services.set({ 'markets.countries': JSON.stringify(markets) })
})

test('a car in a currency of no country has the configured fee, and the gateways that take its currency', async () => {
  const retailer = await aRetailer('QA')
  const id = await room.aCar({ retailer_id: retailer, dealer_code: 'QA-X-01', owner_country: 'QA', currency: 'USD' })
  const { json } = await room.aBuyer().ask('POST', '/orders/init', { vehicle_id: id, company_uuid: 'CI-QA' })
  expect([json.data.amount, json.data.other_vendors.map(({ type }: { type: string }) => type)]).toEqual([{ minor: FEE * 100, currency: 'USD' }, ['PAYPAL']])
})

test('a country that names no fee for a reservation sells no car online in its currency', async () => {
  await services.set({ 'markets.countries': JSON.stringify(builtInMarkets.map((market) => ({ ...market, reservation_fee: 0 }))) })
  const retailer = await aRetailer('BH')
  const id = await room.aCar({ retailer_id: retailer, dealer_code: 'BH-X-01', owner_country: 'BH', currency: 'BHD' })
  const { status, json } = await room.aBuyer().ask('POST', '/orders/init', { vehicle_id: id, company_uuid: 'CI-BH' })
  expect([status, json.error.fields]).toEqual([422, { vehicle_id: ['no fee is configured'] }])
})

test('where invoices lack details of the seller, nothing is paid online, and the overview names what is missing', async () => {
  const initOf = async (country: string, currency: string) => {
    const id = await room.aCar({ retailer_id: await aRetailer(country), dealer_code: `${country}-X-01`, owner_country: country, currency })
    const lockAgain = () => room.aBuyer().ask('POST', '/orders/init', { vehicle_id: id, company_uuid: `CI-${country}` })
    return lockAgain
  }
  const oman = await initOf('OM', 'OMR')
  await services.set({ 'markets.countries': JSON.stringify(builtInMarkets) })
  const refused = await oman()
  expect([refused.status, refused.json.errors[0].code]).toEqual([422, 'seller_incomplete'])
  const unpayable = async () => {
    const { json } = await call('/api/dashboard')
    return json.data.unpayable.map(({ country, missing }: { country: string; missing: { setting: string }[] }) => [
      country,
      ...missing.map(({ setting }) => setting),
    ])
  }
  // Kuwait and Qatar tax no cars; the number of the site's own country stands with the invoices.
  expect(await unpayable()).toEqual([
    ['BH', 'markets.countries'],
    ['OM', 'markets.countries'],
    ['SA', 'markets.countries'],
  ])
  await services.set({ 'invoices.seller_address': '' })
  expect(await unpayable()).toContainEqual(['KW', 'invoices.seller_address'])
  await services.set({ 'markets.countries': JSON.stringify(builtInMarkets.map((market) => ({ ...market, tax_number: 'X-1' }))) })
  expect((await oman()).json.errors[0].code).toBe('seller_incomplete')
  await services.set({ 'invoices.seller_address': 'دبي' })
  expect((await oman()).status).toBe(201)
  expect(await unpayable()).toEqual([])
})

test('a site whose orders are free needs no seller, and its overview asks for none', async () => {
  await services.set({ 'invoices.seller_name': '' })
  await $client.query(
    `update company_config set content = '{"payment": {"vendor": {"type": "NO_PAYMENT_WITH_CONFIRMATION_EMAIL"}}}' where config_type = 'order_online_checkout_page'`,
  )
  const id = await room.aCar()
  const { status } = await room.aBuyer().ask('POST', '/orders/init', { vehicle_id: id, company_uuid: 'CI-1' })
  expect([status, (await call('/api/dashboard')).json.data.unpayable]).toEqual([201, []])
})
