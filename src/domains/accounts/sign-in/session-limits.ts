/** A session that nobody uses ends after this time. */
const IDLE_MS = 2 * 3_600_000
/** How often a session's use is written down. */
export const SEEN_EVERY_MS = 60_000
/** How long a provider may take over a sign-in, people's typing included. */
export const ATTEMPT_MS = 10 * 60_000

/** When a session ends that began then and is used now: the idle limit from now, and never past the absolute one. */
export function sessionEnd(createdAt: Date, now: Date, hours: number): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + hours * 3_600_000))
}
