/** Allows `burst` requests at once, then one every `everyMs`. Holds at most `most` keys; the least recently used are dropped. */
export type RateLimitOptions = { burst: number; everyMs: number; most?: number }

/** Counts a request, or with `isPeek` only looks. Gives 0 when it is allowed, else the seconds to wait. */
export type RateLimit = (key: string, now: number, isPeek?: boolean) => number

/** A rate limit per key, in the memory of this process. Each request uses up `everyMs` of the key's allowance, which holds `burst` requests. */
export function createRateLimit({ burst, everyMs, most = 10_000 }: RateLimitOptions): RateLimit {
  /** When each key's allowance is full again. */
  const fullAgainAt = new Map<string, number>()
  const advanceMs = (burst - 1) * everyMs
  return (key, now, isPeek = false) => {
    const fullAgain = fullAgainAt.get(key) ?? now
    // A later time than the allowance permits means that the clock was set back.
    const fullAt = fullAgain > now + burst * everyMs ? now : Math.max(fullAgain, now)
    const waitMs = fullAt - now - advanceMs
    if (isPeek) return Math.max(0, Math.ceil(waitMs / 1000))
    fullAgainAt.delete(key)
    fullAgainAt.set(key, waitMs > 0 ? fullAt : fullAt + everyMs)
    const oldest = fullAgainAt.size > most ? fullAgainAt.keys().next().value : undefined
    if (oldest !== undefined) fullAgainAt.delete(oldest)
    return Math.max(0, Math.ceil(waitMs / 1000))
  }
}
