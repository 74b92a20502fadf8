import { expect, test } from 'vitest'
import { isMet, tableOf, withBefore, withMeasured } from './table.ts'

test('a figure is held against its goal from the right side, the goal itself included', () => {
  expect(isMet({ value: 75, goal: { least: 75 } })).toBe(true)
  expect(isMet({ value: 74.9, goal: { least: 75 } })).toBe(false)
  expect(isMet({ value: 1.2, goal: { most: 1.2 } })).toBe(true)
  expect(isMet({ value: 1.21, goal: { most: 1.2 } })).toBe(false)
  expect(isMet({ value: 1 })).toBeNull()
})

test('the table says what, how much, the goal and the verdict, in even columns', () => {
  const table = tableOf([
    { what: 'req/s', value: 52_812, unit: '' },
    { what: 'JavaScript', value: 65.04, unit: 'KB', goal: { most: 75 } },
    { what: 'ratio', value: 70, unit: '%', goal: { least: 75 } },
  ])
  expect(table).toBe(
    [
      '| What       | Measured | Goal    |        |',
      '| ---------- | -------- | ------- | ------ |',
      '| req/s      | 52,800   |         |        |',
      '| JavaScript | 65 KB    | ≤ 75 KB | ok     |',
      '| ratio      | 70 %     | ≥ 75 %  | missed |',
    ].join('\n'),
  )
})

test('a figure from a machine that was busy with something else is neither kept nor missed', () => {
  const table = tableOf([{ what: 'ratio', value: 172, unit: '%', goal: { least: 75 }, isNoisy: true }])
  expect(table).toContain('| noisy |')
  expect(table).not.toContain('ok')
})

test('a part that failed is a row that says why, and every row tells the load of its minutes', () => {
  const table = tableOf([
    { what: 'Part render', failure: 'TypeError: a | b', load: 0.31 },
    { what: 'ratio', value: 80, unit: '%', goal: { least: 75 }, load: 1.26 },
  ])
  expect(table).toContain('| Part render | TypeError: a \\| b |')
  expect(table).toMatch(/FAILED \| 0\.3 /)
  expect(table).toMatch(/ok {5}\| 1\.3 /)
})

test('figures of another commit stand beside those of the same name', () => {
  const rows = withBefore(
    [
      { what: 'a', value: 2, unit: 'ms' },
      { what: 'new', value: 3, unit: 'ms' },
    ],
    [
      { what: 'a', value: 1, unit: 'ms' },
      { what: 'gone', value: 9, unit: 'ms' },
      { what: 'Part x', failure: 'no' },
    ],
  )
  expect(rows).toEqual([
    { what: 'a', value: 2, unit: 'ms', before: 1 },
    { what: 'new', value: 3, unit: 'ms' },
  ])
  expect(tableOf(rows).split('\n')[0]).toMatch(/^\| What \| Measured \| Before \| Goal \|$/)
})

test('of several figures of one name each stands beside its own', () => {
  const rows = (values: readonly number[]) =>
    ['a lock', 'The same, p99', 'an order', 'The same, p99'].map((what, at) => ({ what, value: values[at] ?? 0, unit: 'ms' }))
  const [, first, , second] = withBefore(rows([1, 2, 3, 4]), rows([5, 6, 7, 8]))
  expect([first, second]).toEqual([
    { what: 'The same, p99', value: 2, unit: 'ms', before: 6 },
    { what: 'The same, p99', value: 4, unit: 'ms', before: 8 },
  ])
})

test('only what stands between the markers is replaced', () => {
  const document = 'before\n<!-- measured: start -->\nold\n<!-- measured: end -->\nafter\n'
  const once = withMeasured(document, 'new')
  expect(once).toBe('before\n<!-- measured: start -->\n\nnew\n\n<!-- measured: end -->\nafter\n')
  expect(withMeasured(once, 'new')).toBe(once)
})

test('a document without markers is left alone', () => {
  expect(() => withMeasured('text', 'new')).toThrow('the document needs the lines')
  expect(() => withMeasured('<!-- measured: end --><!-- measured: start -->', 'new')).toThrow('the document needs the lines')
})
