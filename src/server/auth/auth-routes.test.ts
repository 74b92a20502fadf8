import { sql } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBrowser, csrfTokenOf, pickPerson, signIn } from '#tests/support/site/sign-in.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost:3000' })
const app = createApp(services)
const send = (url: string, init: RequestInit) => app.request(url, init)
const site = 'http://127.0.0.1:4000'
const began = services.time.now
const rows = async (query: ReturnType<typeof sql>) => (await services.database.db.execute<Record<string, unknown>>(query)).rows
const get = (path: string, cookie = '', headers: Record<string, string> = {}) => app.request(`${site}${path}`, { headers: { cookie, ...headers } })
const HOUR_MS = 3_600_000
const sessionStatus = async (cookie: string) => (await get('/api/editing/session', cookie)).status
const later = (ms: number) => {
  services.time.now = new Date(services.time.now.getTime() + ms)
}

beforeEach(() => {
  services.messages.length = 0
  services.time.now = began
})

describe('signing in', () => {
  test.each([
    ['/ar/cms?page=5', 'editor'],
    ['/ar/admin?tab=x', 'admin'],
    ['/ar/admin/dealers?filter=%7B%22a%22%3A1%7D', 'editor'],
  ] as const)('[A-031][A-264][A-267][C-193][C-195] leads back to %s', async (path, person) => {
    const browser = aBrowser(send)
    const first = await browser.open(`${site}${path}`)
    expect([first.status, first.headers.get('location')]).toEqual([302, `/ar/auth/login?target=${encodeURIComponent(path)}`])
    const { url } = await pickPerson(browser, `${site}${path}`, person)
    expect(url).toBe(`${site}${path}`)
    expect(browser.visited.some((address) => address.includes('/ar/auth/demo-issuer/auth?'))).toBe(true)
  })

  test.each(['https://elsewhere.test/', '//elsewhere.test/ar/cms', '/\\elsewhere.test/ar/', '/api/users'])(
    '[C-195][A-267] leads to the editor where %s was asked for',
    async (target) => {
      const { url } = await pickPerson(aBrowser(send), `${site}/ar/auth/login?target=${encodeURIComponent(target)}`, 'editor')
      expect(url).toBe(`${site}/ar/cms`)
    },
  )

  test('[A-264] says who is made up, without anything from elsewhere', async () => {
    const { response } = await aBrowser(send).follow(`${site}/ar/auth/login`)
    const html = await response.text()
    expect([...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name)).toEqual([
      'محررة تجريبية',
      'مدير تجريبي',
      'موظفة مبيعات تجريبية',
      'محاسب تجريبي',
      'موظفة معرض تجريبية',
      'زائر تجريبي',
      'إلغاء',
    ])
    expect(html).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)|<script|style=/)
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  })

  test('gives a cookie that no script sees, and stores only its digest', async () => {
    const browser = aBrowser(send)
    const { response } = await pickPerson(browser, `${site}/ar/auth/login`, 'editor')
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('maarad_session='))
    expect(line).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    const secret = browser.cookies.get('maarad_session') ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await rows(sql`select digest, csrf_token, user_id from staff_session`))).not.toContain(secret)
  })

  test('[C-196] tells scripts to load the toolbar for staff only, as long as they are signed in', async () => {
    const browser = aBrowser(send)
    await pickPerson(browser, `${site}/ar/auth/login`, 'editor')
    expect(browser.cookies.get('maarad_staff')).toBe('1')
    await browser.open(`${site}/api/editing/session`)
    expect(browser.cookies.has('maarad_staff')).toBe(true)
    later(13 * HOUR_MS)
    await browser.open(`${site}/api/editing/session`)
    expect(browser.cookies.has('maarad_staff')).toBe(false)
    await pickPerson(browser, `${site}/ar/auth/login?prompt=login`, 'visitor')
    expect(browser.cookies.has('maarad_staff')).toBe(false)
  })

  test('begins a new session and ends the browser’s former one', async () => {
    const browser = aBrowser(send)
    await pickPerson(browser, `${site}/ar/auth/login`, 'editor')
    const former = `maarad_session=${browser.cookies.get('maarad_session')}`
    expect(await sessionStatus(former)).toBe(200)
    const { url } = await pickPerson(browser, `${site}/ar/auth/login?prompt=login`, 'admin')
    expect(url).toBe(`${site}/ar/cms`)
    expect(browser.cookies.get('maarad_session')).not.toBe(former.split('=')[1])
    expect(await sessionStatus(former)).toBe(401)
  })

  test('is written down, as is signing out', async () => {
    const cookie = await signIn(site, 'admin', send)
    await app.request(`${site}/ar/auth/logout`, { method: 'POST', headers: { cookie, 'csrf-token': await csrfTokenOf(site, cookie, send) } })
    const entries = await rows(sql`select action, actor_name from audit_entry order by id desc limit 2`)
    expect(entries).toEqual([
      { action: 'session.ended', actor_name: 'مدير تجريبي' },
      { action: 'session.started', actor_name: 'مدير تجريبي' },
    ])
  })
})

