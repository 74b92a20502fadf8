import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { findActiveDealers } from '#domains/retailers/index.server.ts'
import { configTypes, lightVehicle, parseStockQuery, type StockPage, type StockQuery, stockSorts, tradeInOptions } from '#domains/stock/index.ts'
import { findCompanyConfigs, findConfiguredVehicle, findListedVehicle } from '#domains/stock/index.server.ts'
import { parseQuery } from '#kernel/query-string.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { PublicDealer } from './dealers-api.server.ts'
import { errorBody } from './error-body.ts'
import { RecordId } from './record-id.ts'
import { foundVehicles, publicVehicles } from './public-vehicles.server.ts'
import { CompanyConfig, LightVehicle, StockListMeta, StockListQuery, TradeInOptions, Vehicle } from './vehicle-shapes.ts'

const tags = ['Catalogue']
const MOST_RETAILERS = 200
const ListingKey = z.object({ key: z.string().min(1).max(120).openapi({ description: 'Key of a listing.', example: 'new-cars' }) })
const noListing = failures(404)

const list = createRoute({
  method: 'get',
  path: '/public_api/listing/{key}',
  tags,
  summary: 'A page of a listing with facets and bounds',
  request: { params: ListingKey, query: StockListQuery },
  responses: { 200: json(z.object({ data: z.array(Vehicle), meta: StockListMeta }), 'Whole vehicles.'), ...noListing },
})
const light = createRoute({
  method: 'get',
  path: '/public_api/listing/{key}/light',
  tags,
  summary: 'The same page with what cards show',
  request: { params: ListingKey, query: StockListQuery },
  responses: { 200: json(z.object({ data: z.array(LightVehicle), meta: StockListMeta }), 'Vehicles for cards.'), ...noListing },
})
const one = createRoute({
  method: 'get',
  path: '/public_api/listing/{key}/vehicle/{id}',
  tags,
  summary: 'A vehicle of a listing',
  request: { params: ListingKey.extend({ id: RecordId }) },
  responses: { 200: json(z.object({ data: Vehicle }), 'The vehicle.'), ...failures(404, 422) },
})
const retailers = createRoute({
  method: 'get',
  path: '/public_api/listing/{key}/retailers',
  tags,
  summary: 'Retailers that have vehicles of a listing',
  request: {
    params: ListingKey,
    query: z.object({
      sort: z.enum(['name', 'position']).default('position'),
      brands_name_eq: z.string().max(200).optional().openapi({ description: 'Only those that sell this brand, or have vehicles of it in the listing.' }),
    }),
  },
  responses: { 200: json(z.object({ data: z.array(PublicDealer) }), 'Active retailers.'), ...failures(404, 422) },
})
const configs = createRoute({
  method: 'get',
  path: '/public_api/company_config/{key}',
  tags,
  summary: 'Showroom configuration, of one key or of all',
  request: {
    params: z.object({ key: z.string().max(200).openapi({ description: '`all`, or the key of a configuration.' }) }),
    query: z.object({
      config_type: z
        .string()
        .max(200)
        .optional()
        .openapi({ description: 'Types by comma; all of them if absent.', example: 'additional,cash,lease,subscription' }),
    }),
    headers: z.object({
      'company-config': z.string().max(200).optional().openapi({ description: 'The company that asks; this site is of one, so it makes no difference.' }),
    }),
  },
  responses: { 200: json(z.object({ data: z.array(CompanyConfig) }), 'Configuration by key and type.'), ...failures(404, 422) },
})
const tradeIn = createRoute({
  method: 'get',
  path: '/public_api/trade_in/form_options',
  tags,
  summary: 'What a car to trade in may be',
  request: { query: z.object({ lang: z.string().max(20).default('en').openapi({ description: '`ar` for Arabic names, else they are English.' }) }) },
  responses: { 200: json(z.object({ data: TradeInOptions }), 'Options with their names.'), ...failures(422) },
})
const configured = createRoute({
  method: 'get',
  path: '/public_api/vehicles/config_data',
  tags,
  summary: 'The vehicle that was configured at an address',
  request: { query: z.object({ config_url: z.string().min(1).max(2000) }) },
  responses: { 200: json(z.object({ data: Vehicle }), 'The newest such vehicle.'), ...failures(404, 422) },
})

