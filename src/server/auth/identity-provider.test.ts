import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { callsOf } from '#tests/support/reading/calls-of.ts'
import { fakeProvider } from '#tests/support/services/fake-provider.ts'
import { wrongPlaces } from '#tests/support/services/wrong-places.ts'
import { aBrowser } from '#tests/support/site/sign-in.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const provider = await fakeProvider()
const services = await testServices({
  SIGN_IN: 'oidc',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'maarad',
  OIDC_CLIENT_SECRET: 'a secret & more',
  OIDC_INSTANCE: 'maarad-kw',
  OIDC_ROLE_CLAIM: 'realm_access.roles',
  OIDC_EDITOR_VALUES: 'cms-editors',
})
const app = createApp(services)
const site = 'https://site.test'
const editor = { realm_access: { roles: ['cms-editors'] } }

beforeEach(() => {
  Object.assign(provider, { lies: editor, userinfo: {}, isForged: false, trouble: null })
  provider.requests.length = 0
  provider.redeemed.length = 0
  services.messages.length = 0
})

/** Goes to the provider and comes back with its answer, or with what a test makes of it. */
async function goAndReturn(change: (answer: URLSearchParams) => void = () => undefined, target = '/ar/cms?page=5') {
  const browser = aBrowser((url, init) => app.request(url, init))
  const login = await browser.open(`${site}/ar/auth/login?target=${encodeURIComponent(target)}`)
  const answer = provider.answerTo(login.headers.get('location') ?? '')
  change(answer)
  const response = await browser.open(`${site}/ar/auth/callback?${answer}`)
  return { browser, response, location: response.headers.get('location'), hasSession: browser.cookies.has('__Host-maarad_session') }
}

test('[A-263][A-264] a sign-in goes to the market’s instance with state, nonce and PKCE, and comes back to the public address', async () => {
  const { location, hasSession, response } = await goAndReturn()
  expect([location, hasSession]).toEqual(['/ar/cms?page=5', true])
  const parameters = Object.fromEntries(provider.requests[0] ?? [])
  expect(parameters).toMatchObject({
    instance: 'maarad-kw',
    client_id: 'maarad',
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
    redirect_uri: 'https://site.test/ar/auth/callback',
  })
  expect(parameters).not.toHaveProperty('prompt')
  const { body, authorization } = provider.redeemed[0] ?? {}
  expect(body?.get('code_verifier')).toMatch(/^[\w-]{43}$/)
  expect(body?.get('redirect_uri')).toBe('https://site.test/ar/auth/callback')
  expect(authorization).toBe(`Basic ${Buffer.from('maarad:a+secret+%26+more').toString('base64')}`)
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('__Host-maarad_session='))
  // Browsers take a cookie of that name only with Secure, from the whole host and from no other.
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(cookie).not.toMatch(/domain=/i)
})

test('[A-263] every sign-in has secrets of its own', async () => {
  await goAndReturn()
  await goAndReturn()
  for (const name of ['state', 'nonce', 'code_challenge']) expect(provider.requests[0]?.get(name)).not.toBe(provider.requests[1]?.get(name))
})

describe('a provider that lies', () => {
  test.each([
    ['about the attempt', { nonce: 'another' }],
    ['about who it is', { iss: 'https://elsewhere.test' }],
    ['about whom it speaks to', { aud: 'another' }],
    ['about the time', { exp: 1000, iat: 900 }],
    ['by leaving out who signed in', { sub: undefined }],
  ])('[C-193] %s signs nobody in', async (_, lies) => {
    Object.assign(provider, { lies: { ...editor, ...lies } })
    const { location, hasSession } = await goAndReturn()
    expect([location, hasSession]).toEqual(['/ar/auth/error?type=refused', false])
  })

  test('[C-193] by its signature signs nobody in', async () => {
    provider.isForged = true
    const { location, hasSession } = await goAndReturn()
    expect([location, hasSession]).toEqual(['/ar/auth/error?type=refused', false])
  })

  test('is told of in the log with the claim that it lied about, and without what it said of a person', async () => {
    Object.assign(provider, { lies: { ...editor, nonce: 'another' } })
    services.reasons.length = 0
    await goAndReturn()
    expect(services.reasons).toEqual([expect.stringMatching(/^a sign-in was refused: .*"nonce"/)])
    expect(services.reasons.join()).not.toMatch(/hind|هند|ey[\w-]+\./)
  })

  test('[C-193] about the state is not heard', async () => {
    for (const change of [(answer: URLSearchParams) => answer.set('state', 'x'), (answer: URLSearchParams) => answer.delete('state')]) {
      expect((await goAndReturn(change)).location).toBe('/ar/auth/error?type=unknown_attempt')
    }
    expect(provider.redeemed).toEqual([])
  })

  test('[A-048] and its words are not repeated', async () => {
    const { location, browser } = await goAndReturn((answer) => {
      answer.delete('code')
      answer.set('error', 'server_error')
      answer.set('error_description', '<b>كلام</b>')
    })
    expect(location).toBe('/ar/auth/error?type=refused')
    expect(await (await browser.open(`${site}${location}`)).text()).not.toContain('كلام')
  })
})

