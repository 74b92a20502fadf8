// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import type { FieldDef } from '#fields/field-types.ts'
import { createI18nProvider } from '../i18n/i18n-provider.ts'
import { PlainControl } from './plain-control.tsx'

afterEach(cleanup)

const show = (field: FieldDef, storedValue: unknown) =>
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('ar', [], () => undefined)}>
      <PlainControl id="f" field={field} storedValue={storedValue} onChange={() => undefined} />
    </CoreAdminContext>,
  )

test('a link is no text box, which would store a text in its place', () => {
  show({ symbol: 'link', label: ['Link', 'رابط'], field_type: 'Link' }, { link_type: 'page', url: '7' })
  expect(screen.queryAllByRole('textbox').filter((box) => box instanceof HTMLInputElement)).toEqual([])
})

test('a text is typed', () => {
  show({ symbol: 'name', label: ['Name', 'الاسم'], field_type: 'String' }, 'معرض')
  expect(screen.getByRole('textbox', { name: 'الاسم' })).toHaveProperty('value', 'معرض')
})

test('a number says between which it may be, with commas in thousands', () => {
  show({ symbol: 'position', label: ['Position', 'الترتيب'], field_type: 'Number', min: 0, max: 1_000_000 }, 1)
  expect(screen.getByText('0 – 1,000,000')).not.toBeNull()
})
