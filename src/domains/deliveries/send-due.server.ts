import { reasonOf } from '#kernel/reason-of.ts'
import { sql } from 'drizzle-orm'
import { seconds } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { allEnded, type Lane, lookingAgain, takeDue } from '#platform/jobs/take-due.ts'
import { inTraceOf } from '#platform/traces/spans.server.ts'
import { inRequest, newScope } from '#platform/log/request-scope.server.ts'
import { letPeopleFirst } from '#platform/turns.ts'
import { type Claim, type ClaimedDelivery, claimDeliveries, releaseExpired } from './claim-deliveries.server.ts'
import { markFailed, markGroupSent, markSent } from './mark-delivery.server.ts'
import { MOST_ATTEMPTS, retryDelayMs } from './retry-delay.ts'
import { SendError, type Sender, type Together } from './sender.ts'

const MOST_AT_ONCE = 64
const MOST_PER_TARGET = 6
/** The timeout for a sender that does not stop by itself. */
const SEND_MS = seconds(30)
/** Longer than any attempt and the storing of its result. */
const LEASE_MS = seconds(60)
/** Groups of one target that processes have under way together: one that died with its group must not stop the others until its lease ends. */
const MOST_GROUPS = 8
/** The timeout for a group: what is sent one by one after it still ends before the lease. */
const GROUP_MS = seconds(20)

/** The pause between batches of mails during a rush of orders. */
const YIELD_MS = seconds(2)

/** How often leases that ended are looked for: the sweep of each minute always does. */
const RELEASE_MS = seconds(30)

/** Sends due deliveries until none is left, or its bounds are reached. */
export type DeliveryLoop = Lane & {
  /** Whether an attempt failed that is due again later, since this was asked the last time. */
  hasPutOff: () => boolean
}

/** What attempts leave behind for who runs the loop. */
type Notes = { hasPutOff: boolean }

/**
 * One loop for each process, with a lane for each kind that is sent in groups and one for all others: while a lane runs, a second call only makes it look again.
 */
export function createDeliveryLoop(ctx: Ctx, senders: readonly Sender[]): DeliveryLoop {
  const notes: Notes = { hasPutOff: false }
  const others = othersLane(
    ctx,
    senders.filter(({ together }) => !together),
    notes,
  )
  const groups = senders.flatMap((sender) => (sender.together ? [groupLane(ctx, { ...sender, together: sender.together }, notes)] : []))
  const lastLanes = [others, ...groups.filter(({ isLast }) => isLast)]
  let releasedAt = Number.NEGATIVE_INFINITY
  const release = async () => {
    const now = ctx.clock.now()
    if (now.getTime() - releasedAt < RELEASE_MS) return
    await releaseExpired(ctx.db, now)
    releasedAt = now.getTime()
  }
  return {
    run: async (bounds) => {
      await release()
      const runGroup = async (group: GroupLane) => {
        await group.run(bounds)
        // It may have written what the others send: the mails that bring an invoice.
        if (!group.isLast && group.hasWorked()) await allEnded(lastLanes.map((lane) => lane.run(bounds)))
      }
      await allEnded([others.run(bounds), ...groups.map(runGroup)])
    },
    hasPutOff: () => {
      const { hasPutOff } = notes
      notes.hasPutOff = false
      return hasPutOff
    },
  }
}

/** Sends as many deliveries at once as the limits allow. */
function othersLane(ctx: Ctx, senders: readonly Sender[], notes: Notes): Lane {
  const byKind = new Map(senders.map((sender) => [sender.kind, sender]))
  const due = {
    clock: ctx.clock,
    claim: async (underWay: readonly ClaimedDelivery[]) => {
      await letPeopleFirst(YIELD_MS)
      const most = MOST_AT_ONCE - underWay.length
      return most <= 0 ? [] : claimFor(ctx, { kinds: [...byKind.keys()], most, mostPerTarget: MOST_PER_TARGET })
    },
    work: (delivery: ClaimedDelivery) => inScopeOf(delivery, () => attempt({ ctx, notes }, delivery, byKind.get(delivery.kind))),
  }
  return lookingAgain((run) => takeDue(due, run))
}

/** `hasWorked` says whether it sent anything since it was asked the last time. */
type GroupLane = Lane & { isLast: boolean; hasWorked: () => boolean }

