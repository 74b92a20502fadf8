import type { Clock } from '#kernel/clock.ts'
import type { Logger } from '#kernel/log.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Jobs } from '#platform/jobs/jobs.server.ts'
import { wakeQueue } from '#platform/jobs/wake-queue.server.ts'
import type { DeliveryDraft } from './delivery.ts'
import { delivery } from './schema.server.ts'

export const DELIVER = 'deliver'

/**
 * Writes a delivery in the caller's transaction: it is sent if and only if that commits. A key that is known already adds nothing.
 * Call {@link wakeDeliveries} after the commit, so that it is sent at once.
 */
export async function enqueueDelivery(tx: Queryable, { subject, ...draft }: DeliveryDraft, clock: Clock): Promise<void> {
  const now = clock.now()
  await tx
    .insert(delivery)
    .values({ ...draft, subjectType: subject.type, subjectId: subject.id, nextAt: now, createdAt: now })
    .onConflictDoNothing({ target: delivery.key })
}

/**
 * Queues a job that sends due deliveries. `key` must differ from recent ones, such as a delivery's. Never fails: the sweep of each minute finds what the
 * queue missed.
 */
export async function wakeDeliveries({ jobs, log }: { jobs: Jobs; log: Logger }, key: string, at?: Date): Promise<void> {
  try {
    await (at ? jobs.enqueue(DELIVER, { key, data: {}, at }) : wakeQueue(jobs, DELIVER, key))
  } catch (error) {
    log.warn('deliveries wait for the next sweep', { reason: String(error) })
  }
}
