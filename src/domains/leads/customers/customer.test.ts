import { expect, test } from 'vitest'
import { type CustomerEntry, customersOf, parseCustomerRef } from './customer.ts'

const anEntry = (values: Partial<CustomerEntry>): CustomerEntry => ({ kind: 'lead', id: 1, name: 'سارة', email: '', phone: '', at: new Date(0), ...values })
const customersIn = (...entries: CustomerEntry[]) => customersOf(entries).map(({ id, entries: count }) => [id, count])

test('records with one address or one number are one customer, named as the newest has them', () => {
  const older = anEntry({ email: 'sara@example.com', name: 'سارة القديمة' })
  const newer = anEntry({ kind: 'order', id: 2, email: 'sara@example.com', phone: '+971501234567', at: new Date(2) })
  const third = anEntry({ kind: 'quotation', id: 3, phone: '+971501234567', at: new Date(1) })
  const customers = customersOf([older, third, newer])
  expect(customers).toEqual([{ id: 'order-2', name: 'سارة', email: 'sara@example.com', phone: '+971501234567', at: new Date(2), entries: 3 }])
})

test('one name joins nobody, and neither do addresses that are not known', () => {
  expect(customersIn(anEntry({ id: 1 }), anEntry({ id: 2 }), anEntry({ id: 3, email: 'a@example.com' }), anEntry({ id: 4, email: 'b@example.com' }))).toEqual([
    ['lead-4', 1],
    ['lead-3', 1],
    ['lead-2', 1],
    ['lead-1', 1],
  ])
})

test('what a record adds joins nothing: anybody may write the number of somebody else into a form', () => {
  const sara = anEntry({ id: 3, email: 'sara@example.com', at: new Date(3) })
  const writtenEntry = anEntry({ id: 2, email: 'sara@example.com', phone: '+971509999999', at: new Date(2) })
  const huda = anEntry({ id: 1, email: 'huda@example.com', phone: '+971509999999', at: new Date(1) })
  expect(customersIn(huda, writtenEntry, sara)).toEqual([
    ['lead-3', 2],
    ['lead-1', 1],
  ])
})

test('a customer is named by a record, and by nothing else', () => {
  expect(parseCustomerRef('lead-7')).toEqual({ kind: 'lead', id: 7 })
  expect(parseCustomerRef('quotation-123456789')).toEqual({ kind: 'quotation', id: 123_456_789 })
  for (const text of ['lead-0', 'lead-07', 'lead-1234567890', 'user-7', 'lead', '7', 'lead-7x', 'xlead-7', 'sara@example.com'])
    expect(parseCustomerRef(text)).toBeNull()
})
