import { latinDigits } from '../digits.ts'

const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/
const PHONE = /^\+?[\d\s().-]+$/
/** The most digits of a phone number (E.164). */
const MOST_DIGITS = 15

/** Whether a text is one mail address that can be written to. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** Whether a text is a phone number: an optional plus, then digits, Arabic or Latin, with the signs that people put between them. */
export function isPhone(text: string, fewestDigits = 7): boolean {
  const digits = latinDigits(text)
  const count = digits.replace(/\D/g, '').length
  return PHONE.test(digits) && count >= fewestDigits && count <= MOST_DIGITS
}
