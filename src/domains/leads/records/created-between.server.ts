import { and, gte, lt, type SQL } from 'drizzle-orm'
import { addDays } from '#kernel/calendar.ts'
import { instantOf, LAST_INSTANT } from '#kernel/zoned-time.ts'
import { lead } from '../schema.server.ts'

/** Days as `2026-05-15`, or instants of ISO 8601; both ends belong to it (C-221). */
export type CreatedBetween = { created_at_gteq?: string | undefined; created_at_lteq?: string | undefined }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Leads of some days of the site's own time zone, the last one through its last second. */
export function createdBetween({ created_at_gteq: from, created_at_lteq: to }: CreatedBetween, timeZone: string): SQL | undefined {
  const first = from ? new Date(DAY.test(from) ? instantOf(`${from} 00:00:00`, timeZone) : from) : undefined
  const end = to ? new Date(DAY.test(to) ? instantOf(`${addDays(to, 1)} 00:00:00`, timeZone) : Math.min(LAST_INSTANT, new Date(to).getTime() + 1)) : undefined
  return and(first && gte(lead.createdAt, first), end && lt(lead.createdAt, end))
}
