import { expect, test } from 'vitest'
import { readJson, safeJson } from './json.ts'

test('valid JSON is read, and broken JSON is not', () => {
  expect(readJson('[1]')).toEqual({ ok: true, value: [1] })
  expect(readJson('')).toEqual({ ok: false, at: { line: 1, column: 1 } })
})

test.each([
  ['[1,\n x]', 2, 2],
  ['{"a": 1', 1, 8],
  ['{"a" 1}', 1, 6],
  ['{a: 1}', 1, 2],
  ['[1, 2,]', 1, 7],
  ['{"a": [], "b": {"c": tru}}', 1, 22],
  ['[] []', 1, 4],
  ['["نص', 1, 2],
])('the place of the error in %j is given by line and column', (text, line, column) => {
  expect(readJson(text)).toEqual({ ok: false, at: { line, column } })
})

test('JSON inside a script element can neither end the element nor break its lines, and reads back unharmed', () => {
  const hostile = { text: '</script><!-- \u2028\u2029 & "' }
  expect(safeJson(hostile)).toBe('{"text":"\\u003c/script>\\u003c!-- \\u2028\\u2029 & \\""}')
  expect(JSON.parse(safeJson(hostile))).toEqual(hostile)
})
