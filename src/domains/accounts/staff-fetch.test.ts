import { beforeEach, describe, expect, test } from 'vitest'
import { createStaffFetch, staffHeaders } from './staff-fetch.ts'

const origin = 'https://site.test'
const sent: { address: string; method: string; headers: Headers; body: BodyInit | null }[] = []
const left: string[] = []
const pauses: number[] = []
let answers: Response[] = []
let token: string | null = 'session-token'

const staffFetch = () =>
  createStaffFetch({
    origin,
    fetch: async (address, init) => {
      sent.push({ address: String(address), method: init?.method ?? 'GET', headers: new Headers(init?.headers), body: init?.body ?? null })
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
    findToken: () => token,
    address: () => '/ar/cms?page=5#b1',
    leaveFor: (address) => left.push(address),
    pause: async (ms) => void pauses.push(ms),
  })
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const refusal = (status: number, code: string, rest: object = {}) => json({ error: { status, code, message: '' }, ...rest }, { status })

beforeEach(() => {
  sent.length = 0
  left.length = 0
  pauses.length = 0
  answers = []
  token = 'session-token'
})

describe('what a request carries', () => {
  test('[A-270][A-321][C-202][C-203] is the session’s token, as csrf-token and as bearer, on every call', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      answers = [json({ data: null })]
      await staffFetch()('/api/pages', { method })
    }
    expect(sent.map(({ headers }) => [headers.get('csrf-token'), headers.get('authorization')])).toEqual(
      Array.from({ length: 5 }, () => ['session-token', 'Bearer session-token']),
    )
  })

  test('[A-271][C-278] is there when a page that may be disabled is read', async () => {
    answers = [json({ data: null })]
    await staffFetch()('/public_api/pages/by_path/disabled')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer session-token')
  })

  test('[A-270] is neither without a token', async () => {
    token = null
    answers = [json({ data: null })]
    await staffFetch()('/api/pages')
    expect([sent[0]?.headers.has('authorization'), sent[0]?.headers.has('csrf-token')]).toEqual([false, false])
  })

  test('[A-270] is the token that the editing session named, where the page has none', async () => {
    token = null
    answers = [json({ data: null })]
    const fetchWithKept = staffFetch()
    fetchWithKept.keepToken('of-the-toolbar')
    await fetchWithKept('/api/pages')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer of-the-toolbar')
  })

  test.each([
    'https://elsewhere.test/api',
    '//elsewhere.test/api',
    'http://site.test/api',
    'https://site.test:8443/api',
    'https://site.test.elsewhere.test/',
    'https://site.test@elsewhere.test/',
    '\\\\elsewhere.test/api',
    'http://',
  ])('[C-204][A-321] goes to no other host: %s', async (address) => {
    expect(staffHeaders(address, { origin, token })).toEqual({})
    answers = [json({}), json({})]
    await staffFetch()(address, { method: 'POST', body: {} })
    expect([sent[0]?.headers.has('authorization'), sent[0]?.headers.has('csrf-token')]).toEqual([false, false])
  })

  test('a version goes as If-Match, a body as JSON, a form as it is', async () => {
    answers = [json({ data: 1 }), json({ data: 1 })]
    await staffFetch()('/api/pages/1', { method: 'PUT', body: { title: 'س' }, ifMatch: 7 })
    expect([sent[0]?.headers.get('if-match'), sent[0]?.headers.get('content-type'), sent[0]?.body]).toEqual(['"7"', 'application/json', '{"title":"س"}'])
    const form = new FormData()
    await staffFetch()('/media/api/v2/images', { method: 'POST', body: form })
    expect([sent[1]?.headers.has('content-type'), sent[1]?.body]).toEqual([false, form])
  })
})

