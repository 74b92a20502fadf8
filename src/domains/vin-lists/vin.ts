import { latinDigits } from '#kernel/digits.ts'

/** A vehicle identification number as it is compared: capital letters and Latin digits, without spaces and hyphens (B-019). */
export function normalVin(text: string): string {
  return latinDigits(text)
    .replaceAll(/[\s\u00ad\u200e\u200f\u2066-\u2069\u2010-\u2015-]/g, '')
    .toUpperCase()
}

/** Seventeen digits and letters without I, O and Q (ISO 3779), as {@link normalVin} gives them. */
export function isVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin)
}

/** The beginning of VINs, or a whole one: at least the three signs of a maker. */
export function isVinPrefix(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{3,17}$/.test(vin)
}
