import { expect, test } from 'vitest'
import { beginStripe } from './begin-stripe.ts'
import { aPaymentsClient, paidThing } from '#tests/support/services/a-payments-client.ts'

test('[C-253][C-254][C-255] the account of Stripe stands beside the payment, and how it is captured only in one that is held', async () => {
  const { client, sentCalls: sent } = aPaymentsClient()
  await beginStripe(client, paidThing, { isOnHold: false, accountId: null })
  await beginStripe(client, { ...paidThing, vehicleId: null }, { isOnHold: true, accountId: 'acct_1' })
  const payment = { amount: 50_000, currency: 'AED', vehicle_id: 7, company_uuid: 'c-1' }
  expect(sent).toEqual([
    { method: 'POST', path: 'https://pay.test/buy_online/payment', body: { payment } },
    {
      ...{ method: 'POST', path: 'https://pay.test/buy_online/payment' },
      body: { payment: { ...payment, vehicle_id: null, capture_method: 'manual' }, stripe_account_id: 'acct_1' },
    },
  ])
})
