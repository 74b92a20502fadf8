import { and, inArray, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { type MissingPart, missingOf } from '../feeds/missing-of.ts'
import { type LackedPart, lackedParts } from '../lacked-part.ts'
import { vehicle } from '../schema.server.ts'
import { heldStatuses } from '../vocabulary.ts'
import { awaitsPublication } from './awaits-publication.server.ts'
import { vehicleDraft, type VehicleRow } from './fields/vehicle-row.server.ts'
import { readyToPublish } from './ready-to-publish.server.ts'
import { modelName } from './vehicle-name.ts'

/**
 * How many cars that visitors find lack something, by what they lack, and how many wait to be published; a count ends at {@link MOST_COUNTED}. `first` names
 * {@link FEW} with what each lacks: those that visitors find, then those that wait to be published.
 */
export type IncompleteVehicles = Record<LackedPart, number> & { to_publish: number; first: IncompleteVehicle[] }
export type IncompleteVehicle = { id: number; name: string; vin: string; currency: string; version: string; missing: MissingPart[] }

const FEW = 5
const MOST_COUNTED = 1000

const { isPublished, status, priceHidden, displayPrice, monthlyPrice, subscribePrice, dealerCode } = vehicle
/** Cars that are gone need nothing any more. */
const isOffered = and(isPublished, notInArray(status, ['sold', 'delivery']))
/** Either is part of the condition of the index `vehicle_incomplete`, to the letter, so that the few such cars are found without the others. */
const hasNoPicture = sql`coalesce(${vehicle.details} -> 'photos', '[]'::jsonb) = '[]'::jsonb`
const hasNoPrice = sql`(not ${priceHidden} and coalesce(${displayPrice}, 0) <= 0 and coalesce(${monthlyPrice}, 0) <= 0 and coalesce(${subscribePrice}, 0) <= 0)`

/** Offered cars that lack a part. The codes of the stock are few, and read from their index one by one. */
export async function lacking(db: Queryable, part: LackedPart): Promise<SQL> {
  if (part !== 'retailer') return and(isOffered, sql`(${hasNoPicture} or ${hasNoPrice})`, part === 'picture' ? hasNoPicture : hasNoPrice) as SQL
  const { rows } = await db.execute<{ code: string }>(sql`
    with recursive codes as (
      (select dealer_code as code from vehicle order by dealer_code limit 1)
      union all
      select (select v.dealer_code from vehicle v where v.dealer_code > codes.code order by v.dealer_code limit 1) from codes where codes.code is not null
    )
    select code from codes where code is not null`)
  const known = await findRetailerCodes(db)
  const unknown = rows.flatMap(({ code }) => (known.has(code) ? [] : [code]))
  return and(isOffered, sql`${dealerCode} = any(${sql.param(unknown)}::text[])`) as SQL
}

/** What is still to be done about cars, in numbers. */
export async function countIncompleteVehicles({ db, staff }: Ctx): Promise<Outcome<IncompleteVehicles, 'forbidden'>> {
  if (!may(staff, 'stock.read')) return refuse('forbidden')
  const count = async (condition: SQL) => {
    const some = db.select({ id: vehicle.id }).from(vehicle).where(condition).limit(MOST_COUNTED).as('some')
    return db.$count(some)
  }
  return done({
    picture: await count(await lacking(db, 'picture')),
    retailer: await count(await lacking(db, 'retailer')),
    price: await count(await lacking(db, 'price')),
    to_publish: await count(awaitsPublication),
    first: await firstIncomplete(db),
  })
}

async function firstIncomplete(db: Queryable): Promise<IncompleteVehicle[]> {
  const lacks = new Map<number, { row: VehicleRow; missing: MissingPart[] }>()
  for (const part of lackedParts) {
    for (const row of await firstOf(db, await lacking(db, part))) {
      const known = lacks.get(row.id) ?? { row, missing: [] }
      lacks.set(row.id, { row, missing: [...known.missing, part] })
    }
  }
  // The first few of each part have the first few of all of them, each with everything that it lacks.
  const offered = [...lacks.values()].toSorted((one, other) => one.row.id - other.row.id)
  const waiting = offered.length < FEW ? await firstWaiting(db) : []
  return [...offered, ...waiting].slice(0, FEW).map(({ row, missing }) => ({
    ...{ id: row.id, name: modelName(row), vin: row.vin, version: String(row.version), missing },
    currency: vehicleDraft(row).currency,
  }))
}

/** Hidden cars that cannot be published as they are. */
async function firstWaiting(db: Queryable): Promise<{ row: VehicleRow; missing: MissingPart[] }[]> {
  const dealerCodes = await findRetailerCodes(db)
  const rows = await firstOf(db, and(awaitsPublication, notInArray(status, [...heldStatuses]), not(await readyToPublish(db))) as SQL)
  return rows.map((row) => ({ row, missing: missingOf(vehicleDraft(row), { dealerCodes }) }))
}

/** The first few of at most {@link MOST_COUNTED}, so that the index of the condition finds them, and not a walk through all cars in their order. */
async function firstOf(db: Queryable, condition: SQL): Promise<VehicleRow[]> {
  const some = db.select({ id: vehicle.id }).from(vehicle).where(condition).limit(MOST_COUNTED).as('some')
  const first = await db.select({ id: some.id }).from(some).orderBy(some.id).limit(FEW)
  if (first.length === 0) return []
  const ids = first.map(({ id }) => id)
  return db.select().from(vehicle).where(inArray(vehicle.id, ids)).orderBy(vehicle.id)
}
