import { z } from '@hono/zod-openapi'
import { lightVehicle, modelFacts, parseStockQuery, readPriceRules, specAttributes, stockVehicle, vehicleFacts } from '#domains/stock/index.ts'
import { findModelSpecs, findVehicle, listNamedVehicles, listPublishedVehicles, listVehicles } from '#domains/stock/index.server.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { parseQuery } from '#kernel/query-string.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { data, whole } from '../answers.server.ts'
import { type CallCtx, defineCall, defineKeptCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { publicVehicles } from './public-vehicles.server.ts'
import { ModelSpec, NameplateGroup, StockListQuery, Vehicle, VehicleFacts } from './vehicle-shapes.ts'

const MOST_IDS = 100
const ListMeta = z.object({ total: z.int(), page: z.int(), items: z.int(), pages: z.int() })
const ids = z
  .string()
  .optional()
  .openapi({ description: `Only the vehicles with these ids, separated by commas; at most ${MOST_IDS}.`, example: '1,2,3' })
const rules = { tag: 'Vehicles', who: 'anyone', cost: 'rows', method: 'get' } as const
const params = z.object({ id: RecordId })

/** The core calls about vehicles (A-284 to, C-296, C-297). */
export const vehiclesCalls = [
  defineCall({
    ...rules,
    cost: 'search',
    path: '/api/vehicles',
    summary: 'Lists the published vehicles of all listings',
    query: StockListQuery.extend({ ids }),
    answer: whole(z.object({ data: z.array(Vehicle), meta: ListMeta }), 'A page of vehicles.'),
    refusals: {},
    run: async (ctx) => {
      const { http, services } = ctx
      const { settings } = await services.site.get(ctx)
      const query = { ...parseStockQuery(parseQuery(new URL(http.req.url).search)), currency: settings.finance.currencyIso }
      const ids = idsOf(http.req.query('ids'))
      const { rows, total } = await (ids === null
        ? listPublishedVehicles(ctx, services.stock, query)
        : listNamedVehicles(ctx, { ...query, ids, rules: settings.stock }))
      const { page, items } = query
      return done({ data: await publicVehicles(services, rows), meta: { total, page, items, pages: Math.ceil(total / items) } })
    },
  }),
  defineKeptCall({
    tag: rules.tag,
    path: '/api/vehicles/grouped_nameplates',
    cost: 'search',
    summary: 'Groups the published vehicles by nameplate',
    keptUntil: ['stock', 'site'],
    answer: data(z.array(NameplateGroup), 'The groups, each with the number of its vehicles and the newest of them.'),
    refusals: {},
    run: async (ctx) => done(await listGroups(ctx)),
  }),
  defineCall({
    ...rules,
    path: '/api/vehicles/{id}',
    summary: 'Reads a published vehicle',
    params,
    answer: data(Vehicle, 'The vehicle.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const row = await findVehicle(ctx, id)
      const [vehicle] = await publicVehicles(ctx.services, row ? [row] : [])
      return vehicle ? done(vehicle) : refuse('gone')
    },
  }),
  defineCall({
    ...rules,
    path: '/api/vehicles/{id}/specs',
    summary: 'Reads the specification of a vehicle, in the words of the site',
    params,
    answer: data(VehicleFacts, 'The lines in order; unknown values are left out.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const row = await findVehicle(ctx, id)
      const [attributes] = await publicVehicles(ctx.services, row ? [row] : [])
      if (!attributes) return refuse('gone')
      const { settings, stockWords: words } = await ctx.services.site.get(ctx)
      const { specification } = stockVehicle(attributes, readPriceRules(settings.stock))
      return done(vehicleFacts({ attributes, specification }, specAttributes, { words }))
    },
  }),
  defineCall({
    ...rules,
    cost: 'search',
    path: '/api/compare/spec/{key}',
    summary: 'Reads the specification of a model for a comparison',
    params: z.object({ key: z.string().max(120).openapi({ example: 'range-rover-sport' }) }),
    answer: data(z.array(ModelSpec), 'The model first, then others of its code; empty if there is no such model.'),
    refusals: {},
    run: async (ctx, { params: { key } }) => {
      const { stockWords: words } = await ctx.services.site.get(ctx)
      const models = await findModelSpecs(ctx, ctx.services.stock, key)
      return done(models.map((model) => ({ ...model, specs: modelFacts(model, words) })))
    },
  }),
]

function idsOf(text: string | undefined): number[] | null {
  if (text === undefined) return null
  const numbers = text.split(',').map(Number)
  return numbers.filter((id) => RecordId.safeParse(id).success).slice(0, MOST_IDS)
}

/** The models with the vehicles that they name: those alone are read. */
async function listGroups(ctx: Pick<CallCtx, 'db' | 'clock' | 'log' | 'services'> & { staff: null }) {
  const groups = ctx.services.stock.models().list()
  const rows = await listVehicles(
    ctx,
    groups.flatMap((group) => group.ids),
  )
  const vehicles = new Map((await publicVehicles(ctx.services, rows)).map((vehicle) => [vehicle.id, lightVehicle(vehicle)]))
  return groups.map(({ brand, name, code, group, count, currency, price_from, used_price_from, ids: vehicleIds }) => ({
    nameplate_brand_name: brand,
    nameplate_name: name,
    nameplate_external_code: code,
    nameplate_model_group: group,
    count,
    currency,
    price_from: price_from === null ? null : fromMinorUnits(price_from, currency),
    used_price_from: used_price_from === null ? null : fromMinorUnits(used_price_from, currency),
    vehicles: vehicleIds.flatMap((id) => vehicles.get(id) ?? []),
  }))
}
