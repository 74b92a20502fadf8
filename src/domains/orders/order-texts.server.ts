import { formatMoment } from '#kernel/format/date.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import type { Appointment } from './order-shapes.ts'

/** An amount as mails write it; '' for nothing. */
export function amountText({ minor, currency }: { minor: number; currency: string }, language: 'ar' | 'en'): string {
  return minor === 0 ? '' : moneyText(minor, currency, language)
}

/** A visit as text, by the retailer's clock as it was chosen; '' without one. */
export function visitText(visit: Appointment | null): string {
  return visit ? formatMoment(new Date(`${visit.date}T${visit.time.value}:00Z`), 'UTC') : ''
}
