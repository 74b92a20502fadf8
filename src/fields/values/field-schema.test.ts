import { expect, test } from 'vitest'
import { emptyValueOf, fieldSchema, objectSchema, type SchemaField } from './field-schema.ts'

const base = { symbol: 'field', label: ['A field', 'حقل'] } as const
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const
const parse = (field: SchemaField, value: unknown) => {
  const result = fieldSchema(field).safeParse(value)
  return result.success ? result.data : 'refused'
}

test('a text is trimmed unless its space belongs to it, small letters become capitals where they count as such, and its longest is refused beyond', () => {
  expect(parse({ ...base, field_type: 'String', max: 3 }, ' abc ')).toBe('abc')
  expect(parse({ ...base, field_type: 'String', max: 3 }, 'abcd')).toBe('refused')
  expect(parse({ ...base, field_type: 'String', isCapitals: true }, ' vin ')).toBe('VIN')
  expect(parse({ ...base, field_type: 'Text', keepsSpace: true }, ' a\n')).toBe(' a\n')
  expect(parse({ ...base, field_type: 'Text' }, ' a\n')).toBe('a')
  expect(parse({ ...base, field_type: 'String', default: 'usual' }, undefined)).toBe('usual')
})

test('an address is one of the web, a path of the site or none; a currency is three capital letters', () => {
  const address = { ...base, field_type: 'String', holds: 'address' } as const
  expect(['https://x.test/a', '/a', ''].map((value) => parse(address, value))).toEqual(['https://x.test/a', '/a', ''])
  for (const value of ['//x.test', 'javascript:alert(1)', 'x']) expect(parse(address, value)).toBe('refused')
  const currency = { ...base, field_type: 'String', holds: 'currency', required: true } as const
  expect(['AED', 'aed', '', undefined].map((value) => parse(currency, value))).toEqual(['AED', 'refused', 'refused', 'refused'])
})

test('a number stays within its ends and may be null unless it is needed or has a default', () => {
  const number = { ...base, field_type: 'Number', min: 0, max: 9 } as const
  expect([0, 2.5, null, undefined, -1, 10, '5'].map((value) => parse(number, value))).toEqual([0, 2.5, null, null, 'refused', 'refused', 'refused'])
  expect([1, 1.5].map((value) => parse({ ...number, isWhole: true }, value))).toEqual([1, 'refused'])
  expect([undefined, null].map((value) => parse({ ...number, default: 3 }, value))).toEqual([3, 'refused'])
  expect([undefined, null].map((value) => parse({ ...number, required: true }, value))).toEqual(['refused', 'refused'])
})

test('choices are those that are offered, a day is one of the calendar, and yes or no has a default', () => {
  const choice = { ...base, field_type: 'Select', options } as const
  expect(['a', 'c', undefined].map((value) => parse(choice, value))).toEqual(['a', 'refused', 'refused'])
  expect(parse({ ...choice, default: 'b' }, undefined)).toBe('b')
  const choices = { ...base, field_type: 'Choices', options } as const
  expect([['b', 'a'], ['c'], ['a', 'a', 'a'], undefined].map((value) => parse(choices, value))).toEqual([['b', 'a'], 'refused', 'refused', []])
  const day = { ...base, field_type: 'Day' } as const
  expect(['2026-02-28', '2026-02-30', '', undefined].map((value) => parse(day, value))).toEqual(['2026-02-28', 'refused', '', ''])
  expect([undefined, true, 'true'].map((value) => parse({ ...base, field_type: 'Bool', default: false }, value))).toEqual([false, true, 'refused'])
})

test('lists, pairs and objects are checked by their parts, and an object that can be switched off may be null', () => {
  const name = { symbol: 'name', label: 'Name', field_type: 'String', required: true } as const
  const price = { symbol: 'price', label: 'Price', field_type: 'Number', min: 0 } as const
  const list = { ...base, field_type: 'List', max: 2, fields: [name, price] } as const
  expect(parse(list, [{ name: ' a ' }])).toEqual([{ name: 'a', price: null }])
  expect([[{ name: '' }], [{}], [{ name: 'a' }, { name: 'b' }, { name: 'c' }]].map((value) => parse(list, value))).toEqual(['refused', 'refused', 'refused'])
  const texts = { ...base, field_type: 'List', fields: [{ symbol: '', label: 'Text', field_type: 'Text', max: 2 }] } as const
  expect([['ab'], ['abc'], undefined].map((value) => parse(texts, value))).toEqual([['ab'], 'refused', []])
  expect([[' a '], [''], undefined].map((value) => parse({ ...base, field_type: 'Lines' }, value))).toEqual([['a'], 'refused', []])
  const pairs = { ...base, field_type: 'Pairs', name, value: { ...price, required: true } } as const
  expect([{ NSW: 5 }, { NSW: -5 }, undefined].map((value) => parse(pairs, value))).toEqual([{ NSW: 5 }, 'refused', {}])
  const group = { ...base, field_type: 'Group', fields: [price] } as const
  expect([{}, undefined, null].map((value) => parse(group, value))).toEqual([{ price: null }, { price: null }, 'refused'])
  expect([undefined, null, { price: 1 }].map((value) => parse({ ...group, none: 'null' }, value))).toEqual([null, null, { price: 1 }])
})

test('what nothing is known of is empty, or must be said', () => {
  expect(emptyValueOf({ ...base, field_type: 'Number' })).toBeNull()
  expect(emptyValueOf({ ...base, field_type: 'String', required: true })).toBeUndefined()
  expect(objectSchema([{ ...base, field_type: 'Number' }]).parse({})).toEqual({ field: null })
})
