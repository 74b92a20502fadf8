import { expect, test } from 'vitest'
import { beginTest, payTest } from './pay-test.ts'
import { aPaymentsClient, paidThing } from '#tests/support/services/a-payments-client.ts'

test('the buyer at the test provider is played by two calls', async () => {
  const { client, sentCalls: sent } = aPaymentsClient()
  await beginTest(client, paidThing)
  await payTest(client, 'test_1/x', 'decline')
  expect(sent).toEqual([
    {
      ...{ method: 'POST', path: 'https://pay.test/buy_online/test_payment' },
      body: { payment: { amount: 50_000, currency: 'AED', vehicle_id: 7, company_uuid: 'c-1' } },
    },
    { method: 'POST', path: 'https://pay.test/buy_online/test_payment/test_1%2Fx/pay', body: { choice: 'decline' } },
  ])
})
