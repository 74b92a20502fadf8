import { expect, test } from 'vitest'
import { codeName, proofName } from './code-fields.ts'
import type { FormField } from './form.ts'
import { phoneNumber } from './phone-number.ts'
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

test('the names of a code and of a proof are no names of fields, and differ from field to field', () => {
  const names = [codeName('phone'), codeName('second'), proofName('phone'), proofName('second')]
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).not.toMatch(/^[a-z][a-z0-9_]*$/)
})
