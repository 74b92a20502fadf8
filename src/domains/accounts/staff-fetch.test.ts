import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStaffFetch } from './staff-fetch.ts'

const origin = 'https://site.test'
const requests: { at: number; address: string; method: string; headers: Headers; body: BodyInit | null }[] = []
const leftFor: string[] = []
let answers: Response[] = []
let token: string | null = 'session-token'

const staffFetch = () =>
  createStaffFetch({
    origin,
    fetch: async (address, init) => {
      requests.push({ at: Date.now(), address: String(address), method: init?.method ?? 'GET', headers: new Headers(init?.headers), body: init?.body ?? null })
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
    findToken: () => token,
    address: () => '/ar/cms?page=5#b1',
    leaveFor: (address) => leftFor.push(address),
  })
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)
const refusal = (status: number, code: string, rest: object = {}) => json({ error: { status, code, message: '' }, ...rest }, { status })

beforeEach(() => {
  requests.length = 0
  leftFor.length = 0
  answers = []
  token = 'session-token'
})

describe('what a request carries', () => {
  test('[A-270][A-321][C-202][C-203] is the session’s token, as csrf-token and as bearer, on every call', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      answers = [json({ data: null })]
      await staffFetch()('/api/pages', { method })
    }
    expect(requests.map(({ headers }) => [headers.get('csrf-token'), headers.get('authorization')])).toEqual(
      Array.from({ length: 5 }, () => ['session-token', 'Bearer session-token']),
    )
  })

  test('[A-271][C-278] is there when a page that may be disabled is read', async () => {
    answers = [json({ data: null })]
    await staffFetch()('/public_api/pages/by_path/disabled')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer session-token')
  })

  test('[A-270] is neither without a token', async () => {
    token = null
    answers = [json({ data: null })]
    await staffFetch()('/api/pages')
    expect([requests[0]?.headers.has('authorization'), requests[0]?.headers.has('csrf-token')]).toEqual([false, false])
  })

  test('[A-270] is the token that the editing session named, where the page has none', async () => {
    token = null
    answers = [json({ data: null })]
    const fetchWithKept = staffFetch()
    fetchWithKept.keepToken('of-the-toolbar')
    await fetchWithKept('/api/pages')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer of-the-toolbar')
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
    expect(staffFetch().headersFor(address)).toEqual({})
    answers = [json({}), json({})]
    await staffFetch()(address, { method: 'POST', body: {} })
    expect([requests[0]?.headers.has('authorization'), requests[0]?.headers.has('csrf-token')]).toEqual([false, false])
  })

  test('a version goes as If-Match, a body as JSON, a form as it is', async () => {
    answers = [json({ data: 1 }), json({ data: 1 })]
    await staffFetch()('/api/pages/1', { method: 'PUT', body: { title: 'س' }, ifMatch: 7 })
    expect([requests[0]?.headers.get('if-match'), requests[0]?.headers.get('content-type'), requests[0]?.body]).toEqual([
      '"7"',
      'application/json',
      '{"title":"س"}',
    ])
    const form = new FormData()
    await staffFetch()('/media/api/v2/images', { method: 'POST', body: form })
    expect([requests[1]?.headers.has('content-type'), requests[1]?.body]).toEqual([false, form])
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

  test('that never came is none', async () => {
    expect(await staffFetch()('/api/pages')).toMatchObject({ ok: false, status: 0, code: 'network' })
    expect(await staffFetch()('/api/pages', { signal: AbortSignal.abort() })).toMatchObject({ ok: false, status: 0, code: 'aborted' })
  })
})

describe('an answer that has no room for the call', () => {
  const full = (retryAfter?: string) => new Response('{}', { status: 503, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
  const search = { method: 'POST', body: {}, isRead: true } as const

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** How long after the first try each further one came, in ms, and what became of the call in the end. */
  async function triesOf(call: Parameters<ReturnType<typeof createStaffFetch>>[1], ...given: Response[]) {
    answers = given
    const began = Date.now()
    const answer = staffFetch()('/api/pages', call)
    await vi.runAllTimersAsync()
    return { at: requests.map(({ at }) => at - began), outcome: await answer }
  }

  test('is asked again for a read when it says, three times in all', async () => {
    expect(await triesOf({}, full('2'), json({ data: 'there' }))).toMatchObject({ at: [0, 2000], outcome: { ok: true, data: 'there' } })
    requests.length = 0
    expect(await triesOf(search, full('10'), full('0'), full('1'), json({ data: 'too late' }))).toMatchObject({
      ...{ at: [0, 10_000, 10_000], outcome: { ok: false, status: 503 } },
    })
  })

  test('may name the moment as well', async () => {
    const inThree = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3000)
    vi.setSystemTime(inThree.getTime() - 3000)
    expect((await triesOf({}, full(inThree.toUTCString()), json({ data: null }))).at).toEqual([0, 3000])
    requests.length = 0
    expect((await triesOf({}, full(new Date(Date.now() - 5000).toUTCString()), json({ data: null }))).at).toEqual([0, 0])
  })

  test('is never asked sooner than it says, and by each browser at another moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect((await triesOf({}, full('4'), json({ data: null }))).at).toEqual([0, 5000])
    requests.length = 0
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const [, second = 0] = (await triesOf({}, full('4'), json({ data: null }))).at
    expect([second > 5990, second < 6000]).toEqual([true, true])
  })

  test('is not asked again for a write, nor when it says nothing or a longer time than somebody looks at a screen', async () => {
    for (const [call, first] of [
      [{ method: 'POST', body: {} }, full('1')],
      [{}, full()],
      [{}, full('soon')],
      [{}, full(' ')],
      [{}, full('11')],
    ] as const) {
      requests.length = 0
      expect(await triesOf(call, first, json({ data: 'twice' }))).toMatchObject({ at: [0], outcome: { ok: false, status: 503 } })
    }
  })

  test('is not asked again once the caller has turned away', async () => {
    const leaving = new AbortController()
    answers = [full('5'), json({ data: 'unwanted' })]
    const answer = staffFetch()('/api/pages', { signal: leaving.signal })
    await vi.advanceTimersByTimeAsync(4000)
    leaving.abort()
    expect(await answer).toMatchObject({ ok: false, status: 0, code: 'aborted' })
    expect([requests.length, vi.getTimerCount()]).toEqual([1, 0])
    answers = [full('5'), json({ data: 'unwanted' })]
    expect(await staffFetch()('/api/pages', { signal: AbortSignal.abort() })).toMatchObject({ code: 'aborted' })
    expect([requests.length, vi.getTimerCount()]).toEqual([2, 0])
  })
})

