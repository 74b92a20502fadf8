import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import { ownerFields } from '#domains/stock/index.ts'
import { importVehicles, seedListings } from '#domains/stock/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { DEMO_CONFIG_URL, ONLINE_BUTTON_SET } from './content/online-order.ts'
import { companyConfigs, listings, VEHICLES } from './content/stock.ts'
import { generateVehicles } from './stock/generate-vehicles.ts'

type Generated = ReturnType<typeof generateVehicles> extends Generator<infer One> ? One : never

/** Statuses in which a vehicle of the demo can be ordered online. */
const orderable = ['stock', 'available_soon', 'demo', 'in_production', 'on_demand']

/** Fills an empty stock with the demo's vehicles at the dealers that sell; the same vehicles each time. `pictures` are ids by key. */
export async function loadStock(ctx: Ctx, pictures: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await ctx.db.$client.query<{ any: boolean }>('select exists (select from vehicle) as any')
  if (rows[0]?.any) return
  const dealers = await findActiveRetailers(ctx, { items: 200 })
  const owners = dealers.filter(({ tag_class }) => tag_class.includes('sales')).map(ownerFields)
  await seedListings(ctx, { listings, configs: companyConfigs })
  const outcome = await importVehicles(ctx, [...withOnlineOrders(generateVehicles({ count: VEHICLES, owners, pictures, today: ctx.clock.now() }))])
  if (!outcome.ok) throw new Error(`the demo's vehicles were refused: ${outcome.code}`)
}

/** Cars that can be had are ordered online: by a button on their page, since a primary one would stand on each card as well. The first that is built to order is what the demo's configuration leads to. */
function* withOnlineOrders(vehicles: Iterable<Generated>): Generator<Generated> {
  let configured = false
  for (const { draft, ...rest } of vehicles) {
    const isOffered = orderable.includes(draft.status) && !draft.price_hidden
    const leadsHere: boolean = isOffered && !configured && draft.status === 'on_demand'
    configured ||= leadsHere
    yield {
      ...rest,
      draft: {
        ...draft,
        ...(isOffered ? { buttons: [{ button_type: 'secondary', label: 'احجز الآن', button_set_setup_id: ONLINE_BUTTON_SET }] } : {}),
        ...(leadsHere ? { config_url: DEMO_CONFIG_URL } : {}),
      },
    }
  }
}
