import { inArray, sql } from 'drizzle-orm'
import { type AuditAction, may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { vehicle } from '../../schema.server.ts'
import type { VehicleStatus } from '../../vocabulary.ts'
import { mayMove } from './status-moves.ts'
import type { VehicleRow } from '../fields/vehicle-row.server.ts'

/**
 * The outcome for one vehicle of a bulk change: `unchanged` already had the value, `stale` has changed since, `status_move` is not an allowed transition
 * (A-148).
 */
export const changeOutcomes = ['changed', 'unchanged', 'stale', 'status_move', 'gone'] as const
export type ChangeOutcome = (typeof changeOutcomes)[number]

/** `version` and the rest are those after the change; of a vehicle that is gone nothing but its id is known. */
export type ChangeResult = { id: number; outcome: ChangeOutcome; vin: string; name: string; status: VehicleStatus | null; version: string | null }
type Named = { id: number; version: string }

/**
 * Moves many vehicles to one status, each from the version it was seen at, in one transaction. One that cannot move stops no other,
 * and one that is there already counts as done, so that the same may be sent twice.
 */
export async function changeStatuses(
  ctx: Ctx,
  { vehicles, status }: { vehicles: readonly Named[]; status: VehicleStatus },
): Promise<Outcome<ChangeResult[], 'forbidden'>> {
  return changeMany(ctx, vehicles, {
    action: 'vehicle.status_changed',
    values: { status },
    factOf: (row) => ({ status: row.status }),
    isAllowed: (row) => mayMove(row.status, status),
  })
}

/** Publishes many vehicles, or withdraws them from the site, in the same way. */
export async function changePublication(
  ctx: Ctx,
  { vehicles, isPublished }: { vehicles: readonly Named[]; isPublished: boolean },
): Promise<Outcome<ChangeResult[], 'forbidden'>> {
  return changeMany(ctx, vehicles, {
    action: isPublished ? 'vehicle.published' : 'vehicle.withdrawn',
    values: { isPublished },
    factOf: (row) => ({ is_published: row.isPublished }),
    isAllowed: () => true,
  })
}

type Values = Partial<Pick<VehicleRow, 'status' | 'isPublished'>>
type Change = {
  action: AuditAction
  values: Values
  /** The audited values of a row. */
  factOf: (row: VehicleRow) => Record<string, unknown>
  isAllowed: (row: VehicleRow) => boolean
}

async function changeMany(ctx: Ctx, named: readonly Named[], change: Change): Promise<Outcome<ChangeResult[], 'forbidden'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  if (named.length === 0) return done([])
  const ids = named.map(({ id }) => id)
  const results = await ctx.db.transaction(async (tx) => {
    await announceChange(tx, 'stock')
    const found = await tx.select().from(vehicle).where(inArray(vehicle.id, ids)).orderBy(vehicle.id).for('update')
    const before = new Map(found.map((row) => [row.id, row]))
    const verdicts = new Map(named.map((one) => [one.id, verdictOn(before.get(one.id), one, change)]))
    const changing = ids.filter((id) => verdicts.get(id) === 'changed')
    if (changing.length > 0)
      await tx
        .update(vehicle)
        .set({ ...change.values, version: sql`${vehicle.version} + 1`, updatedAt: sql`now()` })
        .where(inArray(vehicle.id, changing))
    for (const id of new Set(changing)) {
      const row = before.get(id) as VehicleRow // it could not be changed otherwise
      await recordAudit(tx, ctx, { action: change.action, subject: id, before: change.factOf(row), after: change.factOf({ ...row, ...change.values }) })
    }
    return [...verdicts].map(([id, outcome]) => resultOf(id, outcome, { row: before.get(id), values: change.values }))
  })
  return done(results)
}

function verdictOn(row: VehicleRow | undefined, { version }: Named, { values, isAllowed }: Change): ChangeOutcome {
  if (!row) return 'gone'
  if (Object.entries(values).every(([field, value]) => row[field as keyof Values] === value)) return 'unchanged'
  if (String(row.version) !== version) return 'stale'
  return isAllowed(row) ? 'changed' : 'status_move'
}

function resultOf(id: number, outcome: ChangeOutcome, { row, values }: { row: VehicleRow | undefined; values: Values }): ChangeResult {
  if (!row) return { id, outcome, vin: '', name: '', status: null, version: null }
  const isChanged = outcome === 'changed'
  const now = isChanged ? { ...row, ...values, version: row.version + 1 } : row
  return { id, outcome, vin: row.vin, name: `${row.brand} ${row.model}`, status: now.status, version: String(now.version) }
}
