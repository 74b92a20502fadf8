import { timesOf, weekdaysOf } from '../opening-hours.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DEFAULT_MINUTES = 60

type OpeningHours = readonly { days: string; hours: string }[]

/**
 * Times at which an appointment can begin on a day (`2026-11-22`), as `HH:MM`: from opening until one slot before closing. Nothing on
 * a day that the hours do not name.
 */
export function timeSlots(hours: OpeningHours, day: string, minutes = DEFAULT_MINUTES): string[] {
  if (!DAY.test(day)) return []
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const slots = hours.filter(({ days }) => weekdaysOf(days).includes(weekday)).flatMap((line) => slotsBetween(line.hours, minutes))
  return [...new Set(slots)].sort()
}

function slotsBetween(hours: string, minutes: number): string[] {
  const times = timesOf(hours)
  if (!times) return []
  const [opens, closes] = [minutesOf(times.opens), minutesOf(times.closes)]
  // A showroom that closes after midnight takes appointments until midnight.
  const end = closes > opens ? closes : 24 * 60
  return Array.from({ length: Math.max(0, Math.floor((end - opens) / minutes)) }, (_, index) => clockTime(opens + index * minutes))
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
