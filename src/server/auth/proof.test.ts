import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aBrowser, csrfTokenOf, pickPerson } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { calls } from '../api/calls.gen.server.ts'
import type { Call } from '../api/define-call.server.ts'
import { createApp } from '../app.server.ts'

const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost:3000' })
const app = createApp(services)
const send = (url: string, init: RequestInit) => app.request(url, init)
const site = 'http://127.0.0.1:4000'
const began = services.time.now
const later = (minutes: number) => {
  services.time.now = new Date(services.time.now.getTime() + minutes * 60_000)
}
type Browser = ReturnType<typeof aBrowser>
const sessionOf = ({ cookies }: Browser) => `maarad_session=${cookies.get('maarad_session')}`

async function anAdmin(): Promise<Browser> {
  const browser = aBrowser(send)
  await pickPerson(browser, `${site}/ar/auth/login`, 'admin')
  return browser
}

type SentCall = { method: string; path: string; body?: unknown }

async function sendBy(browser: Browser, { method, path, body }: SentCall): Promise<{ status: number; code: string | undefined; challenge: string | null }> {
  const csrf = await csrfTokenOf(site, sessionOf(browser), send)
  const headers = { 'content-type': 'application/json', 'csrf-token': csrf, 'if-match': '"1"' }
  const response = await browser.open(`${site}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const answer = response.headers.get('content-type')?.startsWith('application/json') ? ((await response.json()) as { error?: { code: string } }) : {}
  return { status: response.status, code: answer.error?.code, challenge: response.headers.get('www-authenticate') }
}

const makeToken = (browser: Browser) => sendBy(browser, { method: 'POST', path: '/api/api_tokens', body: { name: 'x', scopes: ['pages.read'] } })

const prove = (browser: Browser, person: 'admin' | 'editor') => pickPerson(browser, `${site}/ar/auth/login?proof=1`, person)

beforeEach(() => {
  services.time.now = began
})

test('[ASVS-7.5.1] a session may make a token for fifteen minutes after the sign-in, and is then asked for a new proof', async () => {
  const browser = await anAdmin()
  later(15)
  expect((await makeToken(browser)).status).toBe(201)
  later(1)
  expect(await makeToken(browser)).toEqual({
    status: 403,
    code: 'proof_needed',
    challenge: 'Bearer error="insufficient_user_authentication", max_age="900"',
  })
})

test('[ASVS-7.5.1] signing in again as the same person renews the session, and the call goes through', async () => {
  const browser = await anAdmin()
  later(16)
  const former = sessionOf(browser)
  const { url } = await prove(browser, 'admin')
  expect(url).toBe(`${site}/ar/auth/proved`)
  const authAddress = new URL(browser.visited.find((address) => address.includes('/demo-issuer/auth?')) ?? '')
  expect(authAddress.searchParams.get('max_age')).toBeNull() // of the first sign-in
  const again = new URL(browser.visited.findLast((address) => address.includes('/demo-issuer/auth?')) ?? '')
  expect([again.searchParams.get('prompt'), again.searchParams.get('max_age')]).toEqual(['login', '0'])
  expect(sessionOf(browser)).not.toBe(former)
  expect((await app.request(`${site}/api/editing/session`, { headers: { cookie: former } })).status).toBe(401)
  expect((await makeToken(browser)).status).toBe(201)
})

test('[ASVS-7.5.1] another person who comes back is refused, and the session stays as it was', async () => {
  const browser = await anAdmin()
  later(16)
  const former = sessionOf(browser)
  expect((await prove(browser, 'editor')).url).toBe(`${site}/ar/auth/error?type=other_person`)
  expect(sessionOf(browser)).toBe(former)
  expect((await makeToken(browser)).code).toBe('proof_needed')
})

test('[ASVS-7.5.1] nobody proves anything without an open session', async () => {
  const browser = aBrowser(send)
  expect((await prove(browser, 'admin')).url).toBe(`${site}/ar/auth/error?type=other_person`)
  expect(browser.cookies.has('maarad_session')).toBe(false)
})

test('[ASVS-7.5.1] the time that the provider names counts, not that of the sign-in', async () => {
  const browser = await anAdmin()
  const claims = { auth_time: Math.floor(services.time.now.getTime() / 1000) - 16 * 60 }
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
  await services.database.db.execute(sql`update staff_session set id_token = ${token}`)
  expect((await makeToken(browser)).code).toBe('proof_needed')
})

test('[ASVS-7.5.1] programs are not asked: their scopes decide', async () => {
  later(60)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TEST_TOKEN}` }
  const response = await app.request(`${site}/api/api_tokens`, { method: 'POST', headers, body: JSON.stringify({ name: 'y', scopes: ['pages.read'] }) })
  expect(((await response.json()) as { error?: { code: string } }).error?.code).not.toBe('proof_needed')
})

