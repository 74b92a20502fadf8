/** An unused session ends after this time. */
const IDLE_MS = 2 * 3_600_000
/** How often the last use of a session is saved. */
export const SEEN_EVERY_MS = 60_000
/** How long a sign-in at the provider may take, typing included. */
export const ATTEMPT_MS = 10 * 60_000

/** When a session ends that is used now: after the idle limit, but never past the absolute limit of `hours`. */
export function sessionEnd(createdAt: Date, now: Date, hours: number): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + hours * 3_600_000))
}
