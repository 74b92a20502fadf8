import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinDigits } from '#kernel/digits.ts'

/** A phone number in the international form; null for an impossible one. A number without a country code belongs to `country`. */
export function phoneNumber(text: string, country: string): string | null {
  const knownCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const parsedNumber = parsePhoneNumberFromString(latinDigits(text).replace(/^00/, '+'), knownCountry)
  return parsedNumber?.isPossible() ? parsedNumber.number : null
}
