import { and, notInArray, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { type MissingPart, missingOf } from '../../feeds/missing-of.ts'
import { type LackedPart, lackedParts } from '../../lacked-part.ts'
import { vehicle } from '../../schema.server.ts'
import { awaitsPublication } from './awaits-publication.server.ts'
import { vehicleDraft, type VehicleRow } from '../fields/vehicle-row.server.ts'
import { countSome, FEW, firstFew } from './few-of-many.server.ts'
import { notReadyToPublish } from './ready-to-publish.server.ts'
import { modelName } from '../vehicle-name.ts'

/**
 * How many cars that visitors find lack something, by what they lack, and how many wait to be published, up to a bound. `first` names
 * {@link FEW} with what each lacks: those that visitors find, then those that wait to be published.
 */
export type IncompleteVehicles = Record<LackedPart, number> & { to_publish: number; first: IncompleteVehicle[] }
export type IncompleteVehicle = { id: number; name: string; vin: string; currency: string; version: string; missing: MissingPart[] }

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
  const retailerCodes = await findRetailerCodes(db)
  const unknown = rows.flatMap(({ code }) => (retailerCodes.has(code) ? [] : [code]))
  return and(isOffered, sql`${dealerCode} = any(${sql.param(unknown)}::text[])`) as SQL
}

/** What is still to be done about cars, in numbers. */
export async function countIncompleteVehicles({ db, staff }: Ctx): Promise<Outcome<IncompleteVehicles, 'forbidden'>> {
  if (!may(staff, 'stock.read')) return refuse('forbidden')
  return done({
    picture: await countSome(db, await lacking(db, 'picture')),
    retailer: await countSome(db, await lacking(db, 'retailer')),
    price: await countSome(db, await lacking(db, 'price')),
    to_publish: await countSome(db, awaitsPublication),
    first: await firstIncomplete(db),
  })
}

async function firstIncomplete(db: Queryable): Promise<IncompleteVehicle[]> {
  const lacks = new Map<number, { row: VehicleRow; missing: MissingPart[] }>()
  for (const part of lackedParts) {
    for (const row of await firstFew(db, await lacking(db, part))) {
      const knownLack = lacks.get(row.id) ?? { row, missing: [] }
      lacks.set(row.id, { row, missing: [...knownLack.missing, part] })
    }
  }
  // The first few of each part have the first few of all of them, each with everything that it lacks.
  const sortedLacks = [...lacks.values()].toSorted((one, other) => one.row.id - other.row.id)
  const waiting = sortedLacks.length < FEW ? await firstWaiting(db) : []
  return [...sortedLacks, ...waiting].slice(0, FEW).map(({ row, missing }) => ({
    ...{ id: row.id, name: modelName(row), vin: row.vin, version: String(row.version), missing },
    currency: vehicleDraft(row).currency,
  }))
}

/** Hidden cars that cannot be published as they are. */
async function firstWaiting(db: Queryable): Promise<{ row: VehicleRow; missing: MissingPart[] }[]> {
  const dealerCodes = await findRetailerCodes(db)
  const rows = await firstFew(db, await notReadyToPublish(db))
  return rows.map((row) => ({ row, missing: missingOf(vehicleDraft(row), { dealerCodes }) }))
}