describe('an answer', () => {
  test('is its data with its version', async () => {
    answers = [json({ data: [1], meta: { total: 1 } }, { headers: { etag: 'W/"12"' } })]
    expect(await staffFetch()('/api/pages')).toEqual({ ok: true, status: 200, data: [1], meta: { total: 1 }, etag: '12' })
    answers = [new Response(null, { status: 204 })]
    expect(await staffFetch()('/api/pages/1', { method: 'DELETE' })).toEqual({ ok: true, status: 204, data: undefined, meta: undefined, etag: null })
  })

  test('that refuses says why, field by field, and what is stored', async () => {
    answers = [json({ error: { status: 412, code: 'stale', message: '', fields: { path: ['x'] } }, data: { version: 3 } }, { status: 412 })]
    expect(await staffFetch()('/api/pages/1')).toEqual({ ok: false, status: 412, code: 'stale', fields: { path: ['x'] }, data: { version: 3 } })
    answers = [new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })]
    expect(await staffFetch()('/api/pages/1')).toMatchObject({ ok: false, status: 502, code: 'error' })
  })

  test('that has no room for a read is asked for again, twice at most; a write is not', async () => {
    const full = (seconds?: number) => new Response('{}', { status: 503, headers: seconds ? { 'retry-after': String(seconds) } : {} })
    answers = [full(2), json({ data: 'there' })]
    expect(await staffFetch()('/api/pages')).toMatchObject({ ok: true, data: 'there' })
    answers = [full(60), full(1), full(1), json({ data: 'too late' })]
    expect(await staffFetch()('/api/leads/search', { method: 'POST', body: {}, isRead: true })).toMatchObject({ ok: false, status: 503 })
    expect(pauses).toEqual([2000, 5000, 1000])
    answers = [full(1), json({ data: 'twice' })]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ ok: false, status: 503 })
    answers = [full(), json({ data: 'twice' })]
    expect(await staffFetch()('/api/pages')).toMatchObject({ ok: false, status: 503 })
    expect(pauses).toHaveLength(3)
  })

  test('that never came is none', async () => {
    expect(await staffFetch()('/api/pages')).toMatchObject({ ok: false, status: 0, code: 'network' })
    expect(await staffFetch()('/api/pages', { signal: AbortSignal.abort() })).toMatchObject({ ok: false, status: 0, code: 'aborted' })
  })
})

describe('a session that is over', () => {
  test('[C-204] starts one sign-in for any number of refused calls, and returns here', async () => {
    answers = [refusal(401, 'unauthorised'), refusal(401, 'unauthorised')]
    const fetchTwice = staffFetch()
    await Promise.all([fetchTwice('/api/pages'), fetchTwice('/api/settings')])
    expect(left).toEqual(['/ar/auth/login?target=%2Far%2Fcms%3Fpage%3D5%23b1'])
  })

  test('[C-204] is the caller’s to handle when it says so', async () => {
    answers = [refusal(401, 'unauthorised')]
    let heard = 0
    await staffFetch()('/api/pages', {
      onSignedOut: () => {
        heard += 1
      },
    })
    expect([heard, left]).toEqual([1, []])
  })

  test('[C-204] is not assumed for a 401 of another host, nor for a 403', async () => {
    answers = [refusal(401, 'unauthorised'), refusal(403, 'forbidden')]
    await staffFetch()('https://elsewhere.test/')
    await staffFetch()('/api/users')
    expect(left).toEqual([])
  })

  test('[C-204] and begun anew in another tab gives the call its new token, once', async () => {
    answers = [refusal(403, 'invalid_csrf_token'), json({ data: { csrf_token: 'new' } }), json({ data: 'saved' })]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ ok: true, data: 'saved' })
    expect(sent.map(({ address, headers }) => [address, headers.get('csrf-token')])).toEqual([
      ['/api/pages', 'session-token'],
      ['/api/editing/session', 'session-token'],
      ['/api/pages', 'new'],
    ])
    answers = [refusal(403, 'invalid_csrf_token'), json({ data: { csrf_token: 'new' } }), refusal(403, 'invalid_csrf_token')]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ ok: false, code: 'invalid_csrf_token' })
  })
})

test('[C-239] a file is read as a blob, its refusal as ever', async () => {
  const bytes = Uint8Array.from([0, 255, 13, 10])
  answers = [new Response(bytes, { headers: { 'content-type': 'text/csv' } }), refusal(409, 'export_not_ready')]
  const file = await staffFetch()<Blob>('/forms_api/forms/1/lead_exports/2/download', { responseType: 'blob' })
  expect(file.ok && new Uint8Array(await file.data.arrayBuffer())).toEqual(bytes)
  const refused = await staffFetch()('/forms_api/forms/1/lead_exports/2/download', { responseType: 'blob' })
  expect(refused).toMatchObject({ ok: false, code: 'export_not_ready' })
})
