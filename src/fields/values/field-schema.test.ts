import { expect, test } from 'vitest'
import { emptyValueOf, fieldSchema, objectSchema, type SchemaField } from './field-schema.ts'

const named = { symbol: 'field', label: ['A field', 'حقل'] } as const
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const
const read = (field: SchemaField, value: unknown) => {
  const parsed = fieldSchema(field).safeParse(value)
  return parsed.success ? parsed.data : 'refused'
}

test('a text is trimmed unless its space belongs to it, small letters become capitals where they count as such, and its longest is refused beyond', () => {
  expect(read({ ...named, field_type: 'String', max: 3 }, ' abc ')).toBe('abc')
  expect(read({ ...named, field_type: 'String', max: 3 }, 'abcd')).toBe('refused')
  expect(read({ ...named, field_type: 'String', isCapitals: true }, ' vin ')).toBe('VIN')
  expect(read({ ...named, field_type: 'Text', keepsSpace: true }, ' a\n')).toBe(' a\n')
  expect(read({ ...named, field_type: 'Text' }, ' a\n')).toBe('a')
  expect(read({ ...named, field_type: 'String', default: 'usual' }, undefined)).toBe('usual')
})

test('an address is one of the web, a path of the site or none; a currency is three capital letters', () => {
  const address = { ...named, field_type: 'String', holds: 'address' } as const
  expect(['https://x.test/a', '/a', ''].map((value) => read(address, value))).toEqual(['https://x.test/a', '/a', ''])
  for (const value of ['//x.test', 'javascript:alert(1)', 'x']) expect(read(address, value)).toBe('refused')
  const currency = { ...named, field_type: 'String', holds: 'currency', required: true } as const
  expect(['AED', 'aed', '', undefined].map((value) => read(currency, value))).toEqual(['AED', 'refused', 'refused', 'refused'])
})

test('a number stays within its ends and may be null unless it is needed or has a default', () => {
  const number = { ...named, field_type: 'Number', min: 0, max: 9 } as const
  expect([0, 2.5, null, undefined, -1, 10, '5'].map((value) => read(number, value))).toEqual([0, 2.5, null, null, 'refused', 'refused', 'refused'])
  expect([1, 1.5].map((value) => read({ ...number, isWhole: true }, value))).toEqual([1, 'refused'])
  expect([undefined, null].map((value) => read({ ...number, default: 3 }, value))).toEqual([3, 'refused'])
  expect([undefined, null].map((value) => read({ ...number, required: true }, value))).toEqual(['refused', 'refused'])
})

test('choices are those that are offered, a day is one of the calendar, and yes or no has a default', () => {
  const choice = { ...named, field_type: 'Select', options } as const
  expect(['a', 'c', undefined].map((value) => read(choice, value))).toEqual(['a', 'refused', 'refused'])
  expect(read({ ...choice, default: 'b' }, undefined)).toBe('b')
  const choices = { ...named, field_type: 'Choices', options } as const
  expect([['b', 'a'], ['c'], ['a', 'a', 'a'], undefined].map((value) => read(choices, value))).toEqual([['b', 'a'], 'refused', 'refused', []])
  const day = { ...named, field_type: 'Day' } as const
  expect(['2026-02-28', '2026-02-30', '', undefined].map((value) => read(day, value))).toEqual(['2026-02-28', 'refused', '', ''])
  expect([undefined, true, 'true'].map((value) => read({ ...named, field_type: 'Bool', default: false }, value))).toEqual([false, true, 'refused'])
})

test('lists, pairs and objects are checked by their parts, and an object that can be switched off may be null', () => {
  const name = { symbol: 'name', label: 'Name', field_type: 'String', required: true } as const
  const price = { symbol: 'price', label: 'Price', field_type: 'Number', min: 0 } as const
  const list = { ...named, field_type: 'List', max: 2, fields: [name, price] } as const
  expect(read(list, [{ name: ' a ' }])).toEqual([{ name: 'a', price: null }])
  expect([[{ name: '' }], [{}], [{ name: 'a' }, { name: 'b' }, { name: 'c' }]].map((value) => read(list, value))).toEqual(['refused', 'refused', 'refused'])
  const texts = { ...named, field_type: 'List', fields: [{ symbol: '', label: 'Text', field_type: 'Text', max: 2 }] } as const
  expect([['ab'], ['abc'], undefined].map((value) => read(texts, value))).toEqual([['ab'], 'refused', []])
  expect([[' a '], [''], undefined].map((value) => read({ ...named, field_type: 'Lines' }, value))).toEqual([['a'], 'refused', []])
  const pairs = { ...named, field_type: 'Pairs', name, value: { ...price, required: true } } as const
  expect([{ NSW: 5 }, { NSW: -5 }, undefined].map((value) => read(pairs, value))).toEqual([{ NSW: 5 }, 'refused', {}])
  const group = { ...named, field_type: 'Group', fields: [price] } as const
  expect([{}, undefined, null].map((value) => read(group, value))).toEqual([{ price: null }, { price: null }, 'refused'])
  expect([undefined, null, { price: 1 }].map((value) => read({ ...group, none: 'null' }, value))).toEqual([null, null, { price: 1 }])
})

test('what nothing is known of is empty, or must be said', () => {
  expect(emptyValueOf({ ...named, field_type: 'Number' })).toBeNull()
  expect(emptyValueOf({ ...named, field_type: 'String', required: true })).toBeUndefined()
  expect(objectSchema([{ ...named, field_type: 'Number' }]).parse({})).toEqual({ field: null })
})
