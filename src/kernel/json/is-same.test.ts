import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

test('two values are the same JSON whatever the order of their keys, and lists keep theirs', () => {
  expect(isSame({ a: 1, b: { c: [1, { d: 2, e: null }], f: 'x' } }, { b: { f: 'x', c: [1, { e: null, d: 2 }] }, a: 1 })).toBe(true)
  expect(isSame({ c: 1, a: 2, b: 3 }, { b: 3, c: 1, a: 2 })).toBe(true)
  expect([isSame([1, 2], [2, 1]), isSame({ a: 1 }, { a: 2 }), isSame({ a: 1 }, { b: 1 }), isSame(null, {}), isSame([], {})]).toEqual([
    ...[false, false, false, false, false],
  ])
  expect([isSame('x', 'x'), isSame(null, null)]).toEqual([true, true])
})

test('a list is not the same as an object with its numbers, nor as a longer one, and a key without a value is no key', () => {
  expect([isSame([1], { 0: 1 }), isSame({ 0: 1 }, [1]), isSame([], {}), isSame([1], [1, 2]), isSame([1, 2], [1, 2])]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
})
