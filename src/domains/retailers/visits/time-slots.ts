const DEFAULT_MINUTES = 60

/** Times at which an appointment can begin, as `HH:MM`: from opening until one slot before closing. */
export function timeSlots(hours: readonly { opens: string; closes: string }[], minutes = DEFAULT_MINUTES): string[] {
  return [...new Set(hours.flatMap((times) => slotsBetween(times, minutes)))].sort()
}

function slotsBetween(times: { opens: string; closes: string }, minutes: number): string[] {
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
