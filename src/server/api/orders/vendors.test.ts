import { expect, test } from 'vitest'
import { anOrderRoom, FEE } from '#tests/support/an-order-room.ts'
import { testServices } from '#tests/support/test-services.ts'

async function aRoomOf(vendor: string) {
  return await anOrderRoom(await testServices({ PUBLIC_URL: 'http://localhost:3000', TEST_PAYMENTS: 'on' }), { vendor })
}

test('[A-199][A-200][C-393] a car of a free vendor is ordered at once: nothing to pay, no payment, and the fee of its button counts for nothing', async () => {
  const free = await aRoomOf(' no_payment_japan ')
  const { buyer, lock } = await free.aCheckout(await free.aCar())
  expect(lock).toMatchObject({ is_free: true, has_gateway: false, amount: { minor: 0, currency: 'AED' } })
  const ordered = await buyer.ask('POST', '/orders', free.orderOf(lock))
  expect(ordered.status).toBe(201)
})

test('[A-201][C-394] a car of a vendor without a gateway is not free, and takes no payment either', async () => {
  const unpaid = await aRoomOf('No_Payment_With_Confirmation_Email')
  const { lock } = await unpaid.aCheckout(await unpaid.aCar())
  expect(lock).toMatchObject({ is_free: false, has_gateway: false, amount: { minor: 0, currency: 'AED' } })
})

test('[A-199][A-202][C-395][C-396] a vendor with a gateway, however it is written, takes the fee of the button of the car, and an order without its payment is refused', async () => {
  const paid = await aRoomOf('\ttest\n')
  const { buyer, lock } = await paid.aCheckout(await paid.aCar())
  expect(lock).toMatchObject({ is_free: false, has_gateway: true, amount: { minor: FEE * 100, currency: 'AED' } })
  expect((await buyer.ask('POST', '/orders', paid.orderOf(lock))).status).toBe(422)
  const payment = await paid.aPayment(buyer, lock.vehicle_id)
  const ordered = await buyer.ask('POST', '/orders', paid.orderOf(lock, { stripe_payment_intent_id: payment }))
  expect(ordered.json.data).toMatchObject({ vehicle_id: lock.vehicle_id })
})
