import { expect, test, vi } from 'vitest'
import { quietLog } from '#tests/support/quiet-log.ts'
import { parseJson, readJson } from './json.ts'

test('[A-259][B-289][C-157] broken JSON is logged by its name and the fallback used', () => {
  const error = vi.fn()
  expect(parseJson('{bad', 'logo', { ...quietLog, error }, ['default'])).toEqual(['default'])
  expect(error.mock.calls).toEqual([['Invalid JSON in logo']])
})

test('[C-158] broken form field mappings are null, and logged by their name', () => {
  const error = vi.fn()
  expect(parseJson('{', 'form_params_mapping', { ...quietLog, error }, null)).toBeNull()
  expect(error).toHaveBeenCalledWith('Invalid JSON in form_params_mapping')
})

test('[A-259] good JSON is read without a word', () => {
  const error = vi.fn()
  expect(parseJson('{"a":[1]}', 'logo', { ...quietLog, error }, null)).toEqual({ a: [1] })
  expect(parseJson('null', 'logo', { ...quietLog, error }, 'default')).toBeNull()
  expect(error).not.toHaveBeenCalled()
})

test('[C-157] those with their own message can read without one', () => {
  expect(readJson('[1]')).toEqual({ ok: true, value: [1] })
  expect(readJson('')).toEqual({ ok: false })
})
