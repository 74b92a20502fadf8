import { addDays, addMonths, weekdayOf } from '#kernel/calendar.ts'

/** The first day of the week in which a day is. */
function weekStart(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

/** The weeks of the month of a day, whole ones: their first and last may have days of its neighbours. */
export function wholeWeeks(day: string, firstWeekday: number): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const weeks: string[][] = []
  for (let start = weekStart(first, firstWeekday); start < addMonths(first, 1); start = addDays(start, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(start, offset)))
  }
  return weeks
}

/** The day that a key leads to from another one, by the pattern of a grid; null for any other key. Arrows follow the direction of the text. */
export function dayOfKey(key: string, day: string, { firstWeekday, isRtl }: { firstWeekday: number; isRtl: boolean }): string | null {
  const onward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === onward) return addDays(day, 1)
  if (key === back) return addDays(day, -1)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'Home') return weekStart(day, firstWeekday)
  if (key === 'End') return addDays(weekStart(day, firstWeekday), 6)
  if (key === 'PageDown') return addMonths(day, 1)
  return key === 'PageUp' ? addMonths(day, -1) : null
}
