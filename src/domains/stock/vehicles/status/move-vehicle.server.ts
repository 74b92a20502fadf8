import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { vehicle } from '../../schema.server.ts'
import type { VehicleStatus } from '../../vocabulary.ts'
import { mayBecome } from './status-moves.ts'

/**
 * Moves a vehicle for an order, in the order's transaction: `to` is tried in turn, and the first status that the vehicle may move to counts
 * . Gives where it stood before; null when it is gone or may move to none, and then nothing changes.
 */
export async function moveVehicle(ctx: Ctx, { id, to }: { id: number; to: readonly VehicleStatus[] }): Promise<VehicleStatus | null> {
  const locked = ctx.db.select({ status: vehicle.status }).from(vehicle).where(eq(vehicle.id, id)).for('update')
  const [[row]] = await Promise.all([locked, announceChange(ctx.db, 'stock')])
  const status = row && to.find((next) => mayBecome(row.status, next))
  if (!row || !status) return null
  const change = ctx.db
    .update(vehicle)
    .set({ status, version: sql`${vehicle.version} + 1`, updatedAt: ctx.clock.now() })
    .where(eq(vehicle.id, id))
  const entry = { action: 'vehicle.status_changed', subject: id, before: { status: row.status }, after: { status } } as const
  await Promise.all([change, recordAudit(ctx.db, ctx, entry)])
  return row.status
}
