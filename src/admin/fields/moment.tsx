import { formatMoment } from '#kernel/format/date.ts'
import { useLanguage } from '../i18n/use-words.ts'
import { useTimeZone } from './use-time-zone.ts'

/** A moment in the time zone of the site, which the menu names; a dash for no moment. */
export function Moment({ value }: { value: string | null | undefined }) {
  const language = useLanguage()
  const zone = useTimeZone()
  if (!value) return <span aria-hidden>–</span>
  if (!zone) return null
  return (
    <time dateTime={value} title={zone}>
      {language === 'ar' ? formatMoment(new Date(value), zone) : englishMoment(new Date(value), zone)}
    </time>
  )
}

function englishMoment(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }).format(instant)
}
