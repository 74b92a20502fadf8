import { latinDigits } from '../digits.ts'
import { fractionDigits, toMinorUnits } from '../money.ts'

/**
 * An amount as people type it, in minor units: digits of any script, commas between thousands, and no more decimals than the currency has. Null for anything else, since
 * `1.234` is a thousand to some and a little more than one to others.
 */
export function typedAmount(text: string, currency: string): number | null {
  const [, whole = '', decimals = ''] =
    latinDigits(text)
      .replaceAll('٬', ',')
      .replace('٫', '.')
      .trim()
      .match(/^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(\.\d{1,3})?$/) ?? []
  if (whole === '' || decimals.length - 1 > fractionDigits(currency)) return null
  return toMinorUnits(Number(`${whole.replaceAll(',', '')}${decimals}`), currency)
}
