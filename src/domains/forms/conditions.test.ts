import { expect, test } from 'vitest'
import { checkValues } from './check-values.ts'
import { isRequired, shownFields } from './conditions.ts'
import type { Condition, ConditionTest, FormField } from './form.ts'

const field = (id: string, more: Partial<FormField> = {}): FormField => ({ id, name: id, type: 'text', label: { ar: id }, ...more })
const when = (...tests: ConditionTest[]): Condition => ({ match: 'all', tests })
const holds = (condition: Condition, a: string | string[]) => shownFields([field('a'), field('b', { show_when: condition })], { a }).has('b')

test.each([
  [{ field: 'a', is: 'filled' }, ['x'], ['', '  ']],
  [{ field: 'a', is: 'empty' }, [' '], ['x']],
  [{ field: 'a', is: 'equal', value: 'x' }, ['x', ['w', 'x']], ['y', 'xx']],
  [{ field: 'a', is: 'different', value: 'x' }, ['y', ''], ['x']],
  [{ field: 'a', is: 'containing', value: 'eF' }, ['Defender'], ['Velar']],
  [{ field: 'a', is: 'at_least', value: '5' }, ['5', '6'], ['4', 'x', '']],
  [{ field: 'a', is: 'at_most', value: '5' }, ['5', '4'], ['6', 'x', '']],
] as const)('%j', (condition, right, wrong) => {
  expect(right.map((value) => holds(when(condition), value as string))).toEqual(right.map(() => true))
  expect(wrong.map((value) => holds(when(condition), value as string))).toEqual(wrong.map(() => false))
})

test('all of several, or any of them', () => {
  const both = [
    { field: 'a', is: 'containing', value: 'x' },
    { field: 'a', is: 'containing', value: 'y' },
  ] as const
  expect(['xy', 'x'].map((value) => holds({ match: 'all', tests: both }, value))).toEqual([true, false])
  expect(['x', 'z'].map((value) => holds({ match: 'any', tests: both }, value))).toEqual([true, false])
})

test('a skipped step takes its fields with it, and the next step is there again', () => {
  const fields = [
    field('a'),
    field('s1', { type: 'step', show_when: when({ field: 'a', is: 'filled' }) }),
    field('b', { rules: { required: true } }),
    field('s2', { type: 'step' }),
    field('c'),
  ]
  expect([...shownFields(fields, {})]).toEqual(['a', 's2', 'c'])
  expect([...shownFields(fields, { a: 'x' })]).toEqual(['a', 's1', 'b', 's2', 'c'])
  expect(checkValues(fields, {})).toEqual({})
  expect(checkValues(fields, { a: 'x' })).toEqual({ b: { code: 'required' } })
})

test('what is not shown counts as empty for what follows', () => {
  const fields = [field('a'), field('b', { show_when: when({ field: 'a', is: 'filled' }) }), field('c', { show_when: when({ field: 'b', is: 'filled' }) })]
  expect([...shownFields(fields, { b: 'still typed' })]).toEqual(['a'])
})

test('a field may be required only under a condition', () => {
  const b = field('b', { required_when: when({ field: 'a', is: 'equal', value: 'x' }) })
  const fields = [field('a'), b]
  expect([isRequired(b, fields, { a: 'x' }), isRequired(b, fields, { a: 'y' })]).toEqual([true, false])
  expect(checkValues(fields, { a: 'x' })).toEqual({ b: { code: 'required' } })
})

test('a condition asks the field that it names, and a choice of several holds when one of them does', () => {
  const fields = [field('first'), field('second'), field('third', { show_when: when({ field: 'second', is: 'containing', value: 'x' }) })]
  expect([...shownFields(fields, { first: 'x', second: 'y' })]).toEqual(['first', 'second'])
  expect([...shownFields(fields, { first: 'y', second: ['a', 'x'] })]).toEqual(['first', 'second', 'third'])
})

test('a condition without a value compares with nothing', () => {
  expect(['', 'x'].map((value) => holds(when({ field: 'a', is: 'different' }), value))).toEqual([true, true])
  expect(holds(when({ field: 'a', is: 'containing' }), 'anything')).toBe(true)
})

test('what makes a field required counts only while it is shown', () => {
  const b = field('b', { show_when: when({ field: 'a', is: 'filled' }) })
  const c = field('c', { required_when: when({ field: 'b', is: 'filled' }) })
  const unknown = field('d', { required_when: when({ field: 'gone', is: 'filled' }) })
  const fields = [field('a'), b, c, unknown]
  expect([isRequired(c, fields, { b: 'still typed' }), isRequired(c, fields, { a: 'x', b: 'y' }), isRequired(c, fields, { a: 'x' })]).toEqual([
    false,
    true,
    false,
  ])
  expect(isRequired(unknown, fields, { a: 'x', gone: 'x' })).toBe(false)
})
