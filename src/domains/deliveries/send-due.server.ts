import { reasonOf } from '#kernel/reason-of.ts'
import { sql } from 'drizzle-orm'
import { seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTraceOf } from '#platform/traces/spans.server.ts'
import { inRequest, newScope } from '#platform/log/request-scope.server.ts'
import { letPeopleFirst } from '#platform/turns.ts'
import { type Claimed, claimDeliveries, releaseExpired } from './claim-deliveries.server.ts'
import { markFailed, markSent } from './mark-delivery.server.ts'
import { MOST_ATTEMPTS, retryDelayMs } from './retry-delay.ts'
import { SendError, type Sender } from './sender.ts'

const MOST_AT_ONCE = 64
const MOST_PER_TARGET = 6
/** The timeout for a sender that does not stop by itself. */
const SEND_MS = seconds(30)
/** Longer than any attempt and the storing of its result. */
const LEASE_MS = seconds(60)

/** The pause between batches of mails during a rush of orders. */
const YIELD_MS = seconds(2)

/** Sends due deliveries until none is left. */
export type DeliveryLoop = { run: () => Promise<void> }

/**
 * One loop for each process: while it runs, a second call only makes it look again. It sends as many deliveries at once as the limits allow,
 * and takes new ones as soon as any ends, so that a slow target fills its own places only.
 */
export function createDeliveryLoop(ctx: Ctx, senders: readonly Sender[]): DeliveryLoop {
  const byKind = new Map(senders.map((sender) => [sender.kind, sender]))
  const going = new Set<Promise<void>>()
  let wake: (() => void) | undefined
  let isRunning = false
  let hasNews = false

  const claim = async (): Promise<number> => {
    const now = ctx.clock.now()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const free = MOST_AT_ONCE - going.size
    if (free <= 0) return 0
    const claimed = await claimDeliveries(ctx.db, { kinds: [...byKind.keys()], now, leaseUntil, most: free, mostPerTarget: MOST_PER_TARGET })
    for (const delivery of claimed) {
      const scope = newScope(delivery.requestId || `delivery-${delivery.id}`)
      const step = { name: `delivery ${delivery.kind}`, kind: 'job', attributes: { 'maarad.request_id': scope.id, 'maarad.delivery': delivery.id } } as const
      const sending = inRequest(scope, () => inTraceOf(scope.id, step, () => attempt(ctx, delivery, byKind.get(delivery.kind)))).finally(() => {
        going.delete(sending)
        wake?.()
      })
      going.add(sending)
    }
    return claimed.length
  }

  const run = async (): Promise<void> => {
    await releaseExpired(ctx.db, ctx.clock.now())
    for (;;) {
      await letPeopleFirst(YIELD_MS)
      hasNews = false
      // Changes from here on are handled by the next round.
      const news = new Promise<void>((resolve) => {
        wake = resolve
      })
      const claimed = await claim()
      if (claimed > 0 || hasNews) continue
      if (going.size === 0) return
      await news
    }
  }

  return {
    run: async () => {
      hasNews = true
      wake?.()
      if (isRunning) return
      isRunning = true
      try {
        await run()
      } finally {
        isRunning = false
      }
    },
  }
}

async function attempt(ctx: Ctx, delivery: Claimed, sender: Sender | undefined): Promise<void> {
  try {
    if (!sender) throw new SendError(`no sender takes ${delivery.kind}`)
    const receipt = await answerWithin(SEND_MS, (signal) => sender.send(delivery, signal))
    await markSent(ctx.db, delivery, { receipt, now: ctx.clock.now() })
  } catch (error) {
    await keepFailure(ctx, delivery, error).catch((cause: unknown) => {
      // Its lease ends, and it is sent again with the same key.
      ctx.log.warn('the end of a delivery could not be kept', { delivery: delivery.id, reason: reasonOf(cause) })
    })
  }
}

async function keepFailure(ctx: Ctx, delivery: Claimed, cause: unknown): Promise<void> {
  const now = ctx.clock.now()
  const { isFinal, retryAfterMs } = cause instanceof SendError ? cause : { isFinal: false, retryAfterMs: null }
  const tries = delivery.attempt - delivery.attemptsBefore
  const isGivenUp = isFinal || tries >= MOST_ATTEMPTS
  const delay = Math.max(retryAfterMs ?? 0, retryDelayMs(tries, Math.random()))
  const nextAt = isGivenUp ? null : new Date(now.getTime() + delay)
  // Messages of receivers may hold personal data, so they are stored with the delivery and never logged.
  if (isGivenUp) ctx.log.error('a delivery was given up', { delivery: delivery.id, kind: delivery.kind, attempts: delivery.attempt })
  await markFailed(ctx.db, delivery, { error: reasonOf(cause), now, nextAt })
}

async function answerWithin(mostMs: number, send: (signal: AbortSignal) => Promise<string>): Promise<string> {
  const timeout = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new SendError(`no answer within ${mostMs / 1000} s`)
    timeout.abort(error)
    reject(error)
  }, mostMs)
  try {
    return await Promise.race([send(timeout.signal), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** When the next waiting delivery is due; null when none is waiting. */
export async function nextDueAt({ db }: Ctx): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | Date | null }>(sql`select min(next_at) as at from delivery where state = 'queued'`)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}
