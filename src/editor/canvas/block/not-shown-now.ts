import type { FieldDef } from '#fields/field-types.ts'
import { isWithinDays, type DayRange } from '#kernel/schedule.ts'
import { localSecond } from '#kernel/zoned-time.ts'

/** Why visitors do not see a block or an item now; `day` is the first or the last of its days, as an ISO date. */
export type NotShownNow = { reason: 'not_yet' | 'no_longer'; day: string }

/** What hides a block or an item now, by the values and fields of either; null when nothing does. [B-142] */
export function notShownNow(
  values: Record<string, unknown>,
  fields: readonly FieldDef[],
  { now, timeZone }: { now: Date; timeZone: string },
): NotShownNow | null {
  const hasDates = fields.some(({ symbol, field_type }) => symbol === 'offer_schedule' && field_type === 'DateRange')
  const range = hasDates ? (values.offer_schedule as Partial<DayRange> | null | undefined) : null
  if (!range?.from || !range.to || isWithinDays(now, { from: range.from, to: range.to }, timeZone)) return null
  return localSecond(now, timeZone) < range.from ? { reason: 'not_yet', day: range.from } : { reason: 'no_longer', day: range.to }
}
