import { expect, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.server.ts'
import { createApp } from '#server/app.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { aTwilio, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const PATIENCE_MS = 120_000
/** More than any person needs in the seconds that this takes, and more than any limit allows at once. */
const REPEATED = 150
const site = 'http://localhost'
const twilio = await aTwilio()
const services = await testServices({ PUBLIC_URL: site, TEST_PAYMENTS: 'on', SERVICE_NETWORK: 'private', ...twilioEnv(twilio.url) })
const app = createApp(services)
await loadDemo(services.staffCtx, services.storage)
const emailService = await aReceiver((_, response) => void response.end('{"status":"valid"}'))
const { post } = apiCaller(services)
await post('/api/settings', { key: 'email_check.api_url', value: emailService.url })
await post('/api/settings', { key: 'email_check.api_key', value: 'x' })
services.site.forget()

const id = '0b0e8d5c-9d0f-4a53-9f0b-3a3a52f9ac11'
const car = { vehicle_id: 1, company_uuid: 'CI-1' }
const person = { first_name: 'x', email: 'x@example.com' }
const payment = { ...car, amount: 1, currency: 'AED' }

/** What anybody may write by, with a body that gets past its schema. */
const limited: Record<string, unknown> = {
  'POST /api/consent_proofs': { id, version: '0123456789abcdef', choice: 'accepted' },
  'POST /api/email_checks': { email: 'x@example.com' },
  'POST /api/leads': {},
  'POST /api/policy_reports': { 'csp-report': {} },
  'POST /api/speed_reports': { page_type: 'plp', device: 'phone', values: { LCP: 1 } },
  'POST /api/stripe/create_payment_intent': { payment_intent: { salesforce_lead_id: 'x' } },
  'PUT /api/leads/{id}/initialize_cancellation': undefined,
  'POST /api/vin-check': { vin: 'SALGA2BF0DA123456' },
  'POST /buy_online/locks/continue': { token: 'x' },
  'POST /buy_online/locks/notify': { vehicle_id: 1, email: 'x@example.com' },
  'PUT /buy_online/locks/{id}/draft': { draft: {} },
  'POST /buy_online/locks/{id}/link': { email: 'x@example.com' },
  'POST /buy_online/locks/{id}/renew': {},
  'POST /buy_online/orders': { order: { ...car, lock_id: id, customer_email: 'x@example.com', locale: 'ar', lead_attributes: person } },
  'POST /buy_online/orders/init': car,
  'PUT /buy_online/orders/send_inquiry_email': { recipients: ['x@example.com'], customer_data: person, vehicle_data: {} },
  'POST /buy_online/orders/{number}/cancel': {},
  'PUT /buy_online/orders/{number}/confirm': {},
  'POST /buy_online/orders/{number}/documents/{document}/sign_off': { name: 'xx', sha256: '0'.repeat(64) },
  'PUT /buy_online/orders/{number}/visit': { date: '2026-06-01', time: { value: '10:00' } },
  'DELETE /buy_online/orders/{number}/visit': undefined,
  'POST /buy_online/payment': { payment },
  'POST /buy_online/paypal/create_order': { order: { ...car, amount_value: '1.00', amount_currency_code: 'AED' } },
  'POST /buy_online/test_payment': { payment },
  'POST /buy_online/quotations/{number}/accept': { token: 'x' },
  'POST /buy_online/quotations/{number}/open': { token: 'x' },
  'POST /forms_api/forms/{id}/leads': { attributes: {} },
}

/** What needs no limit of its own, and why. */
const unlimited: Record<string, string> = {
  'DELETE /buy_online/locks/{id}': 'only gives back what this browser holds, of which there can be one',
  'POST /buy_online/test_payment/{id}/pay': 'exists only where payments are played',
  'POST /hooks/{gateway}': 'what is not signed by the provider is stored nowhere',
  'POST /twilio/create_verification': 'sends only for a form that asks for it, with a proof and within the budgets of networks, numbers and countries',
  'POST /twilio/check_verification': 'five wrong codes end a verification, and those are limited',
}

test('[A-322] endless repetition of a writing call is refused with a time to wait; a new call of that kind has to be listed here', {
  timeout: PATIENCE_MS,
}, async () => {
  const document = (await (await app.request(`${site}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, { security?: unknown[] }>> }
  const open = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) => (security === undefined && method !== 'get' ? [`${method.toUpperCase()} ${path}`] : [])),
  )
  expect(open.toSorted()).toEqual([...Object.keys(limited), ...Object.keys(unlimited)].toSorted())
  const neverToldToWait: string[] = []
  for (const [name, body] of Object.entries(limited)) {
    const [method = '', template = ''] = name.split(' ')
    const path = template.replace('/forms/{id}', '/forms/1').replaceAll('{id}', id).replaceAll('{number}', 'x').replaceAll('{document}', '1')
    const statuses = new Set<number>()
    let last = ''
    for (let count = 0; count < REPEATED && !statuses.has(429); count += 1) {
      const response = await app.request(`${site}${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) ?? null })
      statuses.add(response.status)
      last = (await response.text()).slice(0, 200)
    }
    if (!statuses.has(429)) neverToldToWait.push(`${name}: ${[...statuses]} ${last}`)
  }
  expect(neverToldToWait).toEqual([])
})
