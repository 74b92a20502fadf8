import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aReceiver } from '../services/a-receiver.ts'
import { aContract, naughtyStrings } from './contracts.ts'

const FOLDER = 'tests/contracts'
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(FOLDER, name)).isFile())

/** What a call to a played Stripe or PayPal breaks of its description. */
async function flawsOf(vendor: 'stripe' | 'paypal', path: string, request: { type?: string; headers?: Record<string, string>; body: string; answer?: object }) {
  const { flaws, guard } = await aContract(vendor)
  const { url } = await aReceiver(guard((_, response) => void response.writeHead(200, {}).end(request.answer ? JSON.stringify(request.answer) : '')))
  const { type = 'application/json', headers = {}, body } = request
  await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': type, ...headers }, body })
  return flaws.splice(0)
}

const form = { type: 'application/x-www-form-urlencoded', headers: { 'idempotency-key': 'k' } }
const key = { headers: { 'paypal-request-id': 'k' } }
const order = { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '10.00' } }] }

test('a call that fits its description has no flaws, and what is younger than the file is known', async () => {
  expect(await flawsOf('stripe', '/v1/payment_intents', { ...form, body: 'amount=100&currency=usd&allowed_payment_method_types[0]=card' })).toEqual([])
  expect(await flawsOf('paypal', '/v2/checkout/orders', { ...key, body: JSON.stringify(order) })).toEqual([])
})

test('an undocumented call, field or answer, a missing header and a wrong value are flaws', async () => {
  expect(await flawsOf('stripe', '/v1/charges', { ...form, body: '' })).toEqual(['POST /v1/charges is not described'])
  expect(await flawsOf('stripe', '/v1/payment_intents', { ...form, body: 'amount=100&currency=usd&colour=red' })).toContain(
    'post /v1/payment_intents: .colour is not described',
  )
  expect(await flawsOf('stripe', '/v1/payment_intents', { ...form, body: 'amount=ten&currency=usd' })).toEqual([
    expect.stringContaining('data/amount must be integer'),
  ])
  expect(await flawsOf('stripe', '/v1/payment_intents', { ...form, headers: {}, body: 'amount=1&currency=usd' })).toEqual([
    'post /v1/payment_intents without idempotency-key',
  ])
  expect(await flawsOf('paypal', '/v2/checkout/orders', { body: JSON.stringify(order) })).toEqual(['post /v2/checkout/orders without paypal-request-id'])
  const nested = { ...order, purchase_units: [{ amount: { ...order.purchase_units[0]?.amount, vat: '1' } }] }
  expect(await flawsOf('paypal', '/v2/checkout/orders', { ...key, body: JSON.stringify(nested) })).toEqual([
    'post /v2/checkout/orders: .purchase_units[0].amount.vat is not described',
  ])
  expect(await flawsOf('paypal', '/v2/checkout/orders?page=1', { ...key, body: JSON.stringify(order) })).toContain(
    'post /v2/checkout/orders, its query: .page is not described',
  )
  expect(await flawsOf('paypal', '/v2/checkout/orders', { ...key, body: JSON.stringify(order), answer: { id: 'O1', colour: 'red' } })).toEqual([
    'post /v2/checkout/orders, its answer 200: .colour is not described',
  ])
})

test('every folder of contracts has its licence, and all together stay small', () => {
  for (const vendor of new Set(files.filter((name) => name.includes('/')).map((name) => name.split('/')[0]))) expect(files).toContain(`${vendor}/LICENSE`)
  expect(files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)).toBeLessThan(400_000)
  expect(naughtyStrings().length).toBeGreaterThan(500)
})

test('fields that are younger than a vendor’s file are described by the vendor’s own library', () => {
  const parts: Record<string, { younger?: { fields: string[]; described: string } }> = JSON.parse(readFileSync(`${FOLDER}/operations.json`, 'utf8'))
  for (const { younger } of Object.values(parts)) {
    for (const field of younger?.fields ?? []) expect(readFileSync(younger?.described ?? '', 'utf8')).toMatch(new RegExp(`^ +${field}\\??:`, 'm'))
  }
})
