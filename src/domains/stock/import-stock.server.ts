import { getTableColumns, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { companyConfig, listing, vehicle } from './schema.server.ts'
import type { VehicleDraft } from './vehicles/fields/vehicle-draft.ts'
import { vehicleColumns } from './vehicles/fields/vehicle-row.server.ts'
import { heldStatuses } from './vocabulary.ts'

/** A vehicle of a feed, with its `external_id`; `created_at` is when it was first offered, now if nothing is said. */
export type FeedVehicle = { draft: VehicleDraft; created_at?: Date }
export type ImportCounts = { created: number; updated: number; unchanged: number }

const BATCH = 1000
const columns = getTableColumns(vehicle)
const own = new Set(['id', 'version', 'changedBy', 'createdAt', 'updatedAt', 'country'])
const writtenColumns = Object.entries(columns).filter(([name]) => !own.has(name))

/**
 * Imports vehicles of feeds, all or none: adds new ones and updates changed ones, by `feed` and `external_id`. A feed does not
 * know of orders: it never changes the status of a vehicle that is reserved, sold or on its way to its buyer.
 */
export async function importVehicles(ctx: Ctx, vehicles: readonly FeedVehicle[]): Promise<Outcome<ImportCounts, 'forbidden' | 'unnamed'>> {
  if (!may(ctx.staff, 'stock.write')) return refuse('forbidden')
  if (vehicles.some(({ draft }) => draft.external_id === '')) return refuse('unnamed')
  return ctx.db.transaction(async (tx) => {
    await announceChange(tx, 'stock')
    const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0 }
    for (let start = 0; start < vehicles.length; start += BATCH) {
      const batch = vehicles.slice(start, start + BATCH)
      const rows = await upsert(tx, { batch, now: ctx.clock.now() })
      const created = rows.filter(({ created }) => created).length
      counts.created += created
      counts.updated += rows.length - created
      counts.unchanged += batch.length - rows.length
    }
    const feeds = [...new Set(vehicles.map(({ draft }) => draft.feed))].join(', ')
    await recordAudit(tx, ctx, { action: 'stock.imported', subject: feeds, after: counts })
    return done(counts)
  })
}

export type ListingSeed = Omit<typeof listing.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>
export type CompanyConfigSeed = Pick<typeof companyConfig.$inferInsert, 'key' | 'configType' | 'content'>

/** The listings and showroom configuration that a new site starts with; keys that exist already are left alone. */
export async function seedListings(
  ctx: Ctx,
  { listings, configs }: { listings: readonly ListingSeed[]; configs: readonly CompanyConfigSeed[] },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await announceChange(tx, 'listings')
    if (listings.length > 0)
      await tx
        .insert(listing)
        .values([...listings])
        .onConflictDoNothing()
    if (configs.length > 0)
      await tx
        .insert(companyConfig)
        .values([...configs])
        .onConflictDoNothing()
  })
}

async function upsert(tx: Tx, { batch, now }: { batch: readonly FeedVehicle[]; now: Date }): Promise<{ created: boolean }[]> {
  const rows = batch.map(({ draft, created_at }) => {
    const values: Record<string, unknown> = vehicleColumns(draft)
    const namedValues = writtenColumns.map(([name, column]) => [column.name, values[name]])
    return { ...Object.fromEntries(namedValues), created_at: created_at ?? now }
  })
  const names = sql.raw(writtenColumns.map(([, column]) => column.name).join(', '))
  const status = sql`case when vehicle.status in ${heldStatuses} then vehicle.status else excluded.status end`
  const incoming = sql.join(
    writtenColumns.map(([name, column]) => (name === 'status' ? status : sql`excluded.${sql.identifier(column.name)}`)),
    sql`, `,
  )
  const current = sql.join(
    writtenColumns.map(([, column]) => sql`vehicle.${sql.identifier(column.name)}`),
    sql`, `,
  )
  // One parameter for all rows: a thousand rows of forty columns would be more parameters than a statement may have.
  const { rows: changedRows } = await tx.execute<{ created: boolean }>(sql`
    insert into ${vehicle} (${names}, created_at, updated_at)
    select ${names}, created_at, created_at from jsonb_populate_recordset(null::vehicle, ${JSON.stringify(rows)}::jsonb)
    on conflict (feed, external_id) do update
      set (${names}) = row(${incoming}), version = vehicle.version + 1, updated_at = now()
      where row(${current}) is distinct from row(${incoming})
    returning xmax = 0 as created`)
  return changedRows
}
