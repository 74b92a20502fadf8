import { expect, test } from 'vitest'
import { anOrderRoom, FEE } from '#tests/support/records/an-order-room.ts'
import { testServices } from '#tests/support/site/test-services.ts'

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

test.each(['NO_PAYMENT_JAPAN', 'NO_PAYMENT_WITH_CONFIRMATION_EMAIL'])(
  '[C-076] an order of the vendor %s, which takes no payment, is refused with a payment of whichever gateway, and made without',
  async (vendor) => {
    const room = await aRoomOf(vendor)
    const { buyer, lock } = await room.aCheckout(await room.aCar())
    for (const field of ['paypal_order_id', 'stripe_payment_intent_id', 'liqpay_order_id']) {
      const { status, json } = await buyer.ask('POST', '/orders', room.orderOf(lock, { [field]: 'X-1' }))
      expect([status, Object.keys(json.error?.fields ?? {})]).toEqual([422, [field]])
    }
    expect((await buyer.ask('POST', '/orders', room.orderOf(lock))).status).toBe(201)
  },
)

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

test('[C-076][A-153] an order needs a mail address, the company and its car, and one payment of the gateway that takes it', async () => {
  const paid = await aRoomOf('TEST')
  const car = await paid.aCar({ config_url: 'maarad-studio-2' })
  const { buyer, lock } = await paid.aCheckout(car)
  const stripe_payment_intent_id = await paid.aPayment(buyer, car)
  const flawsOf = async (values: Record<string, unknown>) => {
    const { status, json } = await buyer.ask('POST', '/orders', paid.orderOf(lock, { stripe_payment_intent_id, ...values }))
    return [status, ...Object.keys(json.error?.fields ?? {})]
  }
  expect(await flawsOf({ locale: 'xx' })).toEqual([422, 'order.locale'])
  for (const field of ['customer_email', 'company_uuid']) expect(await flawsOf({ [field]: undefined })).toEqual([422, `order.${field}`])
  expect(await flawsOf({ vehicle_id: undefined })).toEqual([422, 'vehicle_id'])
  expect(await flawsOf({ config_url: 'another-studio' })).toEqual([422, 'config_url'])
  expect(await flawsOf({ stripe_payment_intent_id: undefined })).toEqual([422, 'stripe_payment_intent_id'])
  for (const other of ['paypal_order_id', 'liqpay_order_id']) {
    expect(await flawsOf({ [other]: 'X-1' })).toEqual([422, other])
    expect(await flawsOf({ [other]: 'X-1', stripe_payment_intent_id: undefined })).toEqual([422, other])
  }
  // Its configuration names the car as well as its id does.
  const ordered = await buyer.ask('POST', '/orders', paid.orderOf(lock, { stripe_payment_intent_id, vehicle_id: undefined, config_url: 'maarad-studio-2' }))
  expect([ordered.status, ordered.json.data.vehicle_id]).toEqual([201, car])
})
