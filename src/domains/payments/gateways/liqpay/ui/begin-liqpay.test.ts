import { expect, test } from 'vitest'
import { beginLiqpay } from './begin-liqpay.ts'
import { aPaymentsClient, paidThing } from '#tests/support/services/a-payments-client.ts'

test('[C-264][C-267] the form of LiqPay is asked for by five names, in English unless asked otherwise, and with the way back only where there is one', async () => {
  const { client, sentCalls: sent } = aPaymentsClient()
  await beginLiqpay(client, { ...paidThing, vehicleId: null }, { description: 'حجز' })
  await beginLiqpay(client, paidThing, { description: 'حجز', language: 'ar', resultUrl: 'https://site.test/x?liqpay_order_id=1' })
  const asked = sent.map(({ path }) => new URL(path))
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/buy_online/liqpay/checkout_data', '/buy_online/liqpay/checkout_data'])
  const five = { company_uuid: 'c-1', amount: '500.00', currency: 'AED', description: 'حجز' }
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { ...five, language: 'en' },
    { ...five, language: 'ar', result_url: 'https://site.test/x?liqpay_order_id=1', vehicle_id: '7' },
  ])
})
