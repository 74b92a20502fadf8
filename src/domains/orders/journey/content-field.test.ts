import { expect, test } from 'vitest'
import { type ContentField, readContent } from './content-field.ts'

const label = ['A field', 'حقل'] as const
const options = { simple: ['Simple', 'بسيط'], extended: ['Extended', 'موسّع'] } as const
const read = (field: ContentField, value: unknown) => readContent({ field }, { field: value }).field

test('an amount is a number from 0; anything else is none', () => {
  const amount = { kind: 'amount', label } as const
  expect([0, 500, 2.5].map((value) => read(amount, value))).toEqual([0, 500, 2.5])
  for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, '500', [500], null, undefined, true])
    expect([value, read(amount, value)]).toEqual([value, null])
})

test('a whole number is one from 0; anything else is the default', () => {
  const whole = { kind: 'whole', default: 21, label } as const
  expect([0, 7].map((value) => read(whole, value))).toEqual([0, 7])
  for (const value of [-1, 2.5, Number.POSITIVE_INFINITY, '7', [7], null]) expect([value, read(whole, value)]).toEqual([value, 21])
})

test('a flag that is neither true nor false is the default', () => {
  expect([true, false, 'false', 0, null].map((value) => read({ kind: 'flag', default: true, label }, value))).toEqual([true, false, true, true, true])
})

test('a choice is one of its options by name, and several are those that exist, in the order in which they were written', () => {
  const choice = { kind: 'choice', default: 'simple', options, label } as const
  expect(read(choice, 'extended')).toBe('extended')
  for (const value of ['other', 'toString', ['extended'], 1, null]) expect([value, read(choice, value)]).toEqual([value, 'simple'])
  const choices = { kind: 'choices', options, label } as const
  expect(read(choices, ['extended', 'other', 'simple', ['simple'], 'toString'])).toEqual(['extended', 'simple'])
  for (const value of ['simple', { 0: 'simple' }, null]) expect(read(choices, value)).toEqual([])
})

test('a text loses the space around it, a number is written as one, and of a list of texts the empty ones are left out', () => {
  for (const kind of ['text', 'long_text', 'html'] as const) {
    expect([' خمسة ', 5, true, null, ['x']].map((value) => read({ kind, label }, value))).toEqual(['خمسة', '5', '', '', ''])
  }
  expect(read({ kind: 'texts', label }, ['نتصل بك', '', '  ', 5, null, ' تزورنا '])).toEqual(['نتصل بك', ' تزورنا '])
  expect(read({ kind: 'texts', label }, 'نتصل بك')).toEqual([])
})

test('groups and lists are read by their own fields, fields that are not known are left out, and a list ends at its maximum', () => {
  const fields = { name: { kind: 'text', label }, price: { kind: 'amount', label } } as const
  expect(read({ kind: 'group', fields, label }, { name: 'حماية', colour: 'red' })).toEqual({ name: 'حماية', price: null })
  for (const value of [null, 'x', [{ name: 'x' }]]) expect(read({ kind: 'group', fields, label }, value)).toEqual({ name: '', price: null })
  const rows = [{ name: 'a', price: 1 }, 'b', null, ['c'], { name: 'd' }, { name: 'e' }]
  expect(read({ kind: 'list', fields, max: 2, label }, rows)).toEqual([
    { name: 'a', price: 1 },
    { name: 'd', price: null },
  ])
  expect(read({ kind: 'list', fields, max: 2, label }, { name: 'a' })).toEqual([])
  for (const content of [null, 'x', []]) expect(readContent(fields, content)).toEqual({ name: '', price: null })
})
