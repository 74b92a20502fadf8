import { expect, test } from 'vitest'
import { EMAIL, isPhone } from './contact.ts'

test('mail addresses are one address with a host, and nothing that a header would read otherwise', () => {
  for (const text of ['a@b.ae', 'layla.k+1@mail.example.com']) expect(EMAIL.test(text), text).toBe(true)
  for (const text of ['', 'a', 'a@b', 'a@b.c', 'a b@c.ae', 'a@b.ae, c@d.ae', '<a@b.ae>', 'a@@b.ae']) expect(EMAIL.test(text), text).toBe(false)
})

test('phone numbers have 7 to 15 digits of either script; a short code has fewer where it may', () => {
  for (const text of ['0501234', '+971 (50) 123-45.67', '٠٥٠١٢٣٤٥٦٧', '123456789012345']) expect(isPhone(text), text).toBe(true)
  for (const text of ['', '050123', '1234567890123456', '050-CALL-ME', '050+1234567']) expect(isPhone(text), text).toBe(false)
  expect([isPhone('997', 3), isPhone('99', 3)]).toEqual([true, false])
})
