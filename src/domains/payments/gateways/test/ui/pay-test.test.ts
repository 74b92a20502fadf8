import { expect, test } from 'vitest'
import { createPaymentsClient } from '../../../payments-client.ts'
import { beginTest, payTest } from './pay-test.ts'

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

test('the buyer at the test provider is played by two calls', async () => {
  const { client, sent } = aClient()
  await beginTest(client, thing)
  await payTest(client, 'test_1/x', 'decline')
  expect(sent).toEqual([
    {
      ...{ method: 'POST', path: 'https://pay.test/buy_online/test_payment' },
      body: { payment: { amount: 50_000, currency: 'AED', vehicle_id: 7, company_uuid: 'c-1' } },
    },
    { method: 'POST', path: 'https://pay.test/buy_online/test_payment/test_1%2Fx/pay', body: { choice: 'decline' } },
  ])
})
