import { sharedFormat } from '#kernel/format/shared-format.ts'
import { formatDay, formatMoment, formatTime, zoneName } from '#kernel/format/date.ts'
import { useLanguage } from '../i18n/use-words.ts'
import { useTimeZone } from './use-time-zone.ts'

/** A date and time in the site's time zone or another one, or a dash for null. With `now`, in milliseconds, the date is omitted when it is today. */
export function Moment({ value, now, zone: other }: { value: string | null | undefined; now?: number; zone?: string }) {
  const language = useLanguage()
  const siteZone = useTimeZone()
  const zone = other ?? siteZone
  if (!value) return <span aria-hidden>–</span>
  if (!zone) return null
  const instant = new Date(value)
  const whole = language === 'ar' ? formatMoment : englishMoment
  const isToday = now !== undefined && formatDay(instant, zone) === formatDay(new Date(now), zone)
  return (
    <time dateTime={value} title={zoneName(zone, language)}>
      {isToday ? formatTime(instant, zone) : whole(instant, zone)}
    </time>
  )
}

/** A moment in the site's time zone as a text, for sentences. */
export function useMomentText(): (value: string) => string {
  const language = useLanguage()
  const zone = useTimeZone()
  return (value) => (zone && value ? (language === 'ar' ? formatMoment : englishMoment)(new Date(value), zone) : '')
}

function englishMoment(instant: Date, timeZone: string): string {
  return sharedFormat('DateTimeFormat', 'en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }).format(
    instant,
  )
}
