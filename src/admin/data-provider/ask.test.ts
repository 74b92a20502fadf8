import { afterEach, expect, test, vi } from 'vitest'
import { ask, askFile, type DataOf } from './ask.ts'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server that answers each call with the next answer, and what it was asked. */
function aServer(...answers: Response[]) {
  vi.stubGlobal('location', new URL('https://site.example/ar/admin'))
  vi.stubGlobal('document', { querySelector: () => null })
  const asked: { path: string; method: string | undefined; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ path, method, body })
    return answers.shift()
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('a call is made by its method and path: parameters stand in the path, the query holds what is given, and a body is JSON', async () => {
  const asked = aServer(json({ data: [] }), json({ data: { done: [], unchanged: [], refused: [] } }), new Response('a;b'))
  await ask('GET /api/saved_views', { query: { list: 'a & b' } })
  await ask('POST /api/payments/{id}/actions', { params: { id: 7 }, body: { action: 'release', reason: 'خطأ', key: 'k' } })
  expect(await (await askFile('POST /api/orders/export', { body: {} })).text()).toBe('a;b')
  expect(asked).toEqual([
    { path: '/api/saved_views?list=a+%26+b', method: 'GET', body: undefined },
    { path: '/api/payments/7/actions', method: 'POST', body: JSON.stringify({ action: 'release', reason: 'خطأ', key: 'k' }) },
    { path: '/api/orders/export', method: 'POST', body: '{}' },
  ])
})

test('a value of the path is escaped, a query without a value is left out, and a refusal is thrown with its code', async () => {
  const asked = aServer(json({ error: { code: 'gone' } }, 404), json({ data: [] }))
  await expect(ask('POST /api/connections/{symbol}/check', { params: { symbol: 'a/b' } })).rejects.toMatchObject({ status: 404, code: 'gone' })
  await ask('GET /forms_api/choices', { query: { tags: undefined } })
  expect(asked.map(({ path }) => path)).toEqual(['/api/connections/a%2Fb/check', '/forms_api/choices'])
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
  ]
  expect(calls).toBeTypeOf('function')
  const facts: DataOf<'GET /api/editing/site'>['time_zone'] = 'Asia/Dubai'
  expect(facts).toBe('Asia/Dubai')
})