/** Sends one group after the other. */
function groupLane(ctx: Ctx, sender: Sender & { together: Together }, notes: Notes): GroupLane {
  const { most, send, isLast = false } = sender.together
  /** Somebody asked since the last claim. */
  let isAsked = false
  let mayBeMore = false
  let hasWorked = false
  const sendGroup = async (group: readonly ClaimedDelivery[]): Promise<ClaimedDelivery[]> => {
    try {
      const errors = await answerWithin(GROUP_MS, () => send(group, (delivery, work) => inScopeOf(delivery as ClaimedDelivery, work)))
      const receipts = new Map<ClaimedDelivery, string>()
      for (const delivery of group) {
        const receipt = errors.get(delivery.id)
        if (receipt !== undefined) receipts.set(delivery, receipt)
      }
      await markGroupSent(ctx.db, receipts, ctx.clock.now())
      return group.filter((delivery) => !receipts.has(delivery))
    } catch (error) {
      ctx.log.warn('a group of deliveries is sent one by one', { kind: sender.kind, reason: reasonOf(error) })
      return [...group]
    }
  }
  const due = {
    clock: ctx.clock,
    claim: async (underWay: readonly (readonly ClaimedDelivery[])[]) => {
      // After a group that was not full nothing is due but what somebody says.
      if (underWay.length > 0 || !(isAsked || mayBeMore)) return []
      if (isLast) await letPeopleFirst(YIELD_MS)
      isAsked = false
      const deliveries = await claimFor(ctx, { kinds: [sender.kind], most, mostPerTarget: most * MOST_GROUPS })
      mayBeMore = deliveries.length === most
      return deliveries.length > 0 ? [deliveries] : []
    },
    work: async (deliveries: readonly ClaimedDelivery[]) => {
      const alone = deliveries.length > 1 ? await sendGroup(deliveries) : deliveries
      await Promise.all(alone.map((delivery) => inScopeOf(delivery, () => attempt({ ctx, notes }, delivery, sender))))
      // Only now: what it wrote is there for whoever is told.
      hasWorked = true
    },
  }
  const lane = lookingAgain((run) => takeDue(due, run))
  return {
    isLast,
    run: (bounds) => {
      isAsked = true
      return lane.run(bounds)
    },
    hasWorked: () => {
      const answer = hasWorked
      hasWorked = false
      return answer
    },
  }
}

function claimFor({ db, clock }: Ctx, limits: Pick<Claim, 'kinds' | 'most' | 'mostPerTarget'>): Promise<ClaimedDelivery[]> {
  const now = clock.now()
  return claimDeliveries(db, { ...limits, now, leaseUntil: new Date(now.getTime() + LEASE_MS) })
}

/** Work for a delivery carries on the id of the request that it was written for. */
function inScopeOf<Value>({ id, kind, requestId }: ClaimedDelivery, work: () => Promise<Value>): Promise<Value> {
  const scope = newScope(requestId || `delivery-${id}`)
  const step = { name: `delivery ${kind}`, kind: 'job', attributes: { 'maarad.request_id': scope.id, 'maarad.delivery': id } } as const
  return inRequest(scope, () => inTraceOf(scope.id, step, work))
}

type Attempting = { ctx: Ctx; notes: Notes }

async function attempt({ ctx, notes }: Attempting, delivery: ClaimedDelivery, sender: Sender | undefined): Promise<void> {
  try {
    if (!sender) throw new SendError(`no sender takes ${delivery.kind}`)
    const receipt = await answerWithin(SEND_MS, (signal) => sender.send(delivery, signal))
    await markSent(ctx.db, delivery, { receipt, now: ctx.clock.now() })
  } catch (error) {
    await keepFailure({ ctx, notes }, delivery, error).catch((cause: unknown) => {
      // Its lease ends, and it is sent again with the same key.
      ctx.log.warn('the end of a delivery could not be kept', { delivery: delivery.id, reason: reasonOf(cause) })
    })
  }
}

async function keepFailure({ ctx, notes }: Attempting, delivery: ClaimedDelivery, cause: unknown): Promise<void> {
  const now = ctx.clock.now()
  const { isFinal, retryAfterMs } = cause instanceof SendError ? cause : { isFinal: false, retryAfterMs: null }
  const tries = delivery.attempt - delivery.attemptsBefore
  const isGivenUp = isFinal || tries >= MOST_ATTEMPTS
  const delay = Math.max(retryAfterMs ?? 0, retryDelayMs(tries, Math.random()))
  const nextAt = isGivenUp ? null : new Date(now.getTime() + delay)
  if (nextAt) notes.hasPutOff = true
  // Messages of receivers may hold personal data, so they are stored with the delivery and never logged.
  if (isGivenUp) ctx.log.error('a delivery was given up', { delivery: delivery.id, kind: delivery.kind, attempts: delivery.attempt })
  await markFailed(ctx.db, delivery, { error: reasonOf(cause), now, nextAt })
}

async function answerWithin<Answer>(mostMs: number, send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
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
