import { FORMAT_LOCALE } from '#kernel/format/number.ts'
import { sharedFormat } from '#kernel/format/shared-format.ts'

/** The month of a day with its year: `نوفمبر 2026`. */
export function monthName(day: string, language: 'ar' | 'en'): string {
  const format = sharedFormat('DateTimeFormat', language === 'ar' ? FORMAT_LOCALE : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`))
}
