const DAY_MS = 86_400_000

/** Another day, so many days later or earlier. Days are ISO dates. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10)
}

/** The weekday of a day, Sunday as 0. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The first day of the week in which a day is. */
export function weekStart(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

/** The weeks of the month of a day, whole ones: their first and last may have days of its neighbours. */
export function monthWeeks(day: string, firstWeekday: number): string[][] {
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
