import { and, notInArray, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { vehicle } from '../schema.server.ts'
import { heldStatuses } from '../vocabulary.ts'
import { awaitsPublication } from './awaits-publication.server.ts'
import { modelName } from './vehicle-name.ts'

/** The first few cars that only have to be published, and how many there are; a count ends at {@link MOST_COUNTED}. */
export type ReadyVehicles = { cars: { id: number; name: string; vin: string }[]; total: number }

const FEW = 5
const MOST_COUNTED = 1000
const ARABIC = '[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]'

/**
 * Hidden cars that lack nothing any more, by the rule of `missingOf`, and nobody has bought. What feeds brought hidden is meant, and not what staff withdrew. What a
 * file lacked and staff added is in no file, so that only they can publish it.
 */
export async function readyToPublish(db: Queryable): Promise<SQL> {
  const { details, dealerCode, priceHidden, status } = vehicle
  const amounts = [vehicle.displayPrice, vehicle.monthlyPrice, vehicle.subscribePrice, vehicle.msrpPrice, sql`(${details} ->> 'net_price')::numeric`]
  const codes = sql.param([...(await findRetailerCodes(db))])
  return and(
    awaitsPublication,
    notInArray(status, [...heldStatuses]),
    sql`coalesce(${details} -> 'photos', '[]'::jsonb) <> '[]'::jsonb`,
    sql`${dealerCode} = any(${codes}::text[])`,
    sql`${details} ->> 'model_display_name' ~ ${ARABIC}`,
    sql`(${priceHidden} or greatest(${sql.join(amounts, sql`, `)}) > 0)`,
  ) as SQL
}

export async function findReadyVehicles({ db, staff }: Ctx): Promise<Outcome<ReadyVehicles, 'forbidden'>> {
  if (!may(staff, 'stock.read')) return refuse('forbidden')
  const where = await readyToPublish(db)
  const some = db.select({ id: vehicle.id }).from(vehicle).where(where).limit(MOST_COUNTED).as('some')
  const rows = await db.select().from(vehicle).where(where).orderBy(vehicle.id).limit(FEW)
  return done({ cars: rows.map((row) => ({ id: row.id, name: modelName(row), vin: row.vin })), total: await db.$count(some) })
}
