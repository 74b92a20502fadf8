import { sharedFormat } from './format/shared-format.ts'

const digits = new Map<string, number>()

/** How many decimals the currency has: 2 for AED, 3 for KWD, 0 for JPY. `currency` is a code of three letters (ISO 4217). */
export function fractionDigits(currency: string): number {
  const knownDigits = digits.get(currency)
  if (knownDigits !== undefined) return knownDigits
  const fraction = sharedFormat('NumberFormat', 'en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, fraction)
  return fraction
}

/** 1234.5 AED as 123450 fils: prices are stored and compared as integers. */
export function toMinorUnits(amount: number, currency: string): number {
  // 1.005 × 100 is 100.49999999999999 in floating point, and would be rounded down to 100.
  return Math.round(Number((amount * 10 ** fractionDigits(currency)).toPrecision(15)))
}

/** 123450 fils as 1234.5 AED. */
export function fromMinorUnits(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** fractionDigits(currency)
}
