import { eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { vehicle } from '../../schema.server.ts'
import type { VehicleStatus } from '../../vocabulary.ts'
import { mayMove } from './status-moves.ts'
import type { VehicleRow } from '../fields/vehicle-row.server.ts'

type Move = { id: number; to: VehicleStatus; from?: VehicleStatus; version?: number }

/** Staff move a vehicle that is still at `version` to another status. `stale` and `status_move` carry what is stored. */
export async function changeVehicleStatus(
  ctx: Ctx,
  move: { id: number; version: number; to: VehicleStatus },
): Promise<Outcome<VehicleRow, 'forbidden' | 'gone' | Stale<VehicleRow> | { code: 'status_move'; current: VehicleRow }>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return ctx.db.transaction((tx) => moveVehicle(tx, ctx, move))
}

/**
 * Moves a vehicle within somebody's transaction, as orders do when one is paid or cancelled; rights are theirs to check. Two racing
 * for one vehicle: the first gets it, the other gets `status_move` with the vehicle as it is now. With `from` or `version`, only from
 * there. Other writers of stock wait until the transaction ends, so do it late.
 */
export async function moveVehicle(
  tx: Tx,
  ctx: Pick<Ctx, 'staff'>,
  { id, to, from, version }: Move,
): Promise<Outcome<VehicleRow, 'gone' | Stale<VehicleRow> | { code: 'status_move'; current: VehicleRow }>> {
  const changedIn = await announceChange(tx, 'stock')
  const [before] = await tx.select().from(vehicle).where(eq(vehicle.id, id)).for('update')
  if (!before) return refuse('gone')
  if (version !== undefined && before.version !== version) return refuse({ code: 'stale', current: before })
  if (!mayMove(before.status, to) || (from !== undefined && before.status !== from)) return refuse({ code: 'status_move', current: before })
  const [after] = await tx
    .update(vehicle)
    .set({ status: to, version: before.version + 1, changedIn, updatedAt: sql`now()` })
    .where(eq(vehicle.id, id))
    .returning()
  if (!after) return refuse('gone')
  await recordAudit(tx, ctx, { action: 'vehicle.status_changed', subject: id, before: { status: before.status }, after: { status: to } })
  return done(after)
}
