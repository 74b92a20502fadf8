import { latinDigits } from '../digits.ts'

/** One mail address that can be written to. */
export const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/
const PHONE = /^\+?[\d\s().-]+$/

/** Whether a text is a phone number: an optional plus, then digits, Arabic or Latin, with the signs that people put between them; 15 at most (E.164). */
export function isPhone(text: string, fewestDigits = 7): boolean {
  const digits = latinDigits(text)
  const count = digits.replace(/\D/g, '').length
  return PHONE.test(digits) && count >= fewestDigits && count <= 15
}
