import { sharedFormat } from '#kernel/format/shared-format.ts'
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
      return language === 'ar' ? formatMoment(new Date(instant), timeZone) : englishMoment(new Date(instant), timeZone)
    },
    [language, timeZone],
  )
}

function englishMoment(instant: Date, timeZone: string): string {
  return sharedFormat('DateTimeFormat', 'en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone }).format(
    instant,
  )
}
