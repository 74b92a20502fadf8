import { formatMoment } from '#kernel/format/date.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { instantOf } from '#kernel/zoned-time.ts'
import type { Appointment } from './order-shapes.ts'

/** An amount as mails write it; '' for nothing. */
export function amountText({ minor, currency }: { minor: number; currency: string }, language: 'ar' | 'en'): string {
  return minor === 0 ? '' : moneyText(minor, currency, language)
}

/** A visit as text, in the site's time zone; '' without one. */
export function visitText(visit: Appointment | null, timeZone: string): string {
  if (!visit) return ''
  const at = new Date(instantOf(`${visit.date} ${visit.time.value}:00`, timeZone))
  return formatMoment(at, timeZone)
}
