/** `burst` takes at once, then one every `everyMs`. Addresses are forgotten, the longest unused first, past `most` of them. */
export type RateLimitOptions = { burst: number; everyMs: number; most?: number }

/** Seconds until the next take is allowed; 0 when this one was. */
export type RateLimit = (key: string, now: number) => number

/** A limit for each key, in the memory of this process: every take is paid for by `everyMs` of time, `burst` of them in advance. */
export function createRateLimit({ burst, everyMs, most = 10_000 }: RateLimitOptions): RateLimit {
  /** Until when the takes of a key are spent. */
  const spentUntil = new Map<string, number>()
  const advanceMs = (burst - 1) * everyMs
  return (key, now) => {
    const known = spentUntil.get(key) ?? now
    // More than that cannot be spent: the clock was set back.
    const spent = known > now + burst * everyMs ? now : Math.max(known, now)
    const waitMs = spent - now - advanceMs
    spentUntil.delete(key)
    spentUntil.set(key, waitMs > 0 ? spent : spent + everyMs)
    const oldest = spentUntil.size > most ? spentUntil.keys().next().value : undefined
    if (oldest !== undefined) spentUntil.delete(oldest)
    return Math.max(0, Math.ceil(waitMs / 1000))
  }
}
