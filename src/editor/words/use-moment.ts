import { useCallback } from 'react'
import { formatMoment } from '#kernel/format/date.ts'
import { useSite } from '../ui/use-site.ts'
import { useLanguage } from './language.tsx'

/** Formats an ISO instant as day and time in the market's time zone; '' until the zone is known. */
export function useMoment(): (instant: string) => string {
  const { language } = useLanguage()
  const timeZone = useSite()?.time_zone
  return useCallback(
    (instant) => {
      if (!timeZone || Number.isNaN(Date.parse(instant))) return ''
      return formatMoment(new Date(instant), timeZone, language)
    },
    [language, timeZone],
  )
}
