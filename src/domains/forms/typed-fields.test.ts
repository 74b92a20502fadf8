import { expect, test } from 'vitest'
import { countriesOfNumbers } from './check-values.ts'
import { codeName, proofName } from './code-fields.ts'
import type { FormField, FormValues } from './form.ts'
import { phoneNumber, searchedNumber } from './phone-number.ts'
import { withTypedDays } from './typed-days.ts'

const field = (name: string, type: FormField['type']): FormField => ({ id: name, name, type, label: { ar: name } })

test('days are stored as the calendar writes them, whoever typed them in which digits; what is no day stays to be refused', () => {
  const fields = [field('day', 'date'), field('other', 'date'), field('note', 'text'), field('many', 'date')]
  const values = { day: '٣١/٠٥/٢٠٢٦', other: '31/02/2026', note: '31/05/2026', many: ['31/05/2026'], hidden: '01/02/2026' }
  expect(withTypedDays(fields, values)).toEqual({ ...values, day: '2026-05-31' })
  expect(withTypedDays(fields, { note: 'x' })).toEqual({ note: 'x' })
})

test.each([
  ['050 123 4567', 'AE', '+971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', 'AE', '+971501234567'],
  ['00971501234567', 'SA', '+971501234567'],
  ['+966 50 123 4567', 'AE', '+966501234567'],
  ['0501234567', 'SA', '+966501234567'],
  ['0501234567', 'nowhere', null],
  ['050 100 4567', 'AE', '+971501004567'],
  ['123', 'AE', null],
  ['phone', 'AE', null],
  ['1200971501234567', 'AE', null],
])('the number %s in %s is %s', (typed, country, number) => {
  expect(phoneNumber(typed, country)).toBe(number)
})

test.each([
  ['9912 3456', ['KW', 'AE'], '+96599123456'],
  ['٩٩١٢٣٤٥٦', ['KW', 'AE'], '+96599123456'],
  ['96599123456', ['KW', 'AE'], '+96599123456'],
  ['050 123 4567', ['KW', 'AE'], '+971501234567'],
  ['01012345678', ['AE', 'EG'], '+201012345678'],
  ['079 123 4567', ['JO', 'AE'], '+962791234567'],
  ['+971501234567', ['KW', 'AE'], '+971501234567'],
  ['9912 3456', ['', 'nowhere', 'KW', 'BH'], '+96599123456'],
  ['12', ['KW', 'AE'], null],
])('the number %s is looked for in each of %j: %s', (typed, countries, number) => {
  expect(phoneNumber(typed, ...countries)).toBe(number)
})

test.each([
  ['050 123 4567', '501234567'],
  ['9912 3456', '99123456'],
  ['٩٩١٢٣٤٥٦', '99123456'],
  ['01012345678', '1012345678'],
  ['+965 9912 3456', '+96599123456'],
  ['00965 99123456', '+96599123456'],
  ['99', null],
  ['laila', null],
])('a search for %s in a list of all countries looks for %s', (typed, digits) => {
  expect(searchedNumber(typed, 'AE')).toBe(digits)
})

test('whose numbers are typed without a code: those of the chosen retailer first, then those of the site', () => {
  const fields = [field('phone', 'phone'), field('shop', 'retailer')]
  const retailer = (value: string, country: string) => ({ value, country, label: '', city: '', tags: [], place: null, opening_hours: [] })
  const choices = { locations: [], retailers: [retailer('1', 'KW'), retailer('2', ''), retailer('3', 'AE')] }
  const of = (values: FormValues) => countriesOfNumbers(fields, values, { choices, country: 'AE' })
  const chosen: FormValues[] = [{ shop: '1' }, { shop: '2' }, { shop: '3' }, { shop: '4' }, {}, { shop: ['1', '3'] }]
  expect(chosen.map(of)).toEqual([['KW', 'AE'], ['AE'], ['AE'], ['AE'], ['AE'], ['KW', 'AE']])
})

test('the names of a code and of a proof are no names of fields, and differ from field to field', () => {
  const names = [codeName('phone'), codeName('second'), proofName('phone'), proofName('second')]
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).not.toMatch(/^[a-z][a-z0-9_]*$/)
})
