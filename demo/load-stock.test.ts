import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedRetailers } from '#domains/retailers/index.server.ts'
import { parseStockQuery } from '#domains/stock/index.ts'
import { findCompanyConfigs, findConfiguredVehicle } from '#domains/stock/index.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { dealers } from './content/dealers.ts'
import { DEMO_CONFIG_URL } from './content/online-order.ts'
import { loadStock } from './load-stock.server.ts'

const services = await testServices()
const ctx = services.staffCtx
const pictures = new Map(['suv-large-dark', 'suv-short-dark', 'suv-compact-dark', 'saloon-dark', 'coupe-dark'].map((key, index) => [key, index + 1]))
await seedRetailers(
  ctx,
  dealers.map(({ image: _, ...dealer }, position) => ({ ...dealer, position })),
)

test('an empty stock gets 600 vehicles in three listings at twelve retailers, each with a picture, and no more the next time', async () => {
  await loadStock(ctx, pictures)
  await loadStock(ctx, pictures)
  const [counted] = (
    await ctx.db.execute<Record<string, number>>(sql`
      select count(*)::int as vehicles, count(distinct retailer_id)::int as retailers,
        (count(*) filter (where jsonb_array_length(details -> 'photos') = 0))::int as bare from vehicle`)
  ).rows
  expect(counted).toEqual({ vehicles: 600, retailers: 12, bare: 0 })
  await services.stock.refresh()
  const totals = await Promise.all(['new-cars', 'approved-cars', 'all-cars'].map((key) => services.stock.search(key, parseStockQuery({}))))
  for (const page of totals) expect(page?.total).toBeGreaterThan(100)
  expect(totals[2]?.facets.dealers).toHaveLength(12)
})

test('[A-011][A-012] a configuration leads to a vehicle that is built to order, and the configurator variant has its own entry of each type', async () => {
  await loadStock(ctx, pictures)
  const vehicle = await findConfiguredVehicle(ctx, DEMO_CONFIG_URL)
  expect(vehicle?.status).toBe('on_demand')
  const types = ['order_online', 'order_online_steps_page', 'order_online_checkout_page', 'order_online_success_page'] as const
  const rows = await findCompanyConfigs(ctx, { types: types.flatMap((type) => [type, `config_${type}` as const]) })
  const contentOf = (type: string) => rows.find(({ configType }) => configType === type)?.content
  for (const type of types) {
    expect(contentOf(`config_${type}`), type).toBeDefined()
    expect(contentOf(`config_${type}`)).not.toEqual(contentOf(type))
  }
})
