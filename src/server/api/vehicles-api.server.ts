import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { lightVehicle, modelFacts, parseStockQuery, readPriceRules, specAttributes, stockVehicle, vehicleFacts } from '#domains/stock/index.ts'
import { findModelSpecs, findVehicle, groupNameplates, listPublishedVehicles, listVehicles } from '#domains/stock/index.server.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { parseQuery } from '#kernel/query-string.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { publicVehicles } from './public-vehicles.server.ts'
import { RecordId } from './record-id.ts'
import { ModelSpec, NameplateGroup, StockListQuery, Vehicle, VehicleFacts } from './vehicle-shapes.ts'

const tags = ['Vehicles']
const MOST_IDS = 100
const ListMeta = z.object({ total: z.int(), page: z.int(), items: z.int(), pages: z.int() })
const ids = z
  .string()
  .optional()
  .openapi({ description: `Only these, by comma; at most ${MOST_IDS}.`, example: '1,2,3' })
const byId = { params: z.object({ id: RecordId }) }

const list = createRoute({
  method: 'get',
  path: '/api/vehicles',
  tags,
  summary: 'Published vehicles, of all listings',
  request: { query: StockListQuery.extend({ ids }) },
  responses: { 200: json(z.object({ data: z.array(Vehicle), meta: ListMeta }), 'A page of vehicles.') },
})
const nameplates = createRoute({
  method: 'get',
  path: '/api/vehicles/grouped_nameplates',
  tags,
  summary: 'Published vehicles by nameplate',
  responses: { 200: json(z.object({ data: z.array(NameplateGroup) }), 'Groups with how many vehicles they have, and the newest of them.') },
})
const one = createRoute({
  method: 'get',
  path: '/api/vehicles/{id}',
  tags,
  summary: 'A published vehicle',
  request: byId,
  responses: { 200: json(z.object({ data: Vehicle }), 'The vehicle.'), ...failures(404, 422) },
})
const specs = createRoute({
  method: 'get',
  path: '/api/vehicles/{id}/specs',
  tags,
  summary: 'The specification of a vehicle, in the words of the site',
  request: byId,
  responses: { 200: json(z.object({ data: VehicleFacts }), 'Lines in their order; what is not known is left out.'), ...failures(404, 422) },
})
const compare = createRoute({
  method: 'get',
  path: '/api/compare/spec/{key}',
  tags,
  summary: 'The specification of a model, to compare it',
  request: { params: z.object({ key: z.string().max(120).openapi({ example: 'range-rover-sport' }) }) },
  responses: { 200: json(z.object({ data: z.array(ModelSpec) }), 'The model first, then others of its code; empty where there is none.') },
})

/** The core calls about vehicles (A-284 to, C-296, C-297). */
export function vehicleRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const ctx = contextOf(services)
    const { settings } = await services.site.get(ctx)
    const query = parseStockQuery(parseQuery(new URL(c.req.url).search))
    const { rows, total } = await listPublishedVehicles(ctx, {
      ...query,
      ids: idsOf(c.req.query('ids')),
      currency: currencyOf(settings.currency.iso),
      rules: settings.stock,
    })
    const { page, items } = query
    return c.json({ data: await publicVehicles(services, rows), meta: { total, page, items, pages: Math.ceil(total / items) } }, 200)
  })
  routes.openapi(nameplates, async (c) => {
    const ctx = contextOf(services)
    const { settings } = await services.site.get(ctx)
    const groups = await groupNameplates(ctx, settings.stock)
    const rows = await listVehicles(
      ctx,
      groups.flatMap((group) => group.ids),
    )
    const vehicles = new Map((await publicVehicles(services, rows)).map((vehicle) => [vehicle.id, lightVehicle(vehicle)]))
    const data = groups.map(({ brand, name, code, group, count, currency, price_from, used_price_from, ids }) => ({
      nameplate_brand_name: brand,
      nameplate_name: name,
      nameplate_external_code: code,
      nameplate_model_group: group,
      count,
      currency,
      price_from: price_from === null ? null : fromMinorUnits(price_from, currency),
      used_price_from: used_price_from === null ? null : fromMinorUnits(used_price_from, currency),
      vehicles: ids.flatMap((id) => vehicles.get(id) ?? []),
    }))
    return c.json({ data }, 200)
  })
  routes.openapi(one, async (c) => {
    const row = await findVehicle(contextOf(services), c.req.valid('param').id)
    const [vehicle] = await publicVehicles(services, row ? [row] : [])
    return vehicle ? c.json({ data: vehicle }, 200) : c.json(errorBody(404), 404)
  })
  routes.openapi(specs, async (c) => {
    const ctx = contextOf(services)
    const row = await findVehicle(ctx, c.req.valid('param').id)
    const [attributes] = await publicVehicles(services, row ? [row] : [])
    if (!attributes) return c.json(errorBody(404), 404)
    const { settings, words } = await services.site.get(ctx)
    const { specification } = stockVehicle(attributes, readPriceRules(settings.stock))
    return c.json({ data: vehicleFacts({ attributes, specification }, specAttributes, { words }) }, 200)
  })
  routes.openapi(compare, async (c) => {
    const ctx = contextOf(services)
    const { settings, words } = await services.site.get(ctx)
    const models = await findModelSpecs(ctx, c.req.valid('param').key, settings.stock)
    return c.json({ data: models.map((model) => ({ ...model, specs: modelFacts(model, words) })) }, 200)
  })
  return routes
}

function idsOf(text: string | undefined): number[] | null {
  if (text === undefined) return null
  const numbers = text.split(',').map(Number)
  return numbers.filter((id) => RecordId.safeParse(id).success).slice(0, MOST_IDS)
}

/** What staff wrote as the currency of the site, if it can be one. */
function currencyOf(iso: string): string {
  return /^[A-Z]{3}$/.test(iso) ? iso : 'EUR'
}
