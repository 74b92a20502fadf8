import { expect, test } from 'vitest'
import { maskedContact } from './masked-contact.ts'

test.each([
  [' Sara@Example.com ', '+971501234567', 's•••@example.com'],
  ['a@b@example.com', '', 'a•••@example.com'],
  ['', '+971 50 123 4567', '•••567'],
  ['@example.com', '0501234', '•••234'],
  ['sara', '050123', ''],
  [undefined, null, ''],
  [undefined, '0501234', '•••234'],
  [5, 501234567, ''],
])('the mail address %j and the phone %j are shown as %j', (email, phone, shown) => {
  expect(maskedContact({ email, phone })).toBe(shown)
})
