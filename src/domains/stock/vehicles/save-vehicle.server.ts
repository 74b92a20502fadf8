import { and, eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { type AnyOutcome, done, type Outcome, refuse, type Refused, type Stale } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { isUniqueViolation } from '#platform/database/constraint.server.ts'
import { vehicle } from '../schema.server.ts'
import { mayBecome } from './status/status-moves.ts'
import type { VehicleDraft } from './fields/vehicle-draft.ts'
import { vehicleColumns, vehicleDraft, type VehicleRow } from './fields/vehicle-row.server.ts'

// Who writes several vehicles in one transaction locks them in the order of their ids, so that no two wait for each other in a circle.

/** Adds a vehicle by hand or from a feed; `taken` when its feed has that `external_id` already. */
export async function createVehicle(ctx: Ctx, draft: VehicleDraft): Promise<Outcome<VehicleRow, 'forbidden' | 'taken'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return unlessTaken(() =>
    ctx.db.transaction(async (tx) => {
      await announceChange(tx, 'stock')
      const [row] = await tx.insert(vehicle).values(vehicleColumns(draft)).returning()
      await recordAudit(tx, ctx, { action: 'vehicle.created', subject: row?.id ?? '', after: draft })
      return done(row as VehicleRow) // an insert that did not fail gives its row
    }),
  )
}

/**
 * Replaces a vehicle that is still at `version`. Two savers racing: the first wins, the other gets `stale` with what is stored.
 * A status may change only as {@link mayBecome} allows, else `status_move`.
 */
export async function saveVehicle(
  ctx: Ctx,
  { id, version, draft }: { id: number; version: number; draft: VehicleDraft },
): Promise<Outcome<VehicleRow, 'forbidden' | 'gone' | Stale<VehicleRow> | 'taken' | { code: 'status_move'; from: VehicleRow['status'] }>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  return unlessTaken(() =>
    ctx.db.transaction(async (tx) => {
      await announceChange(tx, 'stock')
      const [before] = await tx.select().from(vehicle).where(eq(vehicle.id, id)).for('update')
      if (!before) return refuse('gone')
      if (before.version !== version) return refuse({ code: 'stale', current: before })
      if (draft.status !== before.status && !mayBecome(before.status, draft.status)) return refuse({ code: 'status_move', from: before.status })
      const [after] = await tx
        .update(vehicle)
        .set({ ...vehicleColumns(draft), version: version + 1, updatedAt: sql`now()` })
        .where(and(eq(vehicle.id, id), eq(vehicle.version, version)))
        .returning()
      if (!after) return refuse('gone')
      await recordAudit(tx, ctx, { action: 'vehicle.saved', subject: id, before: vehicleDraft(before), after: vehicleDraft(after) })
      return done(after)
    }),
  )
}

async function unlessTaken<Answer extends AnyOutcome>(write: () => Promise<Answer>): Promise<Answer | Refused<'taken'>> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'vehicle_feed_id')) return refuse('taken')
    throw error
  }
}
