import { sharedFormat } from './shared-format.ts'

/** Arabic text with Latin digits and the Gregorian calendar, independent of the browser's or server's locale. */
export const FORMAT_LOCALE = 'ar-u-nu-latn-ca-gregory'

// Arabic locales put a direction mark before a sign. We remove it: this site already isolates its numbers.
const MARKS = /[\u061c\u200e\u200f]/g

/** A number in Latin digits with comma and full stop: 12,500.5. `decimals` fixes their count. */
export function formatNumber(value: number, { decimals }: { decimals?: number } = {}): string {
  const options = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return sharedFormat('NumberFormat', FORMAT_LOCALE, options).format(value).replace(MARKS, '')
}
