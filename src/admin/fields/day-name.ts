import { sharedFormat } from '#kernel/format/shared-format.ts'
import { formatDay } from '#kernel/format/date.ts'

/** A calendar day, `2026-05-15`, in the language of the admin. */
export function dayName(day: string, language: 'ar' | 'en'): string {
  return language === 'ar'
    ? formatDay(new Date(day), 'UTC')
    : sharedFormat('DateTimeFormat', 'en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}
