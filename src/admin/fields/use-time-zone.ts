import { useSiteFacts } from './use-site-facts.ts'

/** The site's IANA time zone; undefined until loaded. */
export function useTimeZone(): string | undefined {
  return useSiteFacts()?.time_zone
}
