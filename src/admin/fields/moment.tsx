import { formatMoment } from '#kernel/format/date.ts'
import { useLanguage } from '../i18n/use-words.ts'

const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })

/** A moment in the time zone of the person at the screen; a dash for none. */
export function Moment({ value }: { value: string | null | undefined }) {
  const language = useLanguage()
  if (!value) return <span aria-hidden>–</span>
  const instant = new Date(value)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return <time dateTime={value}>{language === 'ar' ? formatMoment(instant, zone) : english.format(instant)}</time>
}
