import { expect, test } from 'vitest'
import { createPaymentsClient } from '../../../payments-client.ts'
import { beginPaypal } from './begin-paypal.ts'

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

test('[C-251] an order of PayPal is sent as one object with four keys', async () => {
  const { client, sent } = aClient()
  await beginPaypal(client, thing)
  const order = { amount_value: '500.00', amount_currency_code: 'AED', company_uuid: 'c-1', vehicle_id: 7 }
  expect(sent).toEqual([{ method: 'POST', path: 'https://pay.test/buy_online/paypal/create_order', body: { order } }])
})
