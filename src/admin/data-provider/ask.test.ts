import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { ask, askFile, type DataOf } from './ask.ts'
import { refusalOf } from './refusal-of.ts'
import { useLoaded } from './use-loaded.ts'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server that answers each call with the next answer, and what it was asked. */
function aServer(...answers: Response[]) {
  vi.stubGlobal('location', new URL('https://site.example/ar/admin'))
  vi.stubGlobal('document', { querySelector: () => null })
  const requests: { path: string; method: string | undefined; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    requests.push({ path, method, body })
    return answers.shift()
  })
  return requests
}

afterEach(() => vi.unstubAllGlobals())

test('a call is made by its method and path: parameters stand in the path, the query holds what is given, and a body is JSON', async () => {
  const requests = aServer(json({ data: [] }), json({ data: { done: [], unchanged: [], refused: [] } }), new Response('a;b'))
  await ask('GET /api/saved_views', { query: { list: 'a & b' } })
  await ask('POST /api/payments/{id}/actions', { params: { id: 7 }, body: { action: 'release', reason: 'خطأ', key: 'k' } })
  expect(await (await askFile('POST /api/orders/export', { body: {} })).text()).toBe('a;b')
  expect(requests).toEqual([
    { path: '/api/saved_views?list=a+%26+b', method: 'GET', body: undefined },
    { path: '/api/payments/7/actions', method: 'POST', body: JSON.stringify({ action: 'release', reason: 'خطأ', key: 'k' }) },
    { path: '/api/orders/export', method: 'POST', body: '{}' },
  ])
})

test('a value of the path is escaped, a query without a value is left out, and a refusal is thrown with its code', async () => {
  const requests = aServer(json({ error: { code: 'not_found' } }, 404), json({ data: [] }))
  await expect(ask('POST /api/connections/{symbol}/check', { params: { symbol: 'a/b' } })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  await ask('GET /forms_api/choices', { query: { tags: undefined } })
  expect(requests.map(({ path }) => path)).toEqual(['/api/connections/a%2Fb/check', '/forms_api/choices'])
})

test('what a call takes and answers is what its definition says, or it does not compile', () => {
  const calls = () => [
    // @ts-expect-error no such call
    ask('GET /api/nothing'),
    // @ts-expect-error the parameter of the path is missing
    ask('POST /api/connections/{symbol}/check'),
    // @ts-expect-error the query has no such parameter
    ask('GET /api/saved_views', { query: { of: 'leads' } }),
    // @ts-expect-error the body is another
    ask('POST /api/holds/free', { body: { id: 1 } }),
    // @ts-expect-error only what reads is loaded with a screen
    useLoaded('POST /api/holds/free', { body: { ids: [1] } }),
    // @ts-expect-error a call of records has the path of its record
    useLoaded('GET /api/feed_runs/{id}'),
  ]
  expect(calls).toBeTypeOf('function')
  const facts: DataOf<'GET /api/editing/site'>['time_zone'] = 'Asia/Dubai'
  expect(facts).toBe('Asia/Dubai')
})

test('a refusal has the codes of its call as clients get them, and with each what comes with it', async () => {
  const set = { rows: [], version: '8' }
  aServer(json({ error: { code: 'stale' }, data: set }, 412))
  const error: unknown = await ask('PUT /api/nav_entries/tree', { body: { version: '7', entries: [] } }).catch((refused: unknown) => refused)
  const refusal = refusalOf<'PUT /api/nav_entries/tree'>(error)
  expect(refusal?.code === 'stale' && refusal.data.version).toBe('8')
  expect(refusalOf<'PUT /api/nav_entries/tree'>(new Error('lost'))).toBeNull()
  // @ts-expect-error no tree is refused for its amount
  expect(refusal?.code === 'too_much').toBe(false)

  type Paid = NonNullable<ReturnType<typeof refusalOf<'POST /api/payments/{id}/actions'>>>
  expectTypeOf<Extract<Paid, { code: 'too_much' }>['data']>().toEqualTypeOf<{ amount_minor: number; currency: string }>()
  // What is gone is told by its status.
  expectTypeOf<'gone' extends Paid['code'] ? true : false>().toEqualTypeOf<false>()
  expectTypeOf<'not_found' extends Paid['code'] ? true : false>().toEqualTypeOf<true>()
})

test('calls of records are known as any other: what they take, what they answer, and the record that comes with a stale change', () => {
  expectTypeOf<DataOf<'GET /api/feed_runs/{id}'>['progress']>().toEqualTypeOf<number>()
  expectTypeOf<DataOf<'GET /api/translations'>[number]['key']>().toEqualTypeOf<string>()
  type Translated = NonNullable<ReturnType<typeof refusalOf<'PUT /api/translations/{id}'>>>
  expectTypeOf<NonNullable<Extract<Translated, { code: 'stale' }>['data']>['version']>().toEqualTypeOf<string>()
  // @ts-expect-error runs are started and never stored
  const never = () => ask('PUT /api/feed_runs/{id}', { params: { id: 1 }, body: {} })
  expect(never).toBeTypeOf('function')
})
