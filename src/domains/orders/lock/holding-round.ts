import { later } from '../later.ts'
import type { OrdersSettings } from '../settings.ts'

/** A time in which one visitor held one car, with short breaks or none. */
export type Round = { from: Date; until: Date }

/**
 * The round in which a visitor may hold a car now, given the last one: it ends with the usual time of a hold, and never later than the maximum after its
 * beginning. Whoever held the car begins anew only after leaving it for as long as the last round was, so that neither a lapsed hold, nor one that was given
 * up, nor a second checkout gives a fresh maximum. Null when the maximum is used up. `pauseMs` is the longest that the car has to be left.
 */
export function holdingRound(
  last: Round | null,
  now: Date,
  { softLockMs, longestLockMs, pauseMs }: Pick<OrdersSettings, 'softLockMs' | 'longestLockMs'> & { pauseMs: number },
): Round | null {
  const from = last === null || now >= freshFrom(last, pauseMs) ? now : last.from
  const until = earlier(later(now, softLockMs), later(from, longestLockMs))
  return until > now ? { from, until } : null
}

/** From when on a visitor may hold the car anew: after as long as it was held, and at most `pauseMs`, whatever an order kept for days. */
export function freshFrom({ from, until }: Round, pauseMs: number): Date {
  return later(until, Math.min(until.getTime() - from.getTime(), pauseMs))
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