describe('an attempt to sign in', () => {
  const callback = async (browser: ReturnType<typeof aBrowser>) => {
    const { response, url } = await browser.follow(`${site}/ar/auth/login`)
    await response.text()
    const done = await browser.follow(url, { method: 'POST', body: new URLSearchParams({ person: 'editor' }) }, (here) => here.includes('/ar/auth/callback'))
    return done.url
  }

  test('counts for the browser that began it, and for no other', async () => {
    const address = await callback(aBrowser(send))
    const { headers } = await aBrowser(send).open(address)
    expect([headers.get('location'), headers.getSetCookie()]).toEqual(['/ar/auth/error?type=unknown_attempt', []])
  })

  test('counts once', async () => {
    const browser = aBrowser(send)
    const address = await callback(browser)
    expect((await browser.open(address)).headers.get('location')).toBe('/ar/cms')
    expect((await browser.open(address)).headers.get('location')).toBe('/ar/auth/error?type=unknown_attempt')
  })

  test('is over after ten minutes', async () => {
    const browser = aBrowser(send)
    const address = await callback(browser)
    later(10 * 60_000)
    expect((await browser.open(address)).headers.get('location')).toBe('/ar/auth/error?type=unknown_attempt')
  })

  test('may stand beside another in the same browser', async () => {
    const browser = aBrowser(send)
    const first = await callback(browser)
    await browser.open(`${site}/ar/auth/login`)
    expect((await browser.open(first)).headers.get('location')).toBe('/ar/cms')
  })

  test('is one of a few a minute', async () => {
    const own = createApp(services)
    const answers = await Promise.all(Array.from({ length: 61 }, () => own.request(`${site}/ar/auth/callback`)))
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toEqual([429])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('1')
  })
})

describe('a session', () => {
  test('ends two hours after its last use', async () => {
    const cookie = await signIn(site, 'editor', send)
    later(2 * HOUR_MS - 1)
    expect(await sessionStatus(cookie)).toBe(200)
    later(2 * HOUR_MS - 1)
    expect(await sessionStatus(cookie)).toBe(200)
    later(2 * HOUR_MS)
    expect(await sessionStatus(cookie)).toBe(401)
  })

  test('ends after its hours, however much it is used', async () => {
    const cookie = await signIn(site, 'editor', send)
    const statuses: number[] = []
    for (let hour = 1; hour <= 12; hour += 1) {
      later(HOUR_MS)
      statuses.push(await sessionStatus(cookie))
    }
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 401])
  })

  test('that is over is deleted by the next sign-in', async () => {
    await rows(sql`delete from staff_session`)
    await signIn(site, 'editor', send)
    later(13 * HOUR_MS)
    await signIn(site, 'editor', send)
    expect(await rows(sql`select count(*)::int as count from staff_session`)).toEqual([{ count: 1 }])
  })

  test('that cannot be looked up because the database is down is an outage, not a stranger', async () => {
    const away = () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    }
    const db = new Proxy(services.database.db, { get: away })
    const own = createApp({ ...services, database: { ...services.database, db } })
    const response = await own.request(`${site}/ar/cms`, { headers: { cookie: 'maarad_session=x' } })
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([503, 'nosniff'])
    expect((await own.request(`${site}/ar/blocks`)).status).toBe(200)
  })

  test('of a wrong cookie is none', async () => {
    expect(await sessionStatus('maarad_session=x')).toBe(401)
    expect(await sessionStatus('maarad_session=')).toBe(401)
  })
})

