import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { callByName } from './call-by-name.ts'
import type { AnswerOf, CodeOf, DataOf } from './call-types.ts'
import { requestOf } from './request-of.ts'

afterEach(() => vi.unstubAllGlobals())

test('a name with what it is given is an address, a method and a body; what is undefined stands in no query', () => {
  const ifMatch = 7
  expect(requestOf('GET /api/pages', { query: { q: 'أ ب', page: 2, ids: undefined } })).toEqual([
    `/api/pages?${new URLSearchParams({ q: 'أ ب', page: '2' })}`,
    { method: 'GET' },
  ])
  expect(requestOf('GET /api/pages/{id}/versions/{number}', { params: { id: '1/2', number: 3 } })[0]).toBe('/api/pages/1%2F2/versions/3')
  expect(requestOf('PATCH /api/pages/{id}/draft', { params: { id: 1 }, body: {}, ifMatch })).toEqual([
    '/api/pages/1/draft',
    { method: 'PATCH', body: {}, ifMatch },
  ])
})

test('a refusal comes as an answer, with the code that the server sent and what is stored instead', async () => {
  const error = { status: 412, code: 'stale', message: '' }
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async () => Response.json({ error, data: { version: 4 } }, { status: 412 }))
  const answer = await callByName('PATCH /api/pages/{id}/draft', { params: { id: 1 }, body: {}, ifMatch: 3 })
  expect(answer).toMatchObject({ ok: false, status: 412, code: 'stale', data: { version: 4 } })
  if (answer.ok || answer.code !== 'stale') throw new Error('not stale')
  expectTypeOf(answer.data.version).toEqualTypeOf<number>()
})

test('what a call takes, answers and refuses is what its definition says', () => {
  type Publish = 'POST /api/pages/{id}/publish'
  expectTypeOf<'not_approved' | 'stale' | 'not_found' | 'invalid' | 'network'>().toExtend<CodeOf<Publish>>()
  // Of a call the codes are those that are sent: `gone` is 404, and so `not_found`, except where the words of the call name it so.
  expectTypeOf<'gone'>().not.toExtend<CodeOf<Publish>>()
  expectTypeOf<'gone'>().toExtend<CodeOf<'DELETE /media/api/v2/images/{id}'>>()
  expectTypeOf<'folder_taken'>().toExtend<CodeOf<'PATCH /media/api/v2/folders/{id}'>>()
  expectTypeOf<'taken'>().not.toExtend<CodeOf<'PATCH /media/api/v2/folders/{id}'>>()
  expectTypeOf<'invalid_data'>().not.toExtend<CodeOf<'POST /api/sections'>>()
  expectTypeOf<DataOf<'GET /api/page_colleagues'>>().toEqualTypeOf<{ id: number; name: string }[]>()
  expectTypeOf<NonNullable<Extract<AnswerOf<'PUT /api/redirects/{id}'>, { code: 'stale' }>['data']>>().toHaveProperty('http_code')
  const never = () => [
    // @ts-expect-error there is no such call
    callByName('GET /api/pagez'),
    // @ts-expect-error nobody removes a run of a feed
    callByName('DELETE /api/feed_runs/{id}', { params: { id: 1 } }),
    // @ts-expect-error the page is missing
    callByName('GET /api/pages/{id}/draft'),
    // @ts-expect-error no such parameter
    callByName('GET /api/pages', { query: { colour: 1 } }),
    // @ts-expect-error a status that a page never has
    callByName('POST /api/pages/{id}/status', { params: { id: 1 }, body: { status: 'gone' } }),
  ]
  expect(never).toBeTypeOf('function')
})
