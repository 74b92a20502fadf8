import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aBrowser, csrfTokenOf, pickPerson } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
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

async function makeToken(browser: Browser): Promise<{ status: number; code: string | undefined; challenge: string | null }> {
  const csrf = await csrfTokenOf(site, sessionOf(browser), send)
  const headers = { 'content-type': 'application/json', 'csrf-token': csrf }
  const response = await browser.open(`${site}/api/api_tokens`, { method: 'POST', headers, body: JSON.stringify({ name: 'x', scopes: ['pages.read'] }) })
  const body = (await response.json()) as { error?: { code: string } }
  return { status: response.status, code: body.error?.code, challenge: response.headers.get('www-authenticate') }
}

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
  const asked = new URL(browser.visited.find((address) => address.includes('/demo-issuer/auth?')) ?? '')
  expect(asked.searchParams.get('max_age')).toBeNull() // of the first sign-in
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
