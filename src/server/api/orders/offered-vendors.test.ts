import { expect, test } from 'vitest'
import { anOrderRoom, FEE } from '#tests/support/records/an-order-room.ts'
import { aLiqpay } from '#tests/support/services/a-liqpay.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const liqpay = await aLiqpay()
const environment = {
  ...{ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' },
  ...{ LIQPAY_PUBLIC_KEY: 'public', LIQPAY_PRIVATE_KEY: liqpay.privateKey, LIQPAY_API_URL: liqpay.url },
}
const aRoom = async (vendor: string, others: string[] = []) =>
  await anOrderRoom(await testServices(environment), { vendor, payment: { other_vendors: others.map((type) => ({ type })) } })
const typesOf = ({ vendor, other_vendors: others }: { vendor: { type: string }; other_vendors: { type: string }[] }) => [
  vendor.type,
  ...others.map(({ type }) => type),
]

test('a gateway that does not take the currency of the car is not offered, and the next one is the first', async () => {
  const room = await aRoom('PayPal', ['LIQPAY', 'STRIPE', 'TEST'])
  const { lock } = await room.aCheckout(await room.aCar())
  expect(typesOf(lock)).toEqual(['STRIPE', 'TEST'])
  expect(lock).toMatchObject({ has_gateway: true, amount: { minor: FEE * 100, currency: 'AED' } })
  const dollars = await room.aCheckout(await room.aCar({ currency: 'USD' }))
  expect(typesOf(dollars.lock)).toEqual(['PayPal', 'LIQPAY', 'STRIPE', 'TEST'])
})

test('where no provider takes the currency, the order does not begin and says why', async () => {
  const room = await aRoom('PAYPAL', ['LIQPAY'])
  const car = await room.aCar()
  const refused = await room.aBuyer().ask('POST', '/orders/init', { vehicle_id: car, company_uuid: 'CI-1' })
  expect([refused.status, refused.json.error.fields]).toEqual([422, { vehicle_id: ['no payment provider takes AED'] }])
})

test('an amount is one that every offered gateway can take', async () => {
  const room = await aRoom('STRIPE')
  const { lock } = await room.aCheckout(await room.aCar({ currency: 'KWD' }))
  expect(lock.amount).toEqual({ minor: FEE * 1000, currency: 'KWD' })
})

test.each([
  ['POST', '/paypal/create_order', { order: { amount_value: '500.00', amount_currency_code: 'AED', company_uuid: 'CI-1' } }],
  ['POST', '/payment', { payment: { amount: 50_000, currency: 'AED', company_uuid: 'CI-1' } }],
  ['GET', '/liqpay/checkout_data?company_uuid=CI-1&amount=500.00&currency=AED&description=x', null],
] as const)('%s %s with a gateway that the checkout does not offer is 409', async (method, path, body) => {
  const room = await aRoom('TEST')
  const car = await room.aCar()
  const { buyer } = await room.aCheckout(car)
  const [part] = Object.entries(body ?? {})
  const lockAnswer = part ? await buyer.ask(method, path, { [part[0]]: { ...part[1], vehicle_id: car } }) : await buyer.ask(method, `${path}&vehicle_id=${car}`)
  expect([lockAnswer.status, lockAnswer.json.error.code]).toEqual([409, 'not_offered'])
})

test('LiqPay without a vehicle, as the documents ask for it, is 409 for the checkout of this browser that does not offer it', async () => {
  const room = await aRoom('TEST')
  const { buyer } = await room.aCheckout(await room.aCar())
  const checkoutData = await buyer.ask('GET', '/liqpay/checkout_data?company_uuid=CI-1&amount=500.00&currency=AED&description=x&language=ar&paytypes=card')
  expect([checkoutData.status, checkoutData.json.error.code]).toEqual([409, 'not_offered'])
})
