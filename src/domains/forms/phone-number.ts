import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinDigits } from '#kernel/digits.ts'

/** A phone number in the international form; null when no line can have it. Without a country code it is one of `country`. */
export function phoneNumber(text: string, country: string): string | null {
  const known = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const parsed = parsePhoneNumberFromString(latinDigits(text).replace(/^00/, '+'), known)
  return parsed?.isPossible() ? parsed.number : null
}
