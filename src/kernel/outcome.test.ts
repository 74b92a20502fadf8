import { expect, expectTypeOf, test } from 'vitest'
import { done, type Outcome, refuse, type Stale } from './outcome.ts'

type Row = { id: number }
type SaveOutcome = Outcome<Row, 'gone' | Stale<Row> | { code: 'taken'; by: string }>

test('a refusal is a code, or a code with details of its own', () => {
  expect(refuse('gone')).toEqual({ ok: false, code: 'gone' })
  expect(refuse({ code: 'stale', current: { id: 1 } })).toEqual({ ok: false, code: 'stale', current: { id: 1 } })
  expect(done(7)).toEqual({ ok: true, value: 7 })
})

test('the code leads the compiler to the details', () => {
  const codeOrDetail = (outcome: SaveOutcome): string => {
    if (outcome.ok) return String(outcome.value.id)
    if (outcome.code === 'taken') return outcome.by
    if (outcome.code === 'stale') return String(outcome.current.id)
    expectTypeOf(outcome.code).toEqualTypeOf<'gone'>()
    return outcome.code
  }
  expect(codeOrDetail(refuse({ code: 'taken', by: 'x' }))).toBe('x')
})

test('what is not among the refusals of an outcome does not compile', () => {
  // @ts-expect-error a code that is not listed
  const unknown: SaveOutcome = refuse('forbidden')
  // @ts-expect-error details are missing
  const bare: SaveOutcome = refuse('stale')
  // @ts-expect-error details of another type
  const wrong: SaveOutcome = refuse({ code: 'taken', by: 5 })
  expect([unknown, bare, wrong].map(({ ok }) => ok)).toEqual([false, false, false])
})
