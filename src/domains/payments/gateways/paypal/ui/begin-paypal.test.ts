import { expect, test } from 'vitest'
import { beginPaypal } from './begin-paypal.ts'
import { aPaymentsClient, paidThing } from '#tests/support/services/a-payments-client.ts'

test('[C-251] an order of PayPal is sent as one object with four keys', async () => {
  const { client, sentCalls: sent } = aPaymentsClient()
  await beginPaypal(client, paidThing)
  const order = { amount_value: '500.00', amount_currency_code: 'AED', company_uuid: 'c-1', vehicle_id: 7 }
  expect(sent).toEqual([{ method: 'POST', path: 'https://pay.test/buy_online/paypal/create_order', body: { order } }])
})
