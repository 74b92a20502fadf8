import { latinDigits } from './digits.ts'

/** The order of day, month and year: `2026-05-31`, `31.05.2026`, `05/31/2026`. */
export type DayOrder = 'ymd' | 'dmy' | 'mdy'

/**
 * A day as `2026-05-31` from any of the three orders, with or without a time behind it; null for a day that no calendar has. A year that
 * stands first is one in every order.
 */
export function parseDay(text: string, order: DayOrder): string | null {
  const match = latinDigits(text)
    .trim()
    .match(/^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T ].*)?$/)
  if (!match) return null
  const [first = '', second = '', third = ''] = match.slice(1)
  const [year, month, day] = order === 'ymd' || first.length === 4 ? [first, second, third] : order === 'dmy' ? [third, second, first] : [third, first, second]
  if (year.length !== 4) return null
  const date = new Date(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** A day as people type it here, `31/05/2026`. */
export function typedDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
