import { and, eq, inArray, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { delivery } from './schema.server.ts'

/**
 * Puts the failed deliveries of a subject back into the queue, or those of `ids` among them, and gives their ids; none when nothing has
 * failed. They keep their keys, so a receiver that has them already can tell. Call `wakeDeliveries` after the commit.
 */
export async function requeueFailed(
  tx: Queryable,
  { clock }: Pick<Ctx, 'clock'>,
  { type, id, ids }: { type: string; id: string; ids?: readonly number[] },
): Promise<number[]> {
  const rows = await tx
    .update(delivery)
    .set({ state: 'queued', nextAt: clock.now(), attemptsBefore: sql`attempts` })
    .where(
      and(
        eq(delivery.subjectType, type),
        eq(delivery.subjectId, id),
        eq(delivery.state, 'failed'),
        ids === undefined || ids.length === 0 ? undefined : inArray(delivery.id, [...ids]),
      ),
    )
    .returning({ id: delivery.id })
  return rows.map((row) => row.id).sort((one, other) => one - other)
}

/** Puts one failed delivery back into the queue, for staff. */
export async function requeueDelivery(ctx: Ctx, id: number): Promise<Outcome<{ id: number; key: string }, 'forbidden' | 'gone' | 'not_failed'>> {
  if (!may(ctx.staff, 'deliveries.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(delivery).where(eq(delivery.id, id)).for('update')
    if (!row) return refuse('gone')
    if (row.state !== 'failed') return refuse('not_failed')
    await requeueFailed(tx, ctx, { type: row.subjectType, id: row.subjectId, ids: [id] })
    await recordAudit(tx, ctx, { action: 'delivery.requeued', subject: id })
    return done({ id, key: row.key })
  })
}
