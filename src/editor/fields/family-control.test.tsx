// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { presets } from '#block-engine/presets.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { FieldControl } from './field-control.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const families = [
  { key: 'defender', label: 'ديفندر', code: 'l663', model_years: [2026, 2027] },
  { key: 'type-00', label: 'Type 00', code: '', model_years: [2027] },
]
const carKey = catalogue.get('model_summary')?.block.fields.find(({ symbol }) => symbol === 'car_key') as FieldDef

async function offered(field: FieldDef, storedValue: unknown, shownText: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: families }))
  const onChange = vi.fn()
  render(<FieldControl id="f" field={field} storedValue={storedValue} timeZone="Asia/Dubai" onChange={onChange} />)
  await screen.findByRole('option', { name: shownText })
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  return { onChange, select, options: [...select.options].map(({ value, label }) => [value, label]) }
}

test('[B-163] the select of families follows the setting', async () => {
  const { options, select, onChange } = await offered(carKey, undefined, 'ديفندر')
  expect(options.slice(1)).toEqual([
    ['defender', 'ديفندر'],
    ['type-00', 'Type 00'],
  ])
  fireEvent.change(select, { target: { value: 'type-00' } })
  expect(onChange).toHaveBeenCalledWith('type-00')
})

test('[B-161][B-163] so does the select of model years, and a year that is gone stays until another is chosen', async () => {
  const { options, select } = await offered(presets.model_key, 'xj-2019', 'Type 00 2027')
  expect(options.slice(1)).toEqual([
    ['defender-2026', 'ديفندر 2026'],
    ['defender-2027', 'ديفندر 2027'],
    ['type-00-2027', 'Type 00 2027'],
    ['xj-2019', 'xj-2019'],
  ])
  expect(select.value).toBe('xj-2019')
})
