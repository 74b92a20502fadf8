// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { FieldControl } from './field-control.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const field = catalogue.get('retailer_cards')?.block.groups?.fields.find(({ symbol }) => symbol === 'dealer_id') as FieldDef

test('[B-008] a card offers the dealers to choose from, and keeps one that is gone', async () => {
  const fetchSpy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: [{ dealer_code: 'D-1', name: 'معرض دبي', city: 'دبي' }] }))
  const onChange = vi.fn()
  render(<FieldControl id="f" field={field} storedValue="GONE" timeZone="Asia/Dubai" onChange={onChange} />)
  await screen.findByRole('option', { name: 'معرض دبي، دبي' })
  expect(String(fetchSpy.mock.calls[0]?.[0])).toContain('/api/dealers?items=200')
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'معرض مسجّل' })
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'D-1', 'GONE'])
  expect(select.value).toBe('GONE')
  fireEvent.change(select, { target: { value: 'D-1' } })
  expect(onChange).toHaveBeenCalledWith('D-1')
})
