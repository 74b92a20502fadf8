import { and, eq, lt } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { delivery } from './schema.server.ts'

const KEPT_MS = days(90)

/** Deletes deliveries that arrived long ago. Failed ones stay until staff requeue them or their subject is deleted. */
export async function removeOldDeliveries({ db, clock }: Ctx): Promise<void> {
  await db.delete(delivery).where(and(eq(delivery.state, 'sent'), lt(delivery.createdAt, new Date(clock.now().getTime() - KEPT_MS))))
}
