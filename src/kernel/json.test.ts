import { expect, test } from 'vitest'
import { readJson, safeJson } from './json.ts'

test('broken JSON is told from JSON', () => {
  expect(readJson('[1]')).toEqual({ ok: true, value: [1] })
  expect(readJson('')).toEqual({ ok: false })
})

test('JSON inside a script element can neither end the element nor break its lines, and reads back unharmed', () => {
  const hostile = { text: '</script><!-- \u2028\u2029 & "' }
  expect(safeJson(hostile)).toBe('{"text":"\\u003c/script>\\u003c!-- \\u2028\\u2029 & \\""}')
  expect(JSON.parse(safeJson(hostile))).toEqual(hostile)
})
