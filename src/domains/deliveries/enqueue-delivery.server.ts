import { reasonOf } from '#kernel/reason-of.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import type { Logger } from '#kernel/log.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { currentRequest } from '#platform/log/request-scope.server.ts'
import type { Jobs } from '#platform/jobs/jobs.server.ts'
import { wakeQueue } from '#platform/jobs/wake-queue.server.ts'
import type { DeliveryDraft } from './delivery.ts'
import { delivery } from './schema.server.ts'

export const DELIVER = 'deliver'

/**
 * Writes a delivery in the caller's transaction: it is sent if and only if that commits. A key that is known already adds nothing.
 * Call {@link wakeDeliveries} after the commit, so that it is sent at once.
 */
export async function enqueueDelivery(tx: Queryable, draft: DeliveryDraft, clock: Clock): Promise<void> {
  await enqueueDeliveries(tx, [draft], clock)
}

/** Writes several deliveries in one statement, as {@link enqueueDelivery}. */
export async function enqueueDeliveries(tx: Queryable, drafts: readonly DeliveryDraft[], clock: Clock): Promise<void> {
  if (drafts.length === 0) return
  const now = clock.now()
  const shared = { createdAt: now, requestId: requestId() }
  await tx
    .insert(delivery)
    .values(drafts.map(({ subject, nextAt = now, ...draft }) => ({ ...draft, nextAt, subjectType: subject.type, subjectId: subject.id, ...shared })))
    .onConflictDoNothing({ target: delivery.key })
}

/**
 * Writes a delivery that waits for `settleMs`, or puts the newer payload into the one that still waits: of changes that follow each other shortly only the
 * last is told. `key` is the beginning of its keys; the wait is never prolonged. Lock what it tells about, so that two cannot be written at once.
 */
export async function enqueueSettling(
  tx: Queryable,
  { key, subject, ...draft }: DeliveryDraft,
  { clock, settleMs }: { clock: Clock; settleMs: number },
): Promise<void> {
  const now = clock.now()
  const waiting = await tx.update(delivery).set({ payload: draft.payload }).where(isSettling({ key, subject })).returning({ id: delivery.id })
  if (waiting.length > 0) return
  const nextAt = new Date(now.getTime() + settleMs)
  const values = { ...draft, key: `${key}:${now.getTime()}`, subjectType: subject.type, subjectId: subject.id, nextAt, createdAt: now, requestId: requestId() }
  await tx.insert(delivery).values(values).onConflictDoNothing({ target: delivery.key })
}

/** Takes back a delivery that still waits, by the `key` and the subject that it was given to {@link enqueueSettling} with; false when there is none. */
export async function withdrawSettling(tx: Queryable, about: Pick<DeliveryDraft, 'key' | 'subject'>): Promise<boolean> {
  const withdrawn = await tx.delete(delivery).where(isSettling(about)).returning({ id: delivery.id })
  return withdrawn.length > 0
}

function isSettling({ key, subject }: Pick<DeliveryDraft, 'key' | 'subject'>) {
  return and(
    eq(delivery.subjectType, subject.type),
    eq(delivery.subjectId, subject.id),
    eq(delivery.state, 'queued'),
    eq(delivery.attempts, 0),
    sql`starts_with(${delivery.key}, ${`${key}:`})`,
  )
}

/**
 * Queues a job that sends due deliveries. `key` must differ from recent ones, such as a delivery's. Never fails: the sweep of each minute finds what the
 * queue missed.
 */
export async function wakeDeliveries({ jobs, log }: { jobs: Jobs; log: Logger }, key: string, at?: Date): Promise<void> {
  try {
    await (at ? jobs.enqueue(DELIVER, { key, data: {}, at }) : wakeQueue(jobs, DELIVER, key))
  } catch (error) {
    log.warn('deliveries wait for the next sweep', { reason: reasonOf(error) })
  }
}

function requestId(): string {
  return currentRequest()?.id ?? ''
}
