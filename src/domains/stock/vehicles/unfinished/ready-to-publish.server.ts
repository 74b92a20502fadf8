import { and, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { vehicle } from '../../schema.server.ts'
import { heldStatuses } from '../../vocabulary.ts'
import { awaitsPublication } from './awaits-publication.server.ts'
import { countSome, firstFew } from './few-of-many.server.ts'
import { readyCondition } from './ready-condition.ts'
import { modelName } from '../vehicle-name.ts'

/** The first few cars that only have to be published, and how many there are, up to a bound. */
export type ReadyVehicles = { cars: { id: number; name: string; vin: string }[]; total: number }

/**
 * Hidden cars that lack nothing any more, by the rule of `missingOf`, and nobody has bought. What feeds brought hidden is meant, and not what staff withdrew. What a
 * file lacked and staff added is in no file, so that only they can publish it.
 */
export async function readyToPublish(db: Queryable): Promise<SQL> {
  return and(sql.raw(readyCondition), await hasKnownRetailer(db), awaitsPublication) as SQL
}

/** Cars that wait and lack something yet. Those that lack nothing are told by their index, and not by reading what is known of each. */
export async function notReadyToPublish(db: Queryable): Promise<SQL> {
  const isReady = sql`exists (select from vehicle ready where ready.id = ${vehicle.id} and ${sql.raw(readyCondition)} and ${await hasKnownRetailer(db)})`
  return and(awaitsPublication, notInArray(vehicle.status, [...heldStatuses]), not(isReady)) as SQL
}

async function hasKnownRetailer(db: Queryable): Promise<SQL> {
  const codes = sql.param([...(await findRetailerCodes(db))])
  return sql`dealer_code = any(${codes}::text[])`
}

export async function findReadyVehicles({ db, staff }: Ctx): Promise<Outcome<ReadyVehicles, 'forbidden'>> {
  if (!may(staff, 'stock.read')) return refuse('forbidden')
  const where = await readyToPublish(db)
  const rows = await firstFew(db, where)
  return done({ cars: rows.map((row) => ({ id: row.id, name: modelName(row), vin: row.vin })), total: await countSome(db, where) })
}
