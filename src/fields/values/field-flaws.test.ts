import { expect, test } from 'vitest'
import type { RowField } from '../field-types.ts'
import { fieldFlaws } from './field-flaws.ts'

const label = ['A field', 'حقل'] as const
const fields: readonly RowField[] = [
  { symbol: 'name', label, field_type: 'String', required: true, max: 3 },
  { symbol: 'price', label, field_type: 'Number', min: 0, max: 9 },
  { symbol: 'days', label, field_type: 'Number', isWhole: true },
  { symbol: 'rows', label, field_type: 'List', max: 1, fields: [{ symbol: 'at', label, field_type: 'Number', min: 1 }] },
  { symbol: 'link', label, field_type: 'String', holds: 'address' },
  { symbol: 'money', label, field_type: 'String', holds: 'currency' },
  {
    symbol: 'by',
    label,
    field_type: 'Pairs',
    name: { symbol: 'n', label, field_type: 'String' },
    value: { symbol: 'v', label, field_type: 'Number', required: true, min: 0 },
  },
  { symbol: 'group', label, field_type: 'Group', none: 'null', fields: [{ symbol: 'note', label, field_type: 'Text', max: 2 }] },
]

test('what fits has no flaw, and nothing is said of what is empty or has no field', () => {
  expect(fieldFlaws(fields, { name: 'abc', price: 0, days: 3, rows: [{ at: 1 }], group: { note: 'ab' }, other: [1] })).toEqual([])
  expect(fieldFlaws(fields, { name: 'a', price: null, days: '', rows: null, group: null })).toEqual([])
})

test('each flaw is told by its path with the limit that was passed', () => {
  expect(fieldFlaws(fields, { name: '', price: -1, days: 1.5, rows: [{ at: 0 }, { at: 2 }], group: { note: 'abc' } })).toEqual([
    { path: 'name', code: 'required' },
    { path: 'price', code: 'too_small', details: '0' },
    { path: 'days', code: 'not_whole' },
    { path: 'rows[0].at', code: 'too_small', details: '1' },
    { path: 'rows', code: 'too_many', details: '1' },
    { path: 'group.note', code: 'too_many', details: '2' },
  ])
  expect(fieldFlaws(fields, { name: 'abcd', price: 10, days: 'two' }, 'at').map(({ path, code }) => `${path} ${code}`)).toEqual([
    'at.name too_many',
    'at.price too_great',
    'at.days type',
  ])
  const flaws = fieldFlaws(fields, { name: 'a', link: '//other.test', money: 'aed', by: { NSW: -1, QLD: '' } })
  expect(flaws.map(({ path, code }) => `${path} ${code}`)).toEqual(['link no_address', 'money no_currency', 'by.NSW too_small', 'by.QLD required'])
  expect(fieldFlaws(fields, { name: 'a', link: '/showroom', money: 'AED', by: { NSW: 0 } })).toEqual([])
})