describe('somebody without a role', () => {
  test('[A-266][C-194][C-010] sees why after the sign-in, and at every staff screen', async () => {
    const browser = aBrowser(send)
    const { url } = await pickPerson(browser, `${site}/ar/cms`, 'visitor')
    expect(url).toBe(`${site}/ar/auth/error?type=noPermissions`)
    for (const path of ['/ar/cms', '/ar/cms/x', '/ar/admin', '/ar/admin/users?x=1']) {
      const { status, headers } = await browser.open(`${site}${path}`)
      expect([status, headers.get('location')]).toEqual([302, '/ar/auth/error?type=noPermissions'])
    }
    const errorPage = await browser.open(`${site}/ar/auth/error?type=noPermissions`)
    const { document } = new JSDOM(await errorPage.text()).window
    expect(document.querySelector('h1')?.textContent).toBe('لا توجد صلاحية')
    expect(document.querySelector('main')?.textContent).toContain('زائر تجريبي')
    expect(document.querySelector('header')).not.toBeNull()
    const form = document.querySelector<HTMLFormElement>('form[action="/ar/auth/logout"]')
    const token = form?.querySelector<HTMLInputElement>('[name="csrf_token"]')?.value ?? ''
    const logout = await browser.open(`${site}/ar/auth/logout`, { method: 'POST', body: new URLSearchParams({ csrf_token: token }) })
    expect([logout.status, browser.cookies.has('maarad_session')]).toEqual([303, false])
  })

  test('[A-047] finds the page that says so open to everybody, without a session', async () => {
    const errorPage = await send(`${site}/ar/auth/error?type=noPermissions`, {})
    expect([errorPage.status, errorPage.headers.get('location')]).toEqual([200, null])
    expect(new JSDOM(await errorPage.text()).window.document.querySelector('h1')?.textContent).toBe('لا توجد صلاحية')
  })

  test('[C-194] who cancels at the provider sees why as well', async () => {
    const { url } = await pickPerson(aBrowser(send), `${site}/ar/cms`, '')
    expect(url).toBe(`${site}/ar/auth/error?type=noPermissions`)
  })

  test('who is shut out gets no session, and loses the one they have', async () => {
    const cookie = await signIn(site, 'editor', send)
    await rows(sql`update staff_user set is_disabled = true where subject = 'editor'`)
    expect(await sessionStatus(cookie)).toBe(401)
    const browser = aBrowser(send)
    const { url } = await pickPerson(browser, `${site}/ar/cms`, 'editor')
    expect([url, browser.cookies.has('maarad_session')]).toEqual([`${site}/ar/auth/error?type=noPermissions`, false])
    await rows(sql`update staff_user set is_disabled = false where subject = 'editor'`)
  })

  test('a role that an admin has set outlives what the provider claims; any other follows it', async () => {
    const roleAfterSignIn = async () => {
      await signIn(site, 'editor', send)
      return (await rows(sql`select role from staff_user where subject = 'editor'`))[0]?.role
    }
    await rows(sql`update staff_user set role = 'admin' where subject = 'editor'`)
    expect(await roleAfterSignIn()).toBe('editor')
    await rows(sql`update staff_user set role = 'visitor', is_role_pinned = true where subject = 'editor'`)
    expect(await roleAfterSignIn()).toBe('visitor')
    await rows(sql`update staff_user set role = 'editor', is_role_pinned = false where subject = 'editor'`)
  })
})

