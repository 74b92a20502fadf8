import { expect, test } from 'vitest'
import { readJson } from './json.ts'

test('broken JSON is told from JSON', () => {
  expect(readJson('[1]')).toEqual({ ok: true, value: [1] })
  expect(readJson('')).toEqual({ ok: false })
})