test('[C-194] a provider that refuses somebody leads to the page about missing permission', async () => {
  const { location, hasSession } = await goAndReturn((answer) => {
    answer.delete('code')
    answer.set('error', 'access_denied')
  })
  expect([location, hasSession]).toEqual(['/ar/auth/error?type=noPermissions', false])
})

test('[C-194] so does a callback of somebody whose claims give no role', async () => {
  provider.lies = { realm_access: { roles: ['accounting'] } }
  const { location, browser } = await goAndReturn()
  expect(location).toBe('/ar/auth/error?type=noPermissions')
  expect((await browser.open(`${site}/ar/cms`)).headers.get('location')).toBe('/ar/auth/error?type=noPermissions')
  expect((await browser.open(`${site}/api/editing/session`)).status).toBe(403)
})

test('roles that the ID token leaves out are asked for', async () => {
  provider.lies = {}
  provider.userinfo = { realm_access: { roles: ['admin'] } }
  expect((await goAndReturn()).location).toBe('/ar/cms?page=5')
  const { rows } = await services.database.db.execute<{ role: string; name: string; email: string }>(sql`select role, name, email from staff_user`)
  expect(rows).toEqual([{ role: 'admin', name: 'هند', email: 'hind@site.test' }])
})

describe('an unreachable provider', () => {
  test('[A-264] leaves the site standing, says so to staff, and is tried again', async () => {
    const own = createApp(await testServices({ SIGN_IN: 'oidc', OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'maarad' }))
    provider.trouble = 500
    const login = await own.request(`${site}/ar/auth/login`)
    expect([login.status, await login.text()]).toEqual([503, expect.stringContaining('خدمة تسجيل الدخول غير متاحة حاليًا')])
    expect((await own.request(`${site}/ar/blocks`)).status).toBe(200)
    provider.trouble = null
    const again = await own.request(`${site}/ar/auth/login`)
    expect([again.status, again.headers.get('location')]).toEqual([302, expect.stringContaining(`${provider.issuer}/authorize?`)])
  })

  test('is counted among the calls of services, as one that answers is', async () => {
    const { host } = new URL(provider.issuer)
    const before = callsOf(host)
    await goAndReturn()
    const between = callsOf(host)
    expect(between.get('answered')).toBeGreaterThan(before.get('answered') ?? 0)
    await goAndReturn(() => {
      provider.trouble = 503
    })
    expect(callsOf(host).get('failed')).toBeGreaterThan(between.get('failed') ?? 0)
  })

  test('is told of in the log with what the network said', async () => {
    const own = await testServices({ SIGN_IN: 'oidc', OIDC_ISSUER: (await wrongPlaces()).closed, OIDC_CLIENT_ID: 'maarad' })
    await createApp(own).request(`${site}/ar/auth/login`)
    expect(own.reasons).toEqual([expect.stringMatching(/^the sign-in provider is away: .*ECONNREFUSED/)])
  })

  test('[A-264] while somebody comes back signs nobody in, and says so', async () => {
    const { response, hasSession } = await goAndReturn(() => {
      provider.trouble = 503
    })
    expect([response.status, hasSession]).toEqual([503, false])
    expect(services.messages).toContain('the sign-in provider is away')
  })
})

test('[A-264] with sign-in off nobody signs in', async () => {
  const own = createApp(await testServices({ SIGN_IN: 'off' }))
  expect((await own.request(`${site}/ar/auth/login`)).status).toBe(503)
  expect((await own.request(`${site}/ar/auth/callback?code=x&state=y`)).status).toBe(503)
})

describe('signing out', () => {
  test('goes on to the provider with the ID token, by a page that a form may lead to', async () => {
    const { browser } = await goAndReturn()
    const { data } = (await (await browser.open(`${site}/api/editing/session`)).json()) as { data: { csrf_token: string } }
    const body = new URLSearchParams({ csrf_token: data.csrf_token })
    const response = await browser.open(`${site}/ar/auth/logout`, { method: 'POST', body })
    const [, href = ''] = (await response.text()).match(/content="0; url=([^"]+)"/) ?? []
    const { origin, pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'))
    expect(`${origin}${pathname}`).toBe(`${provider.issuer}/logout`)
    expect(searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(searchParams.get('post_logout_redirect_uri')).toBe('https://site.test/ar/')
    expect(browser.cookies.has('__Host-maarad_session')).toBe(false)
  })
})
