import { addDays } from '#kernel/calendar.ts'
import { todayIn } from '#kernel/zoned-time.ts'

const DAYS = 14
const [FIRST_HOUR, LAST_HOUR] = [8, 20]

/** The days that a task may be set for, on a clock: today and two weeks. */
export function taskDays(timeZone: string, now: Date): string[] {
  const today = todayIn(timeZone, now)
  return Array.from({ length: DAYS + 1 }, (_, index) => addDays(today, index))
}

/** The times of a day, each half hour of it that people work in. */
export const taskTimes: readonly string[] = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 }, (_, index) => {
  const hour = String(FIRST_HOUR + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})
