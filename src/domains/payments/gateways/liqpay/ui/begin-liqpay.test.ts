import { expect, test } from 'vitest'
import { createPaymentsClient } from '../../../payments-client.ts'
import { beginLiqpay } from './begin-liqpay.ts'

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

test('[C-264][C-267] the form of LiqPay is asked for by five names, in English unless asked otherwise, and with the way back only where there is one', async () => {
  const { client, sent } = aClient()
  await beginLiqpay(client, { ...thing, vehicleId: null }, { description: 'حجز' })
  await beginLiqpay(client, thing, { description: 'حجز', language: 'ar', resultUrl: 'https://site.test/x?liqpay_order_id=1' })
  const asked = sent.map(({ path }) => new URL(path))
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/buy_online/liqpay/checkout_data', '/buy_online/liqpay/checkout_data'])
  const five = { company_uuid: 'c-1', amount: '500.00', currency: 'AED', description: 'حجز' }
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { ...five, language: 'en' },
    { ...five, language: 'ar', result_url: 'https://site.test/x?liqpay_order_id=1', vehicle_id: '7' },
  ])
})
