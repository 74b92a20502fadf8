import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinDigits } from '#kernel/digits.ts'

/**
 * A phone number in the international form; null for an impossible one. A number without a country code belongs to the first of `countries` (ISO 3166) that has
 * such a number, else to the first in which it is possible.
 */
export function phoneNumber(text: string, ...countries: readonly string[]): string | null {
  const digits = dialledDigits(text)
  const knownCountries = countries.filter((country): country is CountryCode => isSupportedCountry(country))
  const numbers = (knownCountries.length > 0 ? knownCountries : [undefined]).flatMap((country) => parsePhoneNumberFromString(digits, country) ?? [])
  const number = numbers.find((one) => one.isValid()) ?? numbers.find((one) => one.isPossible())
  return number?.number ?? null
}

/**
 * The digits by which records of any country have a number that is typed in a search: with a code all of them, without one those that follow the code. Null for a
 * number that is impossible in `country`.
 */
export function searchedNumber(text: string, country: string): string | null {
  const digits = dialledDigits(text)
  if (digits.startsWith('+') || !isSupportedCountry(country)) return phoneNumber(text, country)
  const number = parsePhoneNumberFromString(digits, country)
  return number?.isPossible() ? number.nationalNumber : null
}

function dialledDigits(text: string): string {
  return latinDigits(text).trim().replace(/^00/, '+')
}
