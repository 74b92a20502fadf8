import { inArray } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { draftOf } from '../../feeds/feeds.server.ts'
import { feed } from '../../feeds/schema.server.ts'
import { writtenFields } from '../../feeds/written-fields.ts'
import type { PriceBasis } from '../../prices/price-rules.ts'
import { vehicle } from '../../schema.server.ts'
import { heldStatuses } from '../../vocabulary.ts'
import { vehicleDraft, type VehicleRow } from '../fields/vehicle-row.server.ts'
import type { BulkChange, ChangeOutcome } from './bulk-change.ts'
import { findChangeTerms } from './change-terms.server.ts'
import { type ChangeResult, resultOf } from './change-vehicles.server.ts'
import { planChange, type ShownValue } from './plan-change.ts'

/** What a change would make of a vehicle at this version; `feed` is the name of the one whose next run writes the same value again, or ''. */
export type PlannedResult = ChangeResult & { outcome: ChangeOutcome; currency: string; before: ShownValue; after: ShownValue; feed: string }

/** What a change would do, of each vehicle in the order of the ids; nothing is written. */
export async function previewChange(
  ctx: Ctx,
  { change, ids }: { change: BulkChange; ids: readonly number[] },
  rules: Pick<PriceBasis, 'taxIncluded'>,
): Promise<Outcome<PlannedResult[], 'forbidden' | Invalid>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  const terms = await findChangeTerms(ctx, change, rules)
  if (!terms.ok) return terms
  const vehicleRows = await ctx.db
    .select()
    .from(vehicle)
    .where(inArray(vehicle.id, [...ids]))
  const rows = new Map(vehicleRows.map((row) => [row.id, row]))
  const writtenBy = await findWritingFeeds(ctx, vehicleRows)
  return done(
    [...new Set(ids)].map((id) => {
      const row = rows.get(id)
      if (!row) return { ...resultOf(id, 'gone', row), currency: '', before: null, after: null, feed: '' }
      const plan = planChange(vehicleDraft(row), change, terms.value)
      const feedOf = writtenBy(row)
      const isWritten = plan.outcome === 'changed' && Object.keys(plan.values).some((name) => feedOf?.fields.has(name))
      const { before, after } = plan
      return { ...resultOf(id, plan.outcome, row), currency: row.currency, before, after, feed: isWritten ? (feedOf?.name ?? '') : '' }
    }),
  )
}

/** Finds the feed that writes a vehicle, with the fields that it writes. None writes one that is held for a buyer, or that staff keep by hand. */
async function findWritingFeeds({ db }: Ctx, cars: readonly VehicleRow[]) {
  const keys = [...new Set(cars.map((car) => car.feed))]
  const feeds = keys.length === 0 ? [] : await db.select().from(feed).where(inArray(feed.key, keys))
  const byKey = new Map(feeds.map((row) => [row.key, { name: row.name, fields: writtenFields(draftOf(row)) }]))
  return (car: VehicleRow) => (car.externalId === null || heldStatuses.includes(car.status) ? undefined : byKey.get(car.feed))
}
