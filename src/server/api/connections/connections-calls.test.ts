import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { aTwilio, twilioEnv } from '#tests/support/services/a-twilio.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const twilio = await aTwilio()
const env = { ...twilioEnv(twilio.url), SERVICE_NETWORK: 'private' }
const services = await testServices(env)
const { call, post, audited } = apiCaller(services)
const { db } = services.database
type Row = { symbol: string; state: string; needs: { name: string; is_given: boolean }[]; findings: { tone: string; text: string; text_ar: string }[] }
const list = async () => new Map(((await call('/api/connections')).json.data as Row[]).map((row) => [row.symbol, row]))

beforeEach(async () => {
  await db.execute(sql`truncate connection_check`)
})

test('every connection is listed with what is missing of it by name, before anybody checks', async () => {
  const rows = await list()
  const symbols = 'addresses collector crm gtm liqpay media_addresses meilisearch oidc onetrust paypal recaptcha s3 smtp stripe twilio vehicle_feeds'
  expect([...rows.keys()].sort()).toEqual(symbols.split(' '))
  expect(rows.get('twilio')).toMatchObject({ state: 'unchecked', findings: [], checked_at: null })
  expect(rows.get('smtp')).toMatchObject({ state: 'not_set_up', needs: [{ kind: 'variable', name: 'SMTP_URL', is_given: false }] })
  await services.set({ 'recaptcha.secret_key': 'secret-word' })
  expect((await list()).get('recaptcha')?.needs).toEqual([
    { kind: 'setting', name: 'recaptcha.site_key', is_given: false },
    { kind: 'setting', name: 'recaptcha.secret_key', is_given: true },
  ])
})

test('a check asks the service, is kept with its time and by whom, and is told to the audit log; no secret is in any answer', async () => {
  const entries = await audited(async () => {
    const { status, json } = await post('/api/connections/twilio/check', undefined)
    expect([status, json.data.state, json.data.checked_at]).toEqual([200, 'works', '2026-05-15T08:00:00.000Z'])
    expect(json.data.findings[0].text_ar).toMatch(/^يستجيب \u2068127\.0\.0\.1:\d+\u2069 ويقبل المفاتيح\.$/)
  })
  expect(entries).toEqual([{ action: 'connection.checked', subject: 'twilio', changes: { state: [null, 'works'] } }])
  expect((await list()).get('twilio')).toMatchObject({ state: 'works' })
  twilio.failure = null
  expect(JSON.stringify((await call('/api/connections')).json)).not.toContain(env.TWILIO_AUTH_TOKEN)
})

test('a check that finds something wrong replaces the one before', async () => {
  await post('/api/connections/twilio/check', undefined)
  const wrong = await testServicesLike({ TWILIO_AUTH_TOKEN: 'wrong' })
  const { json } = await wrong.post('/api/connections/twilio/check', undefined)
  expect(json.data).toMatchObject({ state: 'fails', findings: [{ tone: 'bad' }] })
})

/** The same site with another environment. */
async function testServicesLike(more: NodeJS.ProcessEnv) {
  return apiCaller({ ...services, env: { ...services.env, ...more } as typeof services.env })
}

test('one that is not set up is not asked, and one that does not exist is not there', async () => {
  expect((await post('/api/connections/smtp/check', undefined)).status).toBe(409)
  expect((await post('/api/connections/nothing/check', undefined)).status).toBe(404)
  expect((await post('/api/connections/__proto__/check', undefined)).status).toBe(404)
})
