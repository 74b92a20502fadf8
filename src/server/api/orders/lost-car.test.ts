import { expect, test } from 'vitest'
import { anOrderRoom, FEE } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services)
const { $client } = services.database.db

test('a buyer whose hold ran out pays for no car that somebody else holds or has ordered', async () => {
  const car = await room.aCar()
  const payment = { amount: FEE * 100, currency: 'AED', vehicle_id: car, company_uuid: 'CI-1' }
  const { buyer: slow } = await room.aCheckout(car)
  await $client.query('delete from soft_lock where vehicle_id = $1', [car])
  const { buyer: quick, lock } = await room.aCheckout(car)
  const begins = async () => {
    const { status, json } = await slow.ask('POST', '/test_payment', { payment })
    return [status, json.error?.code]
  }
  expect(await begins()).toEqual([409, 'locked'])
  const intent = await room.aPayment(quick, car)
  await quick.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
  expect((await quick.ask('POST', '/orders', room.orderOf(lock, { stripe_payment_intent_id: intent }))).status).toBe(201)
  expect((await $client.query('select 1 from soft_lock where vehicle_id = $1', [car])).rowCount).toBe(0)
  expect(await begins()).toEqual([409, 'locked'])
})
