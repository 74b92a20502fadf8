import { formatMoment } from '#kernel/format/date.ts'
import { useLanguage } from '../i18n/use-words.ts'

/** A moment in a time zone, that of the person at the screen where none is named; a dash for no moment. */
export function Moment({ value, timeZone }: { value: string | null | undefined; timeZone?: string | undefined }) {
  const language = useLanguage()
  if (!value) return <span aria-hidden>–</span>
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return <time dateTime={value}>{language === 'ar' ? formatMoment(new Date(value), zone) : englishMoment(new Date(value), zone)}</time>
}

function englishMoment(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }).format(instant)
}
