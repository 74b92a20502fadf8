import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { findSession, staffOf } from '#domains/accounts/sign-in/sessions.server.ts'
import { csrfTokenOf, signIn } from '#tests/support/site/sign-in.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../../app.server.ts'

const services = await testServices({ SIGN_IN: 'demo', PUBLIC_URL: 'http://localhost' })
const app = createApp(services)
const { db } = services.database
const site = 'http://localhost'
const send = (url: string, init: RequestInit) => app.request(url, init)
const began = services.time.now
const bearer = { authorization: `Bearer ${TEST_TOKEN}` }
const editorCookie = await signIn(site, 'editor', send)
const adminCookie = await signIn(site, 'admin', send)

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

async function call(path: string, { method = 'GET', body, headers = bearer }: Call = {}) {
  const response = await app.request(`${site}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, text, json: text && isJson ? JSON.parse(text) : undefined }
}

const idOf = async (subject: string) => (await db.execute<{ id: number }>(sql`select id from staff_user where subject = ${subject}`)).rows[0]?.id ?? 0
const editorId = await idOf('editor')
const adminId = await idOf('admin')
const latestAudit = async () =>
  (await db.execute<Record<string, unknown>>(sql`select actor_id, action, subject, changes from audit_entry order by id desc limit 1`)).rows[0]

async function change(id: number, body: unknown, version?: string) {
  const current = version ?? (await call(`/api/users/${id}`)).json.data.version
  return call(`/api/users/${id}`, { method: 'PUT', body, headers: { ...bearer, 'if-match': `"${current}"` } })
}

beforeEach(() => {
  services.time.now = began
})

describe('users', () => {
  test('are listed, searched without regard to spelling, and filtered', async () => {
    const { json } = await call('/api/users?sort=name&order=desc')
    expect(json.meta).toEqual({ total: 2, page: 1, per_page: 25 })
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(['مدير تجريبي', 'محررة تجريبية'])
    expect(json.data[0]).toMatchObject({ email: 'admin@demo.invalid', role: 'admin', is_role_pinned: false, is_disabled: false, seen_at: began.toISOString() })
    expect(
      (await call('/api/users/search', { method: 'POST', body: { q: 'محرره', is_disabled: false } })).json.data.map(({ id }: { id: number }) => id),
    ).toEqual([editorId])
    expect((await call('/api/users?role=admin&is_disabled=false')).json.data.map(({ id }: { id: number }) => id)).toEqual([adminId])
    expect((await call(`/api/users?ids=${editorId}`)).json.meta.total).toBe(1)
    expect((await call('/api/users?sort=issuer')).status).toBe(422)
    expect(JSON.stringify(json)).not.toContain('issuer')
  })

  test('[A-269][C-198] get a role that holds from the next request on, and the log says who gave it', async () => {
    const { 'csrf-token': token, cookie } = { 'csrf-token': await csrfTokenOf(site, adminCookie, send), cookie: adminCookie }
    const { json } = await call(`/api/users/${editorId}`, { headers: { cookie } })
    const headers = { cookie, 'csrf-token': token, 'if-match': `"${json.data.version}"` }
    expect((await call('/api/users', { headers: { cookie: editorCookie } })).status).toBe(403)
    const changedUser = await call(`/api/users/${editorId}`, { method: 'PUT', body: { role: 'admin' }, headers })
    expect([changedUser.status, changedUser.json.data.role, changedUser.json.data.is_role_pinned]).toEqual([200, 'admin', true])
    expect((await call('/api/users', { headers: { cookie: editorCookie } })).status).toBe(200)
    expect(await latestAudit()).toEqual({
      actor_id: `user:${adminId}`,
      action: 'user.changed',
      subject: String(editorId),
      changes: { role: ['editor', 'admin'], is_role_pinned: [false, true] },
    })
    expect((await change(editorId, { role: 'editor', is_role_pinned: false })).status).toBe(200)
  })

  test('[C-198] of a retailer have the retailers that an admin names, and nothing of the editors', async () => {
    const cookie = await signIn(site, 'retailer', send)
    const id = await idOf('retailer')
    expect((await call(`/api/users/${id}`)).json.data).toMatchObject({ role: 'retailer', retailers: [], is_role_pinned: false })
    const namedUser = await change(id, { retailers: [4, 7, 4] })
    expect([namedUser.status, namedUser.json.data.retailers, namedUser.json.data.is_role_pinned]).toEqual([200, [4, 7], false])
    expect((await latestAudit())?.changes).toEqual({ retailers: [[], [4, 7]] })
    const session = await findSession({ ...services.staffCtx, db }, cookie.split('=')[1] ?? '', 12)
    expect(session && staffOf(session)).toEqual({ id: `user:${id}`, name: 'موظفة معرض تجريبية', role: 'retailer', retailers: [4, 7] })
    expect((await change(id, { retailers: [0] })).status).toBe(422)
    expect((await change(id, { is_disabled: false })).json.data.retailers).toEqual([4, 7])
    expect((await app.request(`${site}/ar/admin`, { headers: { cookie } })).status).toBe(200)
    for (const path of ['/ar/cms', '/ar/cms/written', '/ar/cms/_']) {
      const { status, headers } = await app.request(`${site}${path}`, { headers: { cookie } })
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/ar/auth/error?type=noPermissions'])
    }
    await db.execute(sql`delete from staff_user where id = ${id}`)
  })

  test('are changed from the version that was seen, or not at all', async () => {
    expect((await call(`/api/users/${editorId}`, { method: 'PUT', body: { role: 'editor' } })).status).toBe(428)
    const stale = await change(editorId, { role: 'visitor' }, '0123456789abcdef')
    expect([stale.status, stale.json.data.id, stale.json.error.code]).toEqual([412, editorId, 'stale'])
    expect((await change(2_000_000_000, { role: 'editor' }, 'x')).status).toBe(404)
    expect((await change(editorId, { role: 'owner' }, 'x')).status).toBe(422)
  })

  test('keep their version while they only come and go', async () => {
    const { version } = (await call(`/api/users/${editorId}`)).json.data
    services.time.now = new Date(began.getTime() + 120_000)
    await call('/api/editing/session', { headers: { cookie: editorCookie } })
    const { data } = (await call(`/api/users/${editorId}`)).json
    expect([data.version, data.seen_at]).toEqual([version, services.time.now.toISOString()])
  })

  test('[A-269] always have an admin among them', async () => {
    for (const body of [{ role: 'editor' }, { is_disabled: true }, { role: 'visitor', is_disabled: true }]) {
      expect(await change(adminId, body)).toMatchObject({ status: 409, json: { error: { code: 'last_admin' } } })
    }
    await change(editorId, { role: 'admin' })
    const answers = await Promise.all([change(adminId, { role: 'editor' }), change(editorId, { role: 'editor' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await change(adminId, { role: 'admin', is_role_pinned: false })
    await change(editorId, { role: 'editor', is_role_pinned: false })
  })

  test('that are shut out lose their sessions for good', async () => {
    const cookie = await signIn(site, 'editor', send)
    await change(editorId, { is_disabled: true })
    await change(editorId, { is_disabled: false })
    expect((await call('/api/editing/session', { headers: { cookie } })).status).toBe(401)
  })
})

describe('API tokens', () => {
  const create = (body: object) => call('/api/api_tokens', { method: 'POST', body: { name: 'فهرس', scopes: ['pages.read', 'settings.write'], ...body } })

  test('are told once and stored as digests', async () => {
    const { status, json, headers } = await create({})
    expect([status, headers.get('cache-control')]).toEqual([201, 'private, no-store'])
    const { token, hint, id } = json.data
    expect(token).toMatch(/^mrd_[\w-]{43}$/)
    expect(token.startsWith(hint)).toBe(true)
    expect(hint).toHaveLength(8)
    const listing = await call('/api/api_tokens?sort=created_at&order=desc')
    expect(listing.json.data.map((row: { id: number }) => row.id)).toContain(id)
    for (const text of [listing.text, JSON.stringify(await latestAudit()), JSON.stringify((await db.execute(sql`select * from api_token`)).rows)]) {
      expect(text).not.toContain(token)
      expect(text).not.toContain('digest":"mrd')
    }
    expect(listing.text).not.toContain('digest')
  })

  test('[A-269] may do what their scopes say and nothing else', async () => {
    const headers = { authorization: `Bearer ${(await create({})).json.data.token}` }
    const setting = { method: 'POST', body: { key: 'general.app_name', value: 'معرض' }, headers }
    expect((await call('/api/settings', setting)).status).toBeLessThan(300)
    expect((await call('/api/pages/2000000000', { method: 'DELETE', headers })).status).toBe(403)
    expect((await call('/api/users', { headers })).status).toBe(403)
    expect((await call('/api/api_tokens', { method: 'POST', body: { name: 'x', scopes: ['users.write'] }, headers })).status).toBe(403)
  })

  test('cannot hand on more than they may do themselves', async () => {
    const headers = { authorization: `Bearer ${(await create({ scopes: ['tokens.write', 'pages.read'] })).json.data.token}` }
    const make = (scopes: string[]) => call('/api/api_tokens', { method: 'POST', body: { name: 'x', scopes }, headers })
    expect([(await make(['pages.read'])).status, (await make(['pages.read', 'users.write'])).status]).toEqual([201, 403])
  })

  test('end when they expire and when they are revoked', async () => {
    const expires = new Date(began.getTime() + 60_000)
    const short = { authorization: `Bearer ${(await create({ expires_at: expires.toISOString() })).json.data.token}` }
    const revoked = (await create({})).json.data
    const headers = { authorization: `Bearer ${revoked.token}` }
    const isOpen = async (credentials: Record<string, string>) => {
      const body = { key: 'general.app_name', value: 'معرض' }
      return (await call('/api/settings', { method: 'POST', body, headers: credentials })).status < 300
    }
    expect([await isOpen(short), await isOpen(headers)]).toEqual([true, true])
    services.time.now = expires
    expect((await call(`/api/api_tokens/${revoked.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await call(`/api/api_tokens/${revoked.id}`, { method: 'DELETE' })).status).toBe(404)
    expect([await isOpen(short), await isOpen(headers)]).toEqual([false, false])
    expect((await call(`/api/api_tokens/${revoked.id}`)).json.data.revoked_at).toBe(expires.toISOString())
    expect(await latestAudit()).toMatchObject({ action: 'token.revoked', subject: String(revoked.id) })
  })

  test('show when they were last used', async () => {
    const { id, token } = (await create({})).json.data
    const seenAt = async () => (await call(`/api/api_tokens/${id}`)).json.data.seen_at
    expect(await seenAt()).toBeNull()
    await call('/api/users', { headers: { authorization: `Bearer ${token}` } })
    expect(await seenAt()).toBe(began.toISOString())
    services.time.now = new Date(began.getTime() + 59_000)
    await call('/api/users', { headers: { authorization: `Bearer ${token}` } })
    expect(await seenAt()).toBe(began.toISOString())
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ expires_at: '2026-05-14T08:00:00Z' }, 'expires_at'],
    [{ expires_at: 'tomorrow' }, 'expires_at'],
  ])('[A-322] are not made from %j', async (body, field) => {
    const { status, json } = await create(body)
    expect([status, Object.keys(json.error.fields)]).toEqual([422, [field]])
  })

  test.each(['mrd_', 'mrd_x', 'mrd_%27%20or%201=1'])('%s is none', async (token) => {
    expect((await call('/api/users', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  })
})

describe('the audit log', () => {
  test('is read the latest first, filtered and searched', async () => {
    const staff = { id: 'user:900', name: 'سجلّ', role: 'admin' } as const
    for (const subject of ['a', 'b']) await recordAudit(db, { staff }, { action: 'page.published', subject, before: { title: 'x' }, after: { title: subject } })
    const { json } = await call('/api/audit_entries?actor_id=user:900&action=page.published')
    expect(json.data.map(({ subject }: { subject: string }) => subject)).toEqual(['b', 'a'])
    expect(json.data[0]).toMatchObject({ actor_id: 'user:900', actor_name: 'سجلّ', changes: { title: ['x', 'b'] } })
    expect((await call(`/api/audit_entries?q=${encodeURIComponent('سجل')}&subject=a`)).json.meta.total).toBe(1)
    expect((await call('/api/audit_entries?actor_id=user:900&from=2999-01-01')).json.meta.total).toBe(0)
    expect((await call('/api/audit_entries?actor_id=user:900&to=2999-01-01')).json.meta.total).toBe(2)
    expect((await call(`/api/audit_entries/${json.data[0].id}`)).json.data.subject).toBe('b')
    expect((await call('/api/audit_entries?from=yesterday')).status).toBe(422)
  })

  test('is a file for spreadsheets in which nothing becomes a formula', async () => {
    const staff = { id: 'user:901', name: '=HYPERLINK("http://elsewhere.test")', role: 'admin' } as const
    await recordAudit(db, { staff }, { action: 'page.published', subject: '+1', after: { title: 'فاصلة، "واقتباس"' } })
    const { text, headers } = await call('/api/audit_entries.csv?actor_id=user:901')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, row] = text.replace('\ufeff', '').split('\n')
    expect(head).toBe('id,at,actor_id,actor_name,action,subject,changes')
    expect(row).toContain(`"'=HYPERLINK(""http://elsewhere.test"")",page.published,'+1`)
  })

  test('takes a long text that would be cut in the middle of an emoji: whoever changes it is not refused', async () => {
    const staff = { id: 'user:902', name: 'طويل', role: 'admin' } as const
    // The quotation mark before the text counts.
    const after = { content: `${'x'.repeat(1998)}😀 and more` }
    await recordAudit(db, { staff }, { action: 'metahead.changed', subject: 'long', after })
    const { json } = await call('/api/audit_entries?actor_id=user:902')
    expect(json.data[0].changes).toEqual({ content: [null, `"${'x'.repeat(1998)}…`] })
  })

  test('cannot be written or emptied', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await call('/api/audit_entries', { method, body: {} })).status).toBe(405)
    await expect(db.execute(sql`delete from audit_entry`)).rejects.toThrow()
  })
})

