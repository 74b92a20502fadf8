import { seconds } from '#kernel/durations.ts'
import { createRateLimit, type RateLimit, type RateLimitOptions } from '../http/rate-limit.server.ts'
import { Fault } from '#kernel/fault.ts'
import { networkOfSender } from './address-limit.server.ts'
import type { Services } from '../services.server.ts'
import type { Context } from 'hono'

/** What one request costs at most, whatever it asks and however large the site is, and how often one address may cause it. */
type Cost = RateLimitOptions & {
  /** For the documentation of the API. */
  about: string
  /** Rows that the database looks at. */
  mostRows: number
}

/**
 * The costs that a public request can have. All requests of one cost share the allowance of an address, and many people may stand behind one address, so
 * that allowances are wide: what protects the site is that no request costs more than this. Calls that do more than read have narrower limits of their own.
 */
export const publicCosts = {
  memory: { about: 'memory and a few rows by their keys', mostRows: 100, burst: 4000, everyMs: 5 },
  file: { about: 'a file and its row', mostRows: 20, burst: 5000, everyMs: 4 },
  rows: { about: 'a few rows by their keys', mostRows: 300, burst: 1500, everyMs: 20 },
  search: { about: 'a search in memory and the rows of one page', mostRows: 3000, burst: 600, everyMs: 50 },
  drawing: { about: 'a page drawn for this address', mostRows: 3000, burst: 900, everyMs: 40 },
  write: { about: 'one write', mostRows: 1000, burst: 600, everyMs: 50 },
} as const satisfies Record<string, Cost>

export type PublicCost = keyof typeof publicCosts

const allowances = new WeakMap<Services, Record<PublicCost, RateLimit>>()

/** Counts a request of a cost that memory did not answer. Gives 0, or the seconds after which its address may ask again. */
export function secondsUntilAllowed(services: Services, http: Context, cost: PublicCost): number {
  const ownAllowances = allowances.get(services) ?? newAllowances()
  allowances.set(services, ownAllowances)
  const sender = networkOfSender({ services, http })
  // What asks from within the process is part of some request that was counted.
  return sender === '' ? 0 : ownAllowances[cost](sender, services.clock.now().getTime())
}

/** Counts a page that is drawn for its parameters; throws a fault (429) beyond the allowance of its address. */
export function countDrawing(services: Services, http: Context): void {
  const retryAfterSeconds = secondsUntilAllowed(services, http, 'drawing')
  if (retryAfterSeconds > 0) throw new Fault('too many pages are drawn for one address', { status: 429, retryAfterSeconds })
}

function newAllowances(): Record<PublicCost, RateLimit> {
  return Object.fromEntries(Object.entries(publicCosts).map(([cost, options]) => [cost, createRateLimit(options)])) as Record<PublicCost, RateLimit> // one for each
}

/** A cost in a sentence, for the documentation. */
export function describeCost(cost: PublicCost): string {
  const { about, burst, everyMs } = publicCosts[cost]
  return `Costs ${about}. One IP address may make ${burst} calls of this cost at once and then ${seconds(1) / everyMs} a second; cached answers do not count.`
}
