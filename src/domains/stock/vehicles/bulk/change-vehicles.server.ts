import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { type AuditAction, may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { days } from '#kernel/durations.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { PriceBasis } from '../../prices/price-rules.ts'
import { bulkChange, bulkChangeCar, vehicle } from '../../schema.server.ts'
import type { VehicleStatus } from '../../vocabulary.ts'
import { vehicleColumns, vehicleDraft, type VehicleRow } from '../fields/vehicle-row.server.ts'
import type { BulkChange, BulkChangeKind, ChangeOutcome } from './bulk-change.ts'
import { findChangeTerms } from './change-terms.server.ts'
import { type ChangedValues, type ChangeTerms, planChange } from './plan-change.ts'
import { modelName } from '../vehicle-name.ts'

/** `version` and the rest are those after the change; of a vehicle that is gone nothing but its id is known. */
export type ChangeResult = { id: number; outcome: ChangeOutcome; vin: string; name: string; status: VehicleStatus | null; version: string | null }
type VehicleRef = { id: number; version: string }

/** Vehicles that one transaction writes: whoever wants one of them waits no longer than for these. */
const CHUNK = 100
/** How long a change can be taken back. */
const KEPT_MS = days(30)

/**
 * Changes many vehicles at once, each from the version at which it was seen, some in a transaction. One that cannot be changed stops no other, and one that is so
 * already counts as done. The same `key` again goes on with the same change, and what it has changed stays changed once; with another change it is `key_reused`.
 */
export async function changeVehicles(
  ctx: Ctx,
  { key, change, vehicles }: { key: string; change: BulkChange; vehicles: readonly VehicleRef[] },
  rules: Pick<PriceBasis, 'taxIncluded'>,
): Promise<Outcome<{ id: number; results: ChangeResult[] }, 'forbidden' | 'key_reused' | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const terms = await findChangeTerms(ctx, change, rules)
  if (!terms.ok) return terms
  const id = await beginChange(ctx, key, change)
  if (id === null) return refuse('key_reused')
  const vehiclesInOrder = [...new Map(vehicles.map((one) => [one.id, one])).values()].toSorted((one, other) => one.id - other.id)
  const results: ChangeResult[] = []
  for (let from = 0; from < vehiclesInOrder.length; from += CHUNK) {
    const some = vehiclesInOrder.slice(from, from + CHUNK)
    results.push(...(await ctx.db.transaction((tx) => changeSome(tx, ctx, { id, change, vehicles: some, terms: terms.value }))))
  }
  return done({ id, results })
}

/** Moves vehicles to one status, as {@link changeVehicles}. */
export async function changeStatuses(
  ctx: Ctx,
  { vehicles, status }: { vehicles: readonly VehicleRef[]; status: VehicleStatus },
): Promise<Outcome<ChangeResult[], 'forbidden'>> {
  return changeOnce(ctx, { kind: 'status', status }, vehicles)
}

/** Publishes vehicles, or withdraws them from the site, in the same way. */
export async function changePublication(
  ctx: Ctx,
  { vehicles, isPublished }: { vehicles: readonly VehicleRef[]; isPublished: boolean },
): Promise<Outcome<ChangeResult[], 'forbidden'>> {
  return changeOnce(ctx, { kind: 'publication', is_published: isPublished }, vehicles)
}

async function changeOnce(ctx: Ctx, change: BulkChange, vehicles: readonly VehicleRef[]): Promise<Outcome<ChangeResult[], 'forbidden'>> {
  const outcome = await changeVehicles(ctx, { key: randomUUID(), change, vehicles }, { taxIncluded: true })
  if (outcome.ok) return done(outcome.value.results)
  if (outcome.code === 'forbidden') return refuse('forbidden')
  throw new Error(`a change that names neither price, retailer nor listing was refused: ${outcome.code}`)
}

const actions: Readonly<Record<BulkChangeKind, AuditAction>> = {
  status: 'vehicle.status_changed',
  publication: 'vehicle.published',
  percent: 'vehicle.price_changed',
  amount: 'vehicle.price_changed',
  retailer: 'vehicle.retailer_changed',
  listing: 'vehicle.listings_changed',
}

