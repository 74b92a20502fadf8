import type { Context } from 'hono'
import { addressSet } from '#platform/http/address-set.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { createRateLimit, type RateLimit, type RateLimitOptions } from '../http/rate-limit.server.ts'
import { remoteAddress } from '../http/remote-address.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Services } from '../services.server.ts'

/** A request with the clock that it is counted by. */
type CallSource = { services: Services; http: Context; clock: Clock }

const INSIDE = 'inside'

/** Who limits count as the sender of a request (`networkOf` its address), behind trusted proxies as well; `inside` for one from within the process. */
export function senderOf({ services, http }: { services: Services; http: Context }): string {
  return networkOf(remoteAddress(http, addressSet(services.env.TRUSTED_PROXIES)) ?? INSIDE)
}

/** The network of a request's sender; '' for one from within the process. */
export function networkOfSender(ctx: { services: Services; http: Context }): string {
  const sender = senderOf(ctx)
  return sender === INSIDE ? '' : sender
}

/** A rate limit by address for calls that anybody may make, in the memory of each process. Gives 0 when a request is allowed, else the seconds to wait. */
export function addressLimit(options: RateLimitOptions): (ctx: CallSource) => number {
  const limits = new WeakMap<Services, RateLimit>()
  return (ctx) => {
    const limit = limits.get(ctx.services) ?? createRateLimit(options)
    limits.set(ctx.services, limit)
    return limit(senderOf(ctx), ctx.clock.now().getTime())
  }
}
