import { minutes, seconds } from '#kernel/durations.ts'

const FIRST_MS = seconds(10)
const LONGEST_MS = minutes(30)
/** Tried for more than a day, so that deliveries survive a night or an outage. */
export const MOST_ATTEMPTS = 80

/** How long to wait after the failed attempt with this number: doubled each time up to half an hour, give or take a quarter by `chance` of 0 to 1. */
export function retryDelayMs(attempt: number, chance: number): number {
  const delay = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS)
  return Math.round(delay * (0.75 + chance / 2))
}
