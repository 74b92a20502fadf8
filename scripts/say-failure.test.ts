import { expect, test } from 'vitest'
import { sayFailure } from './say-failure.ts'

const passed = Array.from({ length: 350 }, (_, index) => ` ✓  shared  src/part-${index}.test.ts (3 tests) 12ms`)

test('a run of unit tests that failed ends with its tests and their errors, not with everything that passed', () => {
  const output = [
    ' FAIL   shared  src/a.test.ts > a price is kept',
    'AssertionError: expected 1 to be 2',
    ' ❯ src/a.test.ts:3:1',
    ...passed,
    ' Tests  1 failed | 900 passed',
  ]
  expect(sayFailure(output.join('\n'))).toEqual(['FAIL   shared  src/a.test.ts > a price is kept', '  AssertionError: expected 1 to be 2'])
})

test('a worker that died is said in its own words, wherever they stand', () => {
  const words = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'
  expect(sayFailure([words, ...passed, 'Error: Worker exited unexpectedly', ' Tests  900 passed'].join('\n'))).toEqual([
    words,
    'Error: Worker exited unexpectedly',
  ])
})

test('of browser tests those are named that failed at every try', () => {
  const output = [
    '  1) tests/e2e/a.spec.ts:3:1 › passes at the second try ────',
    '',
    '    Error: once',
    '  2) tests/e2e/b.spec.ts:9:1 › never passes ────',
    '',
    '    Error: expect(locator).toBeVisible() failed',
    '  1 failed',
    '    tests/e2e/b.spec.ts:9:1 › never passes ────',
    '  1 flaky',
    '    tests/e2e/a.spec.ts:3:1 › passes at the second try ────',
    '  317 passed (12.0m)',
  ]
  const said = sayFailure(output.join('\n'))
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('b.spec.ts:9:1 › never passes')
  expect(said[1]).toBe('  Error: expect(locator).toBeVisible() failed')
})

test('what fits no pattern is said by its end, shortly, and many failures by the first', () => {
  expect(sayFailure([...passed, 'found 2 unused exports', ''].join('\n')).at(-1)).toBe('found 2 unused exports')
  expect(sayFailure(passed.join('\n'))).toHaveLength(12)
  const many = sayFailure(Array.from({ length: 40 }, (_, index) => ` FAIL  a > ${index} ${'x'.repeat(900)}`).join('\n'))
  expect([many.length, many.at(-1)]).toEqual([13, 'and 28 lines more above'])
  expect(Math.max(...many.map((line) => line.length))).toBe(200)
})
