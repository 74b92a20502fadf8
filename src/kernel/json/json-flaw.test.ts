import { expect, test } from 'vitest'
import { jsonFlaw } from './json-flaw.ts'

const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown

test.each([
  ['a number past all numbers', { a: [1, JSON.parse('-1e999')] }, 'holds a number that is too large'],
  ['a hundred and one levels', nested(101), 'is nested too deeply'],
  ['more levels than a call stack has', nested(100_000), 'is nested too deeply'],
  ['a NUL', { a: '\u0000' }, 'holds characters that cannot be stored'],
  ['half a surrogate pair as a name', { '\ud800': 1 }, 'holds characters that cannot be stored'],
  ['a hundred levels', nested(100), null],
  ['numbers, texts, null', { a: [1, -1e308, 'نص 👩‍👩‍👧', null, true] }, null],
])('of %s', (_name, value, flaw) => {
  expect(jsonFlaw(value)).toBe(flaw)
})
