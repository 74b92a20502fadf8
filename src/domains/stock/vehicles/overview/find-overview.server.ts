import { desc, eq, sql } from 'drizzle-orm'
import { type AuditAction, may } from '#domains/accounts/index.ts'
import { listChangesOf } from '#domains/accounts/index.server.ts'
import { findRetailerCodes } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { ChangedVehicle } from '../../feeds/feed-run.ts'
import { draftOf } from '../../feeds/feeds.server.ts'
import { missingOf, type MissingPart } from '../../feeds/missing-of.ts'
import { feed, feedArrival, feedRun, feedWithdrawal } from '../../feeds/schema.server.ts'
import { writtenInputs } from '../../feeds/written-fields.ts'
import type { PriceRules } from '../../prices/price-rules.ts'
import { shownPrice } from '../../prices/shown-price.ts'
import { oldPrice } from '../../prices/vehicle-prices.ts'
import { heldStatuses } from '../../vocabulary.ts'
import { vehicleDraft, type VehicleRow } from '../fields/vehicle-row.server.ts'
import { findStockRecord } from '../find-vehicles.server.ts'

/** Something that happened to a vehicle: an entry of the audit log, or a run of its feed that changed it (`run` is its number then). */
export type VehicleEvent = {
  id: string
  at: string
  actor_name: string
  action: string
  run: number | null
  changes: Record<string, [before: unknown, after: unknown]>
}

/** Why visitors do not find it: its feed no longer has it, it waits for what it lacks, or staff withdrew it; null while they do. */
export type HiddenBecause = 'gone_from_feed' | 'waiting' | 'withdrawn' | null

/** A vehicle in sum: prices in units of its currency, what it lacks, the feed that writes it with the inputs that its next run overwrites, and its history. */
export type VehicleOverview = {
  price: number | null
  old_price: number | null
  hidden: HiddenBecause
  missing: MissingPart[]
  feed: { id: number; name: string; is_held: boolean; inputs: string[] } | null
  history: VehicleEvent[]
}

const MOST_EVENTS = 50
/** The newest runs that are looked through: each reports its first hundred changes. */
const RUNS = 50

/** Everything that staff do with a vehicle. */
export const vehicleActions: readonly AuditAction[] = [
  'vehicle.created',
  'vehicle.saved',
  'vehicle.status_changed',
  'vehicle.published',
  'vehicle.withdrawn',
  'vehicle.price_changed',
  'vehicle.retailer_changed',
  'vehicle.listings_changed',
  'vehicle.change_undone',
]

/** All that the page of a vehicle says beside its fields. */
export async function findVehicleOverview(
  ctx: Ctx,
  id: number,
  rules: Pick<PriceRules, 'market' | 'taxIncluded'>,
): Promise<Outcome<VehicleOverview, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'stock.read')) return refuse('forbidden')
  const record = await findStockRecord(ctx, id)
  if (!record.ok) return record
  const row = record.value
  const draft = vehicleDraft(row)
  const [owner] = row.externalId === null ? [] : await ctx.db.select().from(feed).where(eq(feed.key, row.feed))
  const [dealerCodes, hidden, entries, changes] = await Promise.all([
    findRetailerCodes(ctx.db),
    hiddenBecause(ctx, row),
    listChangesOf(ctx, { subject: String(id), actions: vehicleActions, most: MOST_EVENTS }),
    owner ? changesByFeed(ctx, { vehicleId: id, feedId: owner.id }) : [],
  ])
  const events = entries.map(({ id: entry, at, actorName, action, changes: fields }) => ({
    ...{ id: `audit ${entry}`, at: at.toISOString(), actor_name: actorName, action, run: null, changes: fields },
  }))
  return done({
    price: shownPrice(draft, rules.taxIncluded),
    old_price: oldPrice(draft, rules),
    hidden,
    missing: missingOf(draft, { dealerCodes }),
    feed: owner ? { id: owner.id, name: owner.name, is_held: heldStatuses.includes(row.status), inputs: [...writtenInputs(draftOf(owner))] } : null,
    history: [...events, ...changes].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST_EVENTS),
  })
}

async function hiddenBecause({ db }: Ctx, { id, isPublished }: VehicleRow): Promise<HiddenBecause> {
  if (isPublished) return null
  if ((await db.$count(feedWithdrawal, eq(feedWithdrawal.vehicleId, id))) > 0) return 'gone_from_feed'
  return (await db.$count(feedArrival, eq(feedArrival.vehicleId, id))) > 0 ? 'waiting' : 'withdrawn'
}

/** The changes of a vehicle by runs of its feed, as far as their reports have them. */
async function changesByFeed({ db }: Ctx, { vehicleId, feedId }: { vehicleId: number; feedId: number }): Promise<VehicleEvent[]> {
  const runs = db.select().from(feedRun).where(eq(feedRun.feedId, feedId)).orderBy(desc(feedRun.id)).limit(RUNS).as('runs')
  const rows = await db
    .select({ run: runs.id, at: runs.finishedAt, actorName: runs.actorName, change: sql<ChangedVehicle>`change` })
    .from(runs)
    .innerJoin(sql`lateral jsonb_array_elements(${runs.report} -> 'changed') change`, sql`(change ->> 'id')::int = ${vehicleId}`)
    .where(eq(runs.state, 'done'))
  return rows.map(({ run, at, actorName, change }) => ({
    ...{ id: `run ${run}`, at: at?.toISOString() ?? '', actor_name: actorName, action: 'feed.run_applied', run, changes: change.fields },
  }))
}
