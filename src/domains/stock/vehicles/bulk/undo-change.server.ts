import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { bulkChange, bulkChangeCar } from '../../schema.server.ts'
import { vehicleDraft } from '../fields/vehicle-row.server.ts'
import { mayBecome } from '../status/status-moves.ts'
import type { BulkChange, ChangeOutcome } from './bulk-change.ts'
import { type ChangeResult, lockVehicles, pick, resultOf, writeValues } from './change-vehicles.server.ts'
import { holds } from './plan-change.ts'

/** A change that can be taken back; `count` are the vehicles that it changed. */
export type LastChange = { id: number; at: string; change: BulkChange; count: number }

const CHUNK = 100

/** The last change of many vehicles by whoever asks, unless it is taken back; null without one. */
export async function findLastChange({ db, staff }: Ctx): Promise<Outcome<LastChange | null, 'forbidden'>> {
  if (!may(staff, 'stock.write')) return refuse('forbidden')
  const cars = db.select({ id: bulkChangeCar.vehicleId }).from(bulkChangeCar).where(eq(bulkChangeCar.changeId, bulkChange.id))
  const [last] = await db
    .select()
    .from(bulkChange)
    .where(and(eq(bulkChange.actorId, staff?.id ?? ''), exists(cars)))
    .orderBy(desc(bulkChange.id))
    .limit(1)
  if (!last || last.undoneAt) return done(null)
  const { id, at, change } = last
  return done({ id, at: at.toISOString(), change, count: await db.$count(bulkChangeCar, eq(bulkChangeCar.changeId, id)) })
}

/**
 * Takes a change back, some vehicles in a transaction: those that still have what it wrote get back what they had. One that was changed since stays as it is
 * (`stale`), and so does one whose status may not go back (`status_move`). What is back already counts as done, so that the same may be sent twice.
 */
export async function undoChange(ctx: Ctx, id: number): Promise<Outcome<ChangeResult[], 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const [changeRow] = await ctx.db.select().from(bulkChange).where(eq(bulkChange.id, id))
  if (!changeRow) return refuse('gone')
  const cars = await ctx.db.select().from(bulkChangeCar).where(eq(bulkChangeCar.changeId, id)).orderBy(bulkChangeCar.vehicleId)
  const results: ChangeResult[] = []
  for (let from = 0; from < cars.length; from += CHUNK) {
    const ids = cars.slice(from, from + CHUNK).map(({ vehicleId }) => vehicleId)
    results.push(...(await ctx.db.transaction((tx) => undoSome(tx, ctx, { changeId: id, ids }))))
  }
  await ctx.db
    .update(bulkChange)
    .set({ undoneAt: ctx.clock.now() })
    .where(and(eq(bulkChange.id, id), isNull(bulkChange.undoneAt)))
  return done(results)
}

async function undoSome(tx: Tx, ctx: Ctx, { changeId, ids }: { changeId: number; ids: readonly number[] }): Promise<ChangeResult[]> {
  await announceChange(tx, 'stock')
  const rows = await lockVehicles(tx, ids)
  const which = (id: number) => and(eq(bulkChangeCar.changeId, changeId), eq(bulkChangeCar.vehicleId, id))
  // Read behind the locks: another one may have taken them back meanwhile.
  const cars = await tx
    .select()
    .from(bulkChangeCar)
    .where(and(eq(bulkChangeCar.changeId, changeId), sql`${bulkChangeCar.vehicleId} = any(${sql.param(ids)}::int[])`))
  const results: ChangeResult[] = []
  for (const { vehicleId, before, after, undoneAt } of cars.toSorted((one, other) => one.vehicleId - other.vehicleId)) {
    const row = rows.get(vehicleId)
    const outcome: ChangeOutcome = !row ? 'gone' : undoneAt ? 'changed' : verdictOn(vehicleDraft(row), before, after)
    if (!row || undoneAt || outcome !== 'changed') {
      results.push(resultOf(vehicleId, outcome, row))
      continue
    }
    const back = await writeValues(tx, row, before)
    await tx.update(bulkChangeCar).set({ undoneAt: ctx.clock.now() }).where(which(vehicleId))
    await recordAudit(tx, ctx, { action: 'vehicle.change_undone', subject: vehicleId, before: after, after: pick(vehicleDraft(back), before) })
    results.push(resultOf(vehicleId, 'changed', back))
  }
  return results
}

function verdictOn(car: ReturnType<typeof vehicleDraft>, before: Partial<typeof car>, after: Partial<typeof car>): ChangeOutcome {
  if (!holds(car, after)) return 'stale'
  return before.status === undefined || mayBecome(car.status, before.status) ? 'changed' : 'status_move'
}
