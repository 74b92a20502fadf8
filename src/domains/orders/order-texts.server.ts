import { formatMoment } from '#kernel/format/date.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { instantOf } from '#kernel/zoned-time.ts'
import type { Appointment } from './order-shapes.ts'

/** An amount as mails and invoices write it: `500 AED`; '' for nothing. */
export function moneyText(minor: number | null, currency: string): string {
  if (minor === null || minor === 0) return ''
  return formatPrice(fromMinorUnits(minor, currency), { symbol: currency, delimiter: ',', format: '% ^' })
}

/** A visit as people read it; its day and time are local ones of the site. '' for none. */
export function visitText(visit: Appointment | null, timeZone: string): string {
  if (!visit) return ''
  const at = new Date(instantOf(`${visit.date} ${visit.time.value}:00`, timeZone))
  return formatMoment(at, timeZone)
}