describe('a session that is over', () => {
  test('[C-204] starts one sign-in for any number of refused calls, and returns here', async () => {
    answers = [refusal(401, 'unauthorised'), refusal(401, 'unauthorised')]
    const fetchTwice = staffFetch()
    await Promise.all([fetchTwice('/api/pages'), fetchTwice('/api/settings')])
    expect(leftFor).toEqual(['/ar/auth/login?target=%2Far%2Fcms%3Fpage%3D5%23b1'])
  })

  test('[C-204] is the caller’s to handle when it says so', async () => {
    answers = [refusal(401, 'unauthorised')]
    let heard = 0
    await staffFetch()('/api/pages', {
      onSignedOut: () => {
        heard += 1
      },
    })
    expect([heard, leftFor]).toEqual([1, []])
  })

  test('[C-204] is not assumed for a 401 of another host, nor for a 403', async () => {
    answers = [refusal(401, 'unauthorised'), refusal(403, 'forbidden')]
    await staffFetch()('https://elsewhere.test/')
    await staffFetch()('/api/users')
    expect(leftFor).toEqual([])
  })

  test('[C-204] and begun anew in another tab gives the call its new token, once', async () => {
    answers = [refusal(403, 'invalid_csrf_token'), json({ data: { csrf_token: 'new' } }), json({ data: 'saved' })]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ ok: true, data: 'saved' })
    expect(requests.map(({ address, headers }) => [address, headers.get('csrf-token')])).toEqual([
      ['/api/pages', 'session-token'],
      ['/api/csrf_token', 'session-token'],
      ['/api/pages', 'new'],
    ])
    answers = [refusal(403, 'invalid_csrf_token'), json({ data: { csrf_token: 'new' } }), refusal(403, 'invalid_csrf_token')]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ ok: false, code: 'invalid_csrf_token' })
  })

  test('[C-204] and whose refusal is of another kind keeps its token', async () => {
    answers = [refusal(403, 'forbidden')]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ status: 403, code: 'forbidden' })
    answers = [refusal(403, 'invalid_csrf_token'), refusal(401, 'unauthorised')]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ status: 403, code: 'invalid_csrf_token' })
    answers = [refusal(403, 'invalid_csrf_token'), json({ data: { csrf_token: null } })]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ status: 403, code: 'invalid_csrf_token' })
    answers = [new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } })]
    expect(await staffFetch()('/api/pages', { method: 'POST', body: {} })).toMatchObject({ status: 403, code: 'error' })
    expect(requests).toHaveLength(6)
  })

  test('[C-204] gives a call its new token too that reads its answer itself', async () => {
    answers = [refusal(403, 'invalid_csrf_token'), json({ data: { csrf_token: 'new' } }), json({ data: 'sent' }, { status: 201 })]
    const response = await staffFetch().respond('/forms_api/forms/1/test_leads', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([response.status, await response.json()]).toEqual([201, { data: 'sent' }])
    expect(requests.at(-1)?.headers.get('csrf-token')).toBe('new')
    expect([requests.at(-1)?.body, requests.at(-1)?.headers.get('content-type')]).toEqual(['{}', 'application/json'])
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

describe('a call that wants a recent proof', () => {
  const draft = { method: 'POST', body: { name: 'typed' } } as const

  test('[ASVS-7.5.1] is repeated with what was typed and the new session’s token after the person has signed in again', async () => {
    const fetching = staffFetch()
    const askProof = vi.fn(async () => true)
    fetching.askProofBy(askProof)
    answers = [refusal(403, 'proof_needed'), refusal(403, 'invalid_csrf_token'), json({ data: { csrf_token: 'renewed' } }), json({ data: 1 })]
    expect(await fetching('/api/api_tokens', draft)).toMatchObject({ ok: true, data: 1 })
    expect(askProof).toHaveBeenCalledOnce()
    expect([requests[0]?.body, requests[3]?.body]).toEqual(['{"name":"typed"}', '{"name":"typed"}'])
    expect(requests[3]?.headers.get('csrf-token')).toBe('renewed')
  })

  test('[ASVS-7.5.1] is refused when the person cancels, and where no screen asks', async () => {
    const fetching = staffFetch()
    answers = [refusal(403, 'proof_needed'), refusal(403, 'proof_needed')]
    expect(await fetching('/api/api_tokens', draft)).toMatchObject({ ok: false, status: 403, code: 'proof_needed' })
    fetching.askProofBy(async () => false)
    expect(await fetching('/api/api_tokens', draft)).toMatchObject({ ok: false, status: 403, code: 'proof_needed' })
    expect([requests.length, leftFor]).toEqual([2, []])
  })
})
