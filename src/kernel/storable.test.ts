import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test.each([[null], [5], [''], ['نص 👩‍👩‍👧 \u202e \u2028 \\u0000'], [{ a: [{ b: 'x' }, null, true] }]])('%j can be kept', (value) => {
  expect(isStorable(value)).toBe(true)
})

test.each([['a\u0000b'], ['\ud83d'], ['\udc00\ud83d'], [{ a: [{ b: '\u0000' }] }], [{ '\u0000': 1 }], [[['\ud800']]]])('%j cannot', (value) => {
  expect(isStorable(value)).toBe(false)
})

test('depth does not matter', () => {
  let deep: unknown = '\u0000'
  for (let level = 0; level < 50_000; level += 1) deep = [deep]
  expect(isStorable(deep)).toBe(false)
})
