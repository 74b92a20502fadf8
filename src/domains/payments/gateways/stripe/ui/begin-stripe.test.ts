import { expect, test } from 'vitest'
import { createPaymentsClient } from '../../../payments-client.ts'
import { beginStripe } from './begin-stripe.ts'

const thing = { vehicleId: 7, companyUuid: 'c-1', amount: { minor: 50_000, currency: 'AED' } }

/** The client of a service that answers every call, and what it was sent. */
function aClient() {
  const sent: { method: string | undefined; path: string; body: unknown }[] = []
  const client = createPaymentsClient('https://pay.test/', async (path, { method, body }) => {
    sent.push({ method, path, body: body ? JSON.parse(String(body)) : undefined })
    return Response.json({ data: {} })
  })
  return { client, sent }
}

test('[C-253][C-254][C-255] the account of Stripe stands beside the payment, and how it is captured only in one that is held', async () => {
  const { client, sent } = aClient()
  await beginStripe(client, thing, { isOnHold: false, accountId: null })
  await beginStripe(client, { ...thing, vehicleId: null }, { isOnHold: true, accountId: 'acct_1' })
  const payment = { amount: 50_000, currency: 'AED', vehicle_id: 7, company_uuid: 'c-1' }
  expect(sent).toEqual([
    { method: 'POST', path: 'https://pay.test/buy_online/payment', body: { payment } },
    {
      ...{ method: 'POST', path: 'https://pay.test/buy_online/payment' },
      body: { payment: { ...payment, vehicle_id: null, capture_method: 'manual' }, stripe_account_id: 'acct_1' },
    },
  ])
})
