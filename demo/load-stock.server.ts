import { findActiveDealers } from '#domains/retailers/index.server.ts'
import { ownerFields } from '#domains/stock/index.ts'
import { generateVehicles, importVehicles, seedListings } from '#domains/stock/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { companyConfigs, listings, VEHICLES } from './content/stock.ts'

/** Fills an empty stock with the demo's vehicles at the dealers that sell; the same vehicles each time. `pictures` are ids by key. */
export async function loadStock(ctx: Ctx, pictures: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await ctx.db.$client.query<{ any: boolean }>('select exists (select from vehicle) as any')
  if (rows[0]?.any) return
  const dealers = await findActiveDealers(ctx, { items: 200 })
  const owners = dealers.filter(({ tag_class }) => tag_class.includes('sales')).map(ownerFields)
  await seedListings(ctx, { listings, configs: companyConfigs })
  const outcome = await importVehicles(ctx, [...generateVehicles({ count: VEHICLES, owners, pictures })])
  if (!outcome.ok) throw new Error(`the demo's vehicles were refused: ${outcome.code}`)
}
