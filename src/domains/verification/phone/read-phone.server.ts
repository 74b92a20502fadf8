import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { latinDigits } from '#kernel/digits.ts'

const E164 = /^\+[1-9]\d{6,14}$/

/** The country of a number in the form of E.164, as two letters; '' for one that several share. */
export function countryOf(number: string): string {
  return parsePhoneNumberFromString(number)?.country ?? ''
}

/** A number in the form of E.164 with any digits of Arabic, as E.164 with Latin ones; null for another form, or a number that no country has. */
export function readPhone(text: string): string | null {
  const number = latinDigits(text).trim()
  return E164.test(number) && parsePhoneNumberFromString(number)?.isValid() ? number : null
}