describe('sessions', () => {
  const list = async (cookie: string) => (await call('/api/sessions?sort=id', { headers: { cookie } })).json.data as Record<string, unknown>[]
  const isOpen = async (cookie: string) => (await call('/api/editing/session', { headers: { cookie } })).status === 200

  test('are listed, everybody’s to admins and their own to editors, without a secret', async () => {
    await db.execute(sql`delete from staff_session`)
    const [editor, admin] = [await signIn(site, 'editor', send), await signIn(site, 'admin', send)]
    const all = await list(admin)
    expect(all.map(({ email, is_current }) => [email, is_current])).toEqual([
      ['editor@demo.invalid', false],
      ['admin@demo.invalid', true],
    ])
    expect((await list(editor)).map(({ user_id, is_current }) => [user_id, is_current])).toEqual([[editorId, true]])
    expect(JSON.stringify(all)).not.toContain(editor.split('=')[1])
    expect((await call('/api/sessions', { headers: {} })).status).toBe(401)
  })

  test('are ended singly: one’s own by anybody, others’ by admins, and at once', async () => {
    await db.execute(sql`delete from staff_session`)
    const [first, second, admin] = [await signIn(site, 'editor', send), await signIn(site, 'editor', send), await signIn(site, 'admin', send)]
    const [one, two, admins] = await list(admin)
    const end = async (cookie: string, session: Record<string, unknown> | undefined) => {
      const headers = { cookie, 'csrf-token': await csrfTokenOf(site, cookie, send) }
      return (await call(`/api/sessions/${session?.id}`, { method: 'DELETE', headers })).status
    }
    expect([await end(first, admins), await isOpen(admin)]).toEqual([404, true])
    expect([await end(first, two), await isOpen(second), await isOpen(first)]).toEqual([204, false, true])
    expect([await end(admin, one), await isOpen(first)]).toEqual([204, false])
    expect(await latestAudit()).toMatchObject({ actor_id: `user:${adminId}`, action: 'session.ended', subject: String(editorId) })
  })
})

test('a token ends with the account of whoever made it, and never does more than they may', async () => {
  const cookie = await signIn(site, 'admin', send)
  const admin = { cookie, 'csrf-token': await csrfTokenOf(site, cookie, send) }
  const newToken = await call('/api/api_tokens', { method: 'POST', headers: admin, body: { name: 'x', scopes: ['users.read', 'pages.read'] } })
  const token = { authorization: `Bearer ${newToken.json.data.token}` }
  const statuses = async () => [(await call('/api/users', { headers: token })).status, (await call('/api/pages', { headers: token })).status]
  expect(await statuses()).toEqual([200, 200])
  await db.execute(sql`update staff_user set role = 'editor' where id = ${adminId}`)
  expect(await statuses()).toEqual([403, 200])
  await db.execute(sql`update staff_user set role = 'visitor' where id = ${adminId}`)
  expect(await statuses()).toEqual([401, 401])
  await db.execute(sql`update staff_user set role = 'admin', is_disabled = true where id = ${adminId}`)
  expect(await statuses()).toEqual([401, 401])
  await db.execute(sql`update staff_user set is_disabled = false where id = ${adminId}`)
  expect(await statuses()).toEqual([200, 200])
})