const money = { reason: 'طلب العميل', key: '5f0c7e0e-3a0d-4b3e-8a59-0d7a3f3c1a11' }
const aQuotation = {
  ...{ vehicle_id: 2_000_000_000, customer_name: 'x', customer_email: 'x@example.com', customer_phone: '+971501234567' },
  ...{ kind: 'reservation', way: 'cash', valid_until: '2026-06-01' },
}
const choice = { email: 'a@example.com', records: [] }
/** Every call that wants a proof, sent as a screen sends it; none of their records exists. */
const dangerous: SentCall[] = [
  { method: 'POST', path: '/api/api_tokens', body: { name: 'x', scopes: ['pages.read'] } },
  { method: 'PUT', path: '/api/users/2000000000', body: { role: 'admin', is_disabled: false, retailers: [] } },
  { method: 'POST', path: '/api/people/export', body: choice },
  { method: 'POST', path: '/api/people/erase', body: choice },
  { method: 'POST', path: '/api/leads/delete_many', body: { ids: [2_000_000_000] } },
  { method: 'DELETE', path: '/forms_api/forms/2000000000/leads/2000000000' },
  { method: 'POST', path: '/forms_api/forms/2000000000/lead_exports', body: {} },
  { method: 'GET', path: '/forms_api/forms/2000000000/lead_exports/2000000000/download' },
  { method: 'POST', path: '/api/orders/export', body: {} },
  { method: 'POST', path: '/api/orders/2000000000/actions', body: { action: 'refund', ...money } },
  { method: 'POST', path: '/api/orders/2000000000/actions', body: { action: 'cancel', ...money } },
  { method: 'POST', path: '/api/payments/2000000000/actions', body: { action: 'refund', ...money } },
  { method: 'POST', path: '/api/quotations', body: { key: money.key, ...aQuotation, agreed_price: 100 } },
  { method: 'PUT', path: '/api/quotations/2000000000', body: { ...aQuotation, agreed_price: 100 } },
  { method: 'POST', path: '/api/payment_approvals/2000000000/approve', body: {} },
  { method: 'POST', path: '/api/settings', body: { key: 'webhooks.signing_key', value: '0123456789abcdef0123456789abcdef' } },
  { method: 'PUT', path: '/api/settings', body: { settings: [{ key: 'payments.most_by_one_person', value: {} }] } },
  { method: 'PUT', path: '/api/settings', body: { settings: [{ key: 'publishing.approval', value: 'off' }] } },
  { method: 'DELETE', path: '/api/settings/2000000000' },
]
/** The same calls where nothing leaves the house by them. */
const harmless: SentCall[] = [
  { method: 'POST', path: '/api/quotations', body: { key: money.key, ...aQuotation } },
  { method: 'POST', path: '/api/orders/2000000000/actions', body: { action: 'confirm', ...money } },
  { method: 'POST', path: '/api/payments/2000000000/actions', body: { action: 'capture', ...money } },
  { method: 'PUT', path: '/api/settings', body: { settings: [{ key: 'general.site_name', value: 'معرض' }] } },
]

test('[ASVS-7.5.1] rights, money that goes out, personal data and guarded settings want a proof; the rest of the same calls does not', async () => {
  const browser = await anAdmin()
  for (const one of [...dangerous, ...harmless]) expect.soft((await sendBy(browser, one)).code, `fresh: ${one.method} ${one.path}`).not.toBe('proof_needed')
  later(16)
  for (const one of dangerous) expect.soft(await sendBy(browser, one), `${one.method} ${one.path}`).toMatchObject({ status: 403, code: 'proof_needed' })
  for (const one of harmless) expect.soft((await sendBy(browser, one)).code, `${one.method} ${one.path}`).not.toBe('proof_needed')
})

/** Calls of the kinds below that want no proof, each with its reason. */
const decided: Record<string, string> = {
  'POST /api/people/find': 'counts, and names nobody',
  'POST /api/people/ask': 'mails the person that it is about',
  'GET /forms_api/forms/{id}/lead_exports/{export_id}': 'how far an export is',
  'POST /api/payment_approvals/{id}/decline': 'stops money',
  'POST /api/payments/{id}/check': 'asks the provider',
  'POST /api/payment_differences/{id}/settle': 'keeps a note',
  'DELETE /api/api_tokens/{id}': 'an emergency must not wait',
  'PUT /forms_api/forms/{id}/integrations': 'receivers are saved with the form while it is written',
}

test('[ASVS-7.5.1] every call that gives rights, moves money, hands data out or deletes people wants a proof, or says why not', () => {
  const isOfThese = ({ who, method, path }: Call) =>
    /\.(export|approve|connect)$|^leads\.delete$/.test(who) ||
    (method !== 'get' && !path.endsWith('/search') && (/^payments\./.test(who) || /^\/api\/(users|api_tokens|settings)\b/.test(path)))
  const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`
  const unproved = (calls as readonly Call[]).filter((call) => isOfThese(call) && !call.needsProof)
  expect(unproved.map(nameOf).toSorted()).toEqual(Object.keys(decided).toSorted())
  const proved = (calls as readonly Call[]).filter(({ needsProof }) => needsProof).map(nameOf)
  const tried = new Set(
    dangerous.map(({ method, path }) =>
      `${method} ${path.split('?')[0]}`
        .replace('exports/2000000000', 'exports/{export_id}')
        .replace('leads/2000000000', 'leads/{lead_id}')
        .replaceAll('2000000000', '{id}'),
    ),
  )
  expect(proved.filter((name) => !tried.has(name))).toEqual([])
})
