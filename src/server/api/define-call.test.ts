import { z } from '@hono/zod-openapi'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { data } from './answers.server.ts'
import { defineCall, type ShapeOf } from './define-call.server.ts'
import { RecordVersion } from './record-version.ts'

const Row = z.object({ id: z.int(), version: z.string() })
type Row = z.infer<typeof Row>
const save = async (): Promise<Outcome<Row, 'forbidden' | 'gone' | Stale<Row>>> => refuse('gone')
const call = { method: 'put', path: '/api/rows/{id}', tag: 'Rows', summary: 'Saves', who: 'staff', answer: data(Row, 'Saved.') } as const

test('[A-322] a call names the status of each of its refusals, and of no other', () => {
  expect(defineCall({ ...call, refusals: { forbidden: 403, gone: 404, stale: 412 }, run: () => save() }).refusals).toHaveProperty('stale', 412)
  // @ts-expect-error `stale` has no status
  defineCall({ ...call, refusals: { forbidden: 403, gone: 404 }, run: () => save() })
  // @ts-expect-error `taken` is refused by nobody
  defineCall({ ...call, refusals: { forbidden: 403, gone: 404, stale: 412, taken: 409 }, run: () => save() })
  // @ts-expect-error no map at all
  defineCall({ ...call, run: () => save() })
  // @ts-expect-error 418 is no status of a refusal
  defineCall({ ...call, refusals: { forbidden: 403, gone: 404, stale: 418 }, run: () => save() })
})

test('clients know a refusal by the code that they get, and what comes with it', () => {
  type Refused = 'gone' | 'taken' | { code: 'invalid'; fields: Record<string, string[]> } | { code: 'stale'; current: { at: Date } }
  const run = async (): Promise<Outcome<Row, Refused>> => refuse('gone')
  const defined = defineCall({ ...call, refusals: { gone: 404, taken: 409, invalid: 422, stale: 412 }, run })
  type Refusal = ShapeOf<typeof defined>['refusal']
  expectTypeOf<Refusal['code']>().toEqualTypeOf<'not_found' | 'taken' | 'invalid' | 'stale'>()
  expectTypeOf<Extract<Refusal, { code: 'stale' }>['data']>().toEqualTypeOf<{ at: string }>()
  expectTypeOf<Extract<Refusal, { code: 'invalid' }>['data']>().toEqualTypeOf<undefined>()
  expect(defined.refusals).toHaveProperty('taken', 409)
})

test('[A-322] a call that refuses nothing says so', () => {
  expect(defineCall({ ...call, refusals: {}, run: () => done({ id: 1, version: '1' }) }).refusals).toEqual({})
  // @ts-expect-error nothing is refused
  defineCall({ ...call, refusals: { gone: 404 }, run: () => done({ id: 1, version: '1' }) })
})

test('a call answers what its answer says, and takes what its schemas give', () => {
  // @ts-expect-error the version is missing
  defineCall({ ...call, refusals: {}, run: () => done({ id: 1 }) })
  const params = z.object({ id: z.coerce.number() })
  const defined = defineCall({
    ...call,
    params,
    body: z.object({ name: z.string() }),
    ifMatch: RecordVersion,
    refusals: {},
    run: (_ctx, { params: { id }, body, version, query }) => {
      expectTypeOf(id).toEqualTypeOf<number>()
      expectTypeOf(body).toEqualTypeOf<{ name: string }>()
      expectTypeOf(version).toEqualTypeOf<string>()
      expectTypeOf(query).toEqualTypeOf<Record<never, never>>()
      return done({ id, version })
    },
  })
  expect(defined.params).toBe(params)
})

test('a call with an allowance runs while there is some, and is refused as 429 with the seconds to wait after', async () => {
  const run = vi.fn(() => done({ id: 1, version: '1' }))
  let wait = 0
  const defined = defineCall({ ...call, refusals: {}, allowance: () => wait, run })
  expect(defined.refusals).toEqual({ too_many: 429 })
  const ctx = {} as Parameters<typeof defined.run>[0]
  expect(await defined.run(ctx, {})).toMatchObject({ ok: true, value: { id: 1 } })
  wait = 30
  expect(await defined.run(ctx, {})).toEqual({ ok: false, code: 'too_many', retryAfterSeconds: 30 })
  expect(run).toHaveBeenCalledOnce()
})
