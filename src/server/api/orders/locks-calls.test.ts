import { expect, test } from 'vitest'
import { orderStates } from '#domains/orders/index.ts'
import { minutes } from '#kernel/durations.ts'
import { anOrderRoom, type Buyer } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' })
const room = await anOrderRoom(services, { vendor: 'no_payment_japan' })

const paid = await anOrderRoom(await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' }))

const pass = (count: number) => {
  services.time.now = new Date(services.time.now.getTime() + minutes(count))
}
const init = (buyer: Buyer, vehicle_id: number) => buyer.ask('POST', '/orders/init', { vehicle_id, company_uuid: 'CI-1' })
const minutesLeft = ({ expires_at, now }: { expires_at: string; now: string }) => (Date.parse(expires_at) - Date.parse(now)) / minutes(1)

test('[A-198] a hold is renewed while its buyer pays, for an hour at most, and the car is free when it ends or when the buyer leaves', async () => {
  const car = await room.aCar()
  const { buyer, lock } = await room.aCheckout(car)
  const stranger = room.aBuyer()
  const renew = async () => minutesLeft((await buyer.ask('POST', `/locks/${lock.lock_id}/renew`, {})).json.data)
  const remaining: number[] = []
  for (const _time of [1, 2, 3, 4, 5]) {
    pass(10)
    remaining.push(await renew())
    expect((await init(stranger, car)).status).toBe(409)
  }
  expect(remaining).toEqual([15, 15, 15, 15, 10])
  pass(10)
  expect((await init(stranger, car)).status).toBe(201)
  expect((await buyer.ask('POST', `/locks/${lock.lock_id}/renew`, {})).status).toBe(409)

  const other = await room.aCheckout(await room.aCar())
  expect((await other.buyer.ask('DELETE', `/locks/${other.lock.lock_id}`)).status).toBe(204)
  expect((await init(stranger, other.lock.vehicle_id)).status).toBe(201)
})

test('[C-257][A-198] who lost the hold to somebody else cannot order, nor can anybody order a car that is sold; who lost it to nobody can', async () => {
  const [car, sold, free] = [await room.aCar(), await room.aCar(), await room.aCar()]
  const [lost, late, slow] = [await room.aCheckout(car), await room.aCheckout(sold), await room.aCheckout(free)]
  pass(16)
  await init(room.aBuyer(), car)
  const refused = await lost.buyer.ask('POST', '/orders', room.orderOf(lost.lock))
  expect([refused.status, refused.json.error.code]).toEqual([409, 'lock_expired'])
  await services.database.db.$client.query(`update vehicle set status = 'sold' where id = $1`, [sold])
  const gone = await late.buyer.ask('POST', '/orders', room.orderOf(late.lock))
  expect([gone.status, gone.json.error.code]).toEqual([409, 'vehicle_gone'])
  expect((await slow.buyer.ask('POST', '/orders', room.orderOf(slow.lock))).status).toBe(201)
})

test('[C-249][C-250] a checkout is begun with the car and the company alone, and with a car that is there', async () => {
  const car = await room.aCar()
  const buyer = room.aBuyer()
  expect((await buyer.ask('POST', '/orders/init', { vehicle_id: car, company_uuid: 'CI-1', amount: 1 })).status).toBe(422)
  expect((await buyer.ask('POST', '/orders/init', { vehicle_id: car })).status).toBe(422)
  expect((await buyer.ask('POST', '/orders/init', { company_uuid: 'CI-1' })).status).toBe(422)
  expect((await init(buyer, 2_000_000_000)).status).toBe(404)
})

test('[C-261][A-152] an order that needs no link is confirmed by the browser that ordered; a cancelled or failed one is not confirmed any more', async () => {
  const [keptCheckout, leftCheckout] = [await paid.aCheckout(await paid.aCar()), await paid.aCheckout(await paid.aCar())]
  const numbers: string[] = []
  for (const { buyer, lock } of [keptCheckout, leftCheckout]) {
    const intent = await paid.aPayment(buyer, lock.vehicle_id)
    await buyer.ask('POST', `/test_payment/${intent}/pay`, { choice: 'approve' })
    const { status, json } = await buyer.ask('POST', '/orders', paid.orderOf(lock, { stripe_payment_intent_id: intent }))
    expect([status, json.data.payment_status]).toEqual([201, 'paid'])
    numbers.push(json.data.order_number)
  }
  const [one, other] = numbers
  expect(one).not.toBe(other)
  expect(orderStates).toEqual(expect.arrayContaining(['pending', 'authorized', 'paid', 'failed', 'refunded', 'free', 'confirmed', 'cancelled']))
  for (const _time of [1, 2]) {
    const { status, json } = await keptCheckout.buyer.ask('PUT', `/orders/${one}/confirm`, {})
    expect([status, json.data]).toEqual([200, { order_number: one, payment_status: 'confirmed' }])
  }
  expect((await leftCheckout.buyer.ask('POST', `/orders/${other}/cancel`, {})).status).toBe(200)
  expect((await leftCheckout.buyer.ask('PUT', `/orders/${other}/confirm`, {})).status).toBe(409)
  await services.database.db.$client.query(`update customer_order set state = 'failed' where number = $1`, [other])
  expect((await leftCheckout.buyer.ask('PUT', `/orders/${other}/confirm`, {})).status).toBe(409)
})
