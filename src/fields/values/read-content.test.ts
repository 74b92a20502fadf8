import { expect, test } from 'vitest'
import { type ContentField, readContent } from './read-content.ts'

const base = { symbol: 'field', label: ['A field', 'حقل'] } as const
const options = [
  { value: 'simple', label: ['Simple', 'بسيط'] },
  { value: 'extended', label: ['Extended', 'موسّع'] },
] as const
const readField = (field: ContentField, value: unknown) => (readContent([field], { field: value }) as { field: unknown }).field

test('an amount is a number from 0; anything else is none', () => {
  const amount = { ...base, field_type: 'Number', min: 0 } as const
  expect([0, 500, 2.5].map((value) => readField(amount, value))).toEqual([0, 500, 2.5])
  for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, '500', [500], null, undefined, true])
    expect([value, readField(amount, value)]).toEqual([value, null])
})

test('a whole number is one from 0 to the greatest; anything else is the default', () => {
  const whole = { ...base, field_type: 'Number', min: 0, max: 99, isWhole: true, default: 21 } as const
  expect([0, 7, 99].map((value) => readField(whole, value))).toEqual([0, 7, 99])
  for (const value of [-1, 100, 2.5, Number.POSITIVE_INFINITY, '7', [7], null]) expect([value, readField(whole, value)]).toEqual([value, 21])
})

test('a flag that is neither true nor false is the default', () => {
  expect([true, false, 'false', 0, null].map((value) => readField({ ...base, field_type: 'Bool', default: true }, value))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(readField({ ...base, field_type: 'Bool' }, 'true')).toBe(false)
})

test('a choice is one of its options by name, and several are those that exist, in the order in which they were written', () => {
  const choice = { ...base, field_type: 'Select', default: 'simple', options } as const
  expect(readField(choice, 'extended')).toBe('extended')
  for (const value of ['other', 'toString', ['extended'], 1, null]) expect([value, readField(choice, value)]).toEqual([value, 'simple'])
  const choices = { ...base, field_type: 'Choices', options } as const
  expect(readField(choices, ['extended', 'other', 'simple', ['simple'], 'toString'])).toEqual(['extended', 'simple'])
  for (const value of ['simple', { 0: 'simple' }, null]) expect(readField(choices, value)).toEqual([])
})

test('a text loses the space around it, a number is written as one, and of a list of texts the empty ones are left out', () => {
  const kinds = [{ field_type: 'String' }, { field_type: 'Text' }, { field_type: 'Markdown', format: 'html', allows: 'article' }] as const
  for (const kind of kinds) {
    expect([' خمسة ', 5, true, null, ['x']].map((value) => readField({ ...base, ...kind }, value))).toEqual(['خمسة', '5', '', '', ''])
  }
  expect(readField({ ...base, field_type: 'Lines' }, ['نتصل بك', '', '  ', 5, null, ' تزورنا '])).toEqual(['نتصل بك', ' تزورنا '])
  expect(readField({ ...base, field_type: 'Lines' }, 'نتصل بك')).toEqual([])
})

test('groups and lists are read by their own fields, fields that are not known are left out, and a list ends at its maximum', () => {
  const fields = [
    { symbol: 'name', label: base.label, field_type: 'String' },
    { symbol: 'price', label: base.label, field_type: 'Number', min: 0 },
  ] as const
  const group = { ...base, field_type: 'Group', fields } as const
  expect(readField(group, { name: 'حماية', colour: 'red' })).toEqual({ name: 'حماية', price: null })
  for (const value of [null, 'x', [{ name: 'x' }]]) expect(readField(group, value)).toEqual({ name: '', price: null })
  const rows = [{ name: 'a', price: 1 }, 'b', null, ['c'], { name: 'd' }, { name: 'e' }]
  const list = { ...base, field_type: 'List', fields, max: 2 } as const
  expect(readField(list, rows)).toEqual([
    { name: 'a', price: 1 },
    { name: 'd', price: null },
  ])
  expect(readField(list, { name: 'a' })).toEqual([])
  for (const content of [null, 'x', []]) expect(readContent(fields, content)).toEqual({ name: '', price: null })
})
