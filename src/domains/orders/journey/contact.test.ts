// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { checkContact, emptyContact, forgetContact, loadContact, saveContact, sentContact } from './contact.ts'

const contact = { first_name: 'ليلى', last_name: 'الهاشمي', email: 'laila@example.com', phone: '٠٥٠ ١٢٣ ٤٥٦٧' }
const check = (change: Partial<typeof contact>) => checkContact({ ...contact, ...change })

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('[A-260] details of a buyer are required, an address and a phone are checked, Arabic digits are digits', () => {
  expect(check({})).toEqual({})
  expect(checkContact(emptyContact())).toEqual({ first_name: 'required', last_name: 'required', email: 'required', phone: 'required' })
  expect(check({ first_name: '  ', email: 'laila@example', phone: '12' })).toEqual({ first_name: 'required', email: 'not_an_email', phone: 'not_a_phone' })
  // Fields without a flaw are no keys: whoever counts the flaws counts them.
  expect(Object.keys(check({ phone: '12' }))).toEqual(['phone'])
})

test.each([
  ['first_name', 100],
  ['last_name', 100],
  ['email', 254],
] as const)('%s may have %i letters, counted as people count them', (field, most) => {
  const end = field === 'email' ? '@example.com' : '😀'
  const letters = field === 'email' ? most - end.length : most - 1
  expect(check({ [field]: 'a'.repeat(letters) + end })).toEqual({})
  expect(check({ [field]: `${'a'.repeat(letters + 1)}${end}` })).toEqual({ [field]: 'max' })
})

test('a phone has 7 to 15 digits, however they are set, and no more than 40 signs', () => {
  for (const phone of ['0501234', '+971 (50) 123-4567.8', '012345678901234']) expect(check({ phone })).toEqual({})
  for (const phone of ['050123', '0123456789012345', '0501234 x', '050+1234567']) expect(check({ phone })).toEqual({ phone: 'not_a_phone' })
  expect(check({ phone: `0501234${'.'.repeat(34)}` })).toEqual({ phone: 'max' })
})

test.each(['a@b.co', 'a.b+c@d.example.com', 'سارة@مثال.شبكة'])('%s is a mail address', (email) => {
  expect(check({ email })).toEqual({})
})

test.each(['a@b.c', 'a b@c.com', 'a@b@c.com', '@c.com', 'a@.com@', 'a@c,d.com', 'a@b.com.', '<a@b.com>'])('%s is no mail address', (email) => {
  expect(check({ email })).toEqual({ email: 'not_an_email' })
})

test('details are sent without the space around them, the phone in Latin digits', () => {
  const typed = { first_name: ' ليلى ', last_name: ' الهاشمي ', email: ' laila@example.com ', phone: ' ٠٥٠ ١٢٣ ٤٥٦٧ ' }
  expect(check(typed)).toEqual({})
  expect(sentContact(typed)).toEqual({ ...contact, phone: '050 123 4567' })
})

test('details stay in the tab until they are forgotten; what is no text there is empty', () => {
  expect(loadContact()).toEqual(emptyContact())
  saveContact(contact)
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0])
  expect(loadContact()).toEqual(contact)
  const key = sessionStorage.key(0) ?? ''
  sessionStorage.setItem(key, JSON.stringify({ ...contact, phone: 501234567, other: 'x' }))
  expect(loadContact()).toEqual({ ...contact, phone: '' })
  sessionStorage.setItem(key, '{broken')
  expect(loadContact()).toEqual(emptyContact())
  forgetContact()
  expect(sessionStorage.length).toBe(0)
})

test('a browser without storage orders as well', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  expect(() => saveContact(contact)).not.toThrow()
  expect(loadContact()).toEqual(emptyContact())
  expect(() => forgetContact()).not.toThrow()
})
