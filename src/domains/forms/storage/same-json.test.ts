import { expect, test } from 'vitest'
import { isSameJson } from './same-json.ts'

test('two values are the same JSON whatever the order of their keys, and lists keep theirs', () => {
  expect(isSameJson({ a: 1, b: { c: [1, { d: 2, e: null }], f: 'x' } }, { b: { f: 'x', c: [1, { e: null, d: 2 }] }, a: 1 })).toBe(true)
  expect(isSameJson({ c: 1, a: 2, b: 3 }, { b: 3, c: 1, a: 2 })).toBe(true)
  expect([isSameJson([1, 2], [2, 1]), isSameJson({ a: 1 }, { a: 2 }), isSameJson({ a: 1 }, { b: 1 }), isSameJson(null, {}), isSameJson([], {})]).toEqual([
    ...[false, false, false, false, false],
  ])
  expect([isSameJson('x', 'x'), isSameJson(null, null)]).toEqual([true, true])
})