/** The catalogue: everything that visitors read about vehicles in stock (A-272 to, C-300 to C-312). */
export function catalogueRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const found = await findPage(services, c.req.valid('param').key, c.req.url)
    return found ? c.json({ data: await vehiclesOf(services, found.page), meta: found.meta }, 200) : c.json(errorBody(404), 404)
  })
  routes.openapi(light, async (c) => {
    const found = await findPage(services, c.req.valid('param').key, c.req.url)
    if (!found) return c.json(errorBody(404), 404)
    const vehicles = await vehiclesOf(services, found.page)
    return c.json({ data: vehicles.map(lightVehicle), meta: found.meta }, 200)
  })
  routes.openapi(one, async (c) => {
    const { key, id } = c.req.valid('param')
    const ctx = contextOf(services)
    const { settings } = await services.site.get(ctx)
    const row = await findListedVehicle(ctx, { listing: key, id, rules: settings.stock })
    const [vehicle] = await publicVehicles(services, row ? [row] : [])
    return vehicle ? c.json({ data: vehicle }, 200) : c.json(errorBody(404), 404)
  })
  routes.openapi(retailers, async (c) => {
    const { sort, brands_name_eq: brand } = c.req.valid('query')
    const { key } = c.req.valid('param')
    const codesOf = async (filters: StockQuery['filters']) => {
      const page = await services.stock.search(key, { ...parseStockQuery({}), filters })
      return page && new Set(page.facets.dealers.map(({ value }) => value))
    }
    const [all, ofBrand] = await Promise.all([codesOf({}), codesOf(brand ? { brands: [brand] } : {})])
    if (!all || !ofBrand) return c.json(errorBody(404), 404)
    if (all.size === 0) return c.json({ data: [] }, 200)
    const dealers = await findActiveDealers(contextOf(services), { items: MOST_RETAILERS, dealerCodes: [...all] }, sort)
    const data = brand ? dealers.filter((dealer) => dealer.brands.includes(brand) || ofBrand.has(dealer.dealer_code)) : dealers
    return c.json({ data }, 200)
  })
  routes.openapi(configs, async (c) => {
    const { key } = c.req.valid('param')
    const named = c.req.valid('query').config_type?.split(',')
    const types = named ? configTypes.filter((type) => named.includes(type)) : configTypes
    const rows = await findCompanyConfigs(contextOf(services), { types, ...(key === 'all' ? {} : { key }) })
    if (rows.length === 0 && key !== 'all') return c.json(errorBody(404), 404)
    return c.json({ data: rows.map(({ key, configType, content }) => ({ key, config_type: configType, data: content })) }, 200)
  })
  routes.openapi(tradeIn, (c) => c.json({ data: tradeInOptions(c.req.valid('query').lang) }, 200))
  routes.openapi(configured, async (c) => {
    const row = await findConfiguredVehicle(contextOf(services), c.req.valid('query').config_url)
    const [vehicle] = await publicVehicles(services, row ? [row] : [])
    return vehicle ? c.json({ data: vehicle }, 200) : c.json(errorBody(404), 404)
  })
  return routes
}

async function findPage({ stock }: Services, key: string, address: string) {
  const query = parseStockQuery(parseQuery(new URL(address).search))
  const page = await stock.search(key, query)
  return page && { page, meta: metaOf(page, query) }
}

function metaOf({ total, facets, bounds, reach }: StockPage, { page, items, sort }: StockQuery) {
  return { total, page, items, pages: Math.ceil(total / items), sort: stockSorts[sort], facets, bounds, reach }
}

function vehiclesOf(services: Services, { ids }: StockPage) {
  return foundVehicles(services, ids)
}