function actionOf(change: BulkChange): AuditAction {
  return change.kind === 'publication' && !change.is_published ? 'vehicle.withdrawn' : actions[change.kind]
}

/** The id of the change with this key; null when the key was given to another change, or by somebody else. */
async function beginChange({ db, staff, clock }: Ctx, key: string, change: BulkChange): Promise<number | null> {
  const actorId = staff?.id ?? ''
  return db.transaction(async (tx) => {
    await tx.delete(bulkChange).where(lt(bulkChange.at, new Date(clock.now().getTime() - KEPT_MS)))
    await tx.insert(bulkChange).values({ key, actorId, change, at: clock.now() }).onConflictDoNothing()
    const [earlierChange] = await tx.select().from(bulkChange).where(eq(bulkChange.key, key))
    const isSame = earlierChange?.actorId === actorId && earlierChange.undoneAt === null && isDeepStrictEqual(earlierChange.change, change)
    return isSame ? earlierChange.id : null
  })
}

type Chunk = { id: number; change: BulkChange; vehicles: readonly VehicleRef[]; terms: ChangeTerms }

async function changeSome(tx: Tx, ctx: Ctx, { id: changeId, change, vehicles, terms }: Chunk): Promise<ChangeResult[]> {
  await announceChange(tx, 'stock')
  const ids = vehicles.map(({ id }) => id)
  const rows = await lockVehicles(tx, ids)
  const knownRows = await tx
    .select({ id: bulkChangeCar.vehicleId })
    .from(bulkChangeCar)
    .where(and(eq(bulkChangeCar.changeId, changeId), inArray(bulkChangeCar.vehicleId, ids)))
  const changedIds = new Set(knownRows.map(({ id }) => id))
  const results: ChangeResult[] = []
  for (const { id, version } of vehicles) {
    const row = rows.get(id)
    if (!row || changedIds.has(id)) {
      results.push(resultOf(id, row ? 'changed' : 'gone', row))
      continue
    }
    const draft = vehicleDraft(row)
    const plan = planChange(draft, change, terms)
    // Who sends the same again, or is overtaken by somebody who does the same, has what they wanted.
    const outcome = plan.outcome !== 'unchanged' && String(row.version) !== version ? 'stale' : plan.outcome
    if (outcome !== 'changed' || plan.outcome !== 'changed') {
      results.push(resultOf(id, outcome, row))
      continue
    }
    const after = await writeValues(tx, row, plan.values)
    const facts = { before: pick(draft, plan.values), after: pick(vehicleDraft(after), plan.values) }
    await tx.insert(bulkChangeCar).values({ changeId, vehicleId: id, ...facts })
    await recordAudit(tx, ctx, { action: actionOf(change), subject: id, ...facts })
    results.push(resultOf(id, 'changed', after))
  }
  return results
}

/** The vehicles of these ids, locked in the order of their ids, so that no two writers wait for each other in a circle. */
export async function lockVehicles(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, VehicleRow>> {
  const lockedRows = await tx
    .select()
    .from(vehicle)
    .where(inArray(vehicle.id, [...ids]))
    .orderBy(vehicle.id)
    .for('update')
  return new Map(lockedRows.map((row) => [row.id, row]))
}

/** Writes some values of a locked vehicle; the rest of it stays. */
export async function writeValues(tx: Tx, row: VehicleRow, values: ChangedValues): Promise<VehicleRow> {
  const [after] = await tx
    .update(vehicle)
    .set({ ...vehicleColumns({ ...vehicleDraft(row), ...values }), version: row.version + 1, updatedAt: sql`now()` })
    .where(eq(vehicle.id, row.id))
    .returning()
  return after as VehicleRow // the row is locked, so it is there
}

/** The values of a vehicle under the names of others. */
export function pick(from: ChangedValues, names: ChangedValues): ChangedValues {
  return Object.fromEntries(Object.keys(names).map((name) => [name, from[name as keyof ChangedValues]]))
}

export function resultOf(id: number, outcome: ChangeOutcome, row: VehicleRow | undefined): ChangeResult {
  if (!row) return { id, outcome, vin: '', name: '', status: null, version: null }
  return { id, outcome, vin: row.vin, name: modelName(row), status: row.status, version: String(row.version) }
}