describe('signing out', () => {
  test('ends the session here and at the provider, and leads home', async () => {
    const browser = aBrowser(send)
    await pickPerson(browser, `${site}/ar/auth/login`, 'editor')
    const cookie = `maarad_session=${browser.cookies.get('maarad_session')}`
    // The provider knows this browser and lets it in without asking.
    expect((await browser.follow(`${site}/ar/auth/login`, {}, (here) => here.endsWith('/ar/cms'))).url).toBe(`${site}/ar/cms`)
    const renewed = `maarad_session=${browser.cookies.get('maarad_session')}`
    const headers = { 'csrf-token': await csrfTokenOf(site, renewed, send), accept: 'application/json' }
    const answer = (await (await browser.open(`${site}/ar/auth/logout`, { method: 'POST', headers })).json()) as { data: { location: string } }
    expect([await sessionStatus(cookie), await sessionStatus(renewed)]).toEqual([401, 401])
    const signInPage = await browser.open(`${site}${answer.data.location}`)
    const form = new JSDOM(await signInPage.text()).window.document.querySelector('form')
    const xsrf = form?.querySelector<HTMLInputElement>('[name="xsrf"]')?.value ?? ''
    const logout = await browser.open(form?.getAttribute('action') ?? '', { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
    expect(logout.headers.get('location')).toBe(`${site}/ar/`)
    const { response } = await browser.follow(`${site}/ar/auth/login`)
    expect(await response.text()).toContain('name="person"')
  })

  test('from everywhere ends one’s sessions in all browsers, each written down, and nobody else’s', async () => {
    const [here, elsewhere, admin] = [await signIn(site, 'editor', send), await signIn(site, 'editor', send), await signIn(site, 'admin', send)]
    const count = async (query: ReturnType<typeof sql>) => Number((await rows(query))[0]?.count)
    const countSessionEnds = () => count(sql`select count(*) as count from audit_entry where action = 'session.ended'`)
    const [open, before] = [
      await count(sql`select count(*) as count from staff_session join staff_user on staff_user.id = user_id where subject = 'editor'`),
      await countSessionEnds(),
    ]
    const headers = { cookie: here, 'csrf-token': await csrfTokenOf(site, here, send) }
    expect((await app.request(`${site}/ar/auth/logout?from=everywhere`, { method: 'POST', headers })).status).toBe(303)
    expect([await sessionStatus(here), await sessionStatus(elsewhere), await sessionStatus(admin)]).toEqual([401, 401, 200])
    expect(open).toBeGreaterThan(1)
    expect((await countSessionEnds()) - before).toBe(open)
  })

  test('[C-204] needs the session’s csrf-token', async () => {
    const cookie = await signIn(site, 'editor', send)
    for (const body of [undefined, new URLSearchParams({ csrf_token: 'x' })]) {
      const response = await app.request(`${site}/ar/auth/logout`, { method: 'POST', headers: { cookie }, ...(body ? { body } : {}) })
      expect(response.status).toBe(403)
    }
    expect(await sessionStatus(cookie)).toBe(200)
  })

  test('without a session leads home', async () => {
    const response = await app.request(`${site}/ar/auth/logout`, { method: 'POST' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/'])
  })
})

describe('the page for failed sign-ins', () => {
  test.each(['', '?type=foo', '?type=', '?type=constructor', '?type=nopermissions'])('[A-048] says something general for %j', async (query) => {
    const response = await get(`/ar/auth/error${query}`)
    const { document } = new JSDOM(await response.text()).window
    expect([response.status, document.querySelector('h1')?.textContent]).toEqual([200, 'تعذّر تسجيل الدخول'])
    expect(document.querySelector('main a[href="/ar/"]')).not.toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('[C-010] says to a stranger as well that permission is missing', async () => {
    expect(await (await get('/ar/auth/error?type=noPermissions')).text()).toContain('حسابك لا يملك صلاحية الوصول إلى هذا القسم.')
  })
})

test('refused access is logged with who asked for what, and why it was refused', async () => {
  services.messages.length = 0
  const details: unknown[] = []
  const warn = (message: string, line?: Record<string, unknown>) => void details.push([message, line])
  const logged = createApp({ ...services, log: { ...services.log, warn } })
  const cookie = await signIn(site, 'editor', send)
  await logged.request(`${site}/api/users`)
  await logged.request(`${site}/api/users`, { headers: { cookie } })
  await logged.request(`${site}/api/settings`, { method: 'POST', headers: { cookie, 'csrf-token': 'wrong' } })
  const refused = (line: Record<string, unknown>) => ['access was refused', expect.objectContaining(line)]
  expect(details).toEqual([
    refused({ method: 'GET', path: '/api/users', reason: 'nobody is signed in', staff: null }),
    refused({ path: '/api/users', reason: 'these staff may not do that', staff: expect.stringMatching(/^user:\d+$/) }),
    refused({ method: 'POST', path: '/api/settings', reason: 'the csrf-token is missing or not this session’s' }),
  ])
})

describe('the demo’s provider', () => {
  const discovery = '/ar/auth/demo-issuer/.well-known/openid-configuration'

  test('[A-264] answers nobody but this machine', async () => {
    expect((await get(discovery)).status).toBe(200)
    expect((await app.request(`http://site.localhost${discovery}`)).status).toBe(200)
    for (const headers of [{ 'x-forwarded-for': '10.0.0.1' }, { forwarded: 'for=10.0.0.1' }, { via: '1.1 proxy' }]) {
      expect((await get(discovery, '', headers as unknown as Record<string, string>)).status).toBe(404)
    }
    expect((await app.request(`http://site.test${discovery}`)).status).toBe(404)
    const sockets = (remoteAddress: string, httpVersion = '1.1') => ({ incoming: { socket: { remoteAddress }, httpVersion } })
    expect((await app.request(`${site}${discovery}`, {}, sockets('::1'))).status).toBe(200)
    expect((await app.request(`${site}${discovery}`, {}, sockets('10.0.0.7'))).status).toBe(404)
    expect((await app.request(`${site}${discovery}`, {}, sockets('127.0.0.1', '1.0'))).status).toBe(404)
    expect((await app.request(`http://site.test/ar/auth/login`)).status).toBe(503)
  })

  test('[A-264] sends nobody elsewhere with a code', async () => {
    const { headers } = await aBrowser(send).open(`${site}/ar/auth/login`)
    const address = new URL(headers.get('location') ?? '', site)
    address.searchParams.set('redirect_uri', 'https://elsewhere.test/ar/auth/callback')
    const response = await app.request(address.href)
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })

  test('[A-264] is not there where another provider is', async () => {
    const own = await testServices({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'maarad', SIGN_IN: 'oidc', PUBLIC_URL: 'http://localhost:3000' })
    expect((await createApp(own).request(`${site}${discovery}`)).status).toBe(404)
  })
})
