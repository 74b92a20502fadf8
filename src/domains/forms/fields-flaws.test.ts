import { expect, test } from 'vitest'
import { flawsOfFields } from './fields-flaws.ts'
import type { FieldKind, FormField } from './form.ts'

const field = (id: string, type: FieldKind, more: Partial<FormField> = {}): FormField => ({ id, name: id, type, label: { ar: id }, ...more })
const html = { ar: '<p>نص</p>' }

test('fields that are whole have no flaw', () => {
  const options = [{ value: 'a', label: { ar: 'أ' } }]
  const condition = { match: 'all', tests: [{ field: 'a', is: 'filled' }] } as unknown as NonNullable<FormField['show_when']>
  expect(
    flawsOfFields([
      field('a', 'text'),
      ...(['select', 'radio', 'checkbox'] as const).map((type) => field(type, type, { options, show_when: condition })),
      field('b', 'html', { label: { ar: '' }, html }),
      field('c', 'consent', { html }),
      field('d', 'hidden', { label: { ar: '' } }),
      field('e', 'step', { name: 'a' }),
    ]),
  ).toEqual([])
})

test('an id or a name that comes twice is a flaw; what asks for nothing may share a name', () => {
  const flaws = flawsOfFields([
    field('a', 'text'),
    field('a', 'text', { name: 'b' }),
    field('c', 'text', { name: 'a' }),
    field('d', 'html', { name: 'a', html }),
  ])
  expect(flaws).toEqual([
    { path: [1, 'id'], error: 'duplicate' },
    { path: [2, 'name'], error: 'duplicate' },
  ])
  expect(flawsOfFields([field('a', 'html', { name: 'x', html }), field('b', 'text', { name: 'x' })])).toEqual([])
})

test('each kind of field has what it needs', () => {
  for (const type of ['select', 'radio', 'checkbox'] as const) {
    expect(flawsOfFields([field('a', type)])).toEqual([{ path: [0, 'options'], error: 'options_missing' }])
    expect(flawsOfFields([field('a', type, { options: [] })])).toEqual([{ path: [0, 'options'], error: 'options_missing' }])
  }
  for (const type of ['html', 'consent'] as const) expect(flawsOfFields([field('a', type)])).toEqual([{ path: [0, 'html', 'ar'], error: 'required' }])
  expect(flawsOfFields([field('a', 'text', { label: { ar: '' } })])).toEqual([{ path: [0, 'label', 'ar'], error: 'required' }])
})

test('a condition names fields that stand before its own', () => {
  const on = (name: string) => ({ match: 'all', tests: [{ field: 'a' }, { field: name }] }) as unknown as NonNullable<FormField['show_when']>
  expect(flawsOfFields([field('a', 'text'), field('b', 'text', { show_when: on('c') }), field('c', 'text', { required_when: on('c') })])).toEqual([
    { path: [1, 'show_when', 'tests', 1, 'field'], error: 'unknown_field' },
    { path: [2, 'required_when', 'tests', 1, 'field'], error: 'unknown_field' },
  ])
})
