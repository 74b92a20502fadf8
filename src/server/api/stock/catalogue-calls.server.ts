import { z } from '@hono/zod-openapi'
import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import { configTypes, parseStockQuery, type StockQuery } from '#domains/stock/index.ts'
import { findCompanyConfigs, findConfiguredVehicle, findListedVehicle, findTradeInOptions, type VehicleForm } from '#domains/stock/index.server.ts'
import { parseQuery } from '#kernel/query-string.ts'
import { done, refuse } from '#kernel/outcome.ts'
import type { Services } from '../../services.server.ts'
import { data, readyJson } from '../answers.server.ts'
import { defineCall, defineKeptCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { PublicRetailer } from '../retailers/retailer-shapes.ts'
import { listingAnswer, publicVehicles } from './public-vehicles.server.ts'
import { CompanyConfig, LightVehicle, StockListMeta, StockListQuery, TradeInOptions, Vehicle } from './vehicle-shapes.ts'

const rules = { tag: 'Catalogue', who: 'anyone', cost: 'search', method: 'get' } as const
const MOST_RETAILERS = 200
const ListingKey = z.object({ key: z.string().min(1).max(120).openapi({ description: 'The key of a listing.', example: 'new-cars' }) })

/** The catalogue: everything that visitors read about vehicles in stock (A-272 to A-282, A-309 to A-313, C-300 to C-312). */
export const catalogueCalls = [
  defineKeptCall({
    cost: 'search',
    tag: 'Catalogue',
    path: '/public_api/listing/{key}',
    summary: 'Searches a listing, with facets and bounds',
    params: ListingKey,
    query: StockListQuery,
    keptUntil: ['stock', 'site'],
    answer: readyJson(z.object({ data: z.array(Vehicle), meta: StockListMeta }), 'A page of whole vehicles.'),
    refusals: { gone: 404 },
    run: ({ services }, { params: { key }, search }) => listing(services, key, { form: 'whole', search }),
  }),
  defineKeptCall({
    cost: 'search',
    tag: 'Catalogue',
    path: '/public_api/listing/{key}/light',
    summary: 'Searches a listing, with what cards show',
    params: ListingKey,
    query: StockListQuery,
    keptUntil: ['stock', 'site'],
    answer: readyJson(z.object({ data: z.array(LightVehicle), meta: StockListMeta }), 'A page of vehicles for cards.'),
    refusals: { gone: 404 },
    run: ({ services }, { params: { key }, search }) => listing(services, key, { form: 'light', search }),
  }),
  defineCall({
    ...rules,
    path: '/public_api/listing/{key}/vehicle/{id}',
    summary: 'Reads a vehicle of a listing',
    params: ListingKey.extend({ id: RecordId }),
    answer: data(Vehicle, 'The vehicle.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { key, id } }) => {
      const { settings } = await ctx.services.site.get(ctx)
      const row = await findListedVehicle(ctx, { listing: key, id, rules: settings.stock })
      const [vehicle] = await publicVehicles(ctx.services, row ? [row] : [])
      return vehicle ? done(vehicle) : refuse('gone')
    },
  }),
  defineCall({
    ...rules,
    path: '/public_api/listing/{key}/retailers',
    summary: 'Lists the retailers that have vehicles of a listing',
    params: ListingKey,
    query: z.object({
      sort: z.enum(['name', 'position']).default('position'),
      brands_name_eq: z.string().max(200).optional().openapi({ description: 'Only retailers that sell this brand, or have vehicles of it in the listing.' }),
    }),
    answer: data(z.array(PublicRetailer), 'The active retailers.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { key }, query: { sort, brands_name_eq: brand } }) => {
      const codesOf = async (filters: StockQuery['filters']) => {
        const page = await ctx.services.stock.search(key, { ...parseStockQuery({}), filters })
        return page && new Set(page.facets.dealers.map(({ value }) => value))
      }
      const [all, ofBrand] = await Promise.all([codesOf({}), codesOf(brand ? { brands: [brand] } : {})])
      if (!all || !ofBrand) return refuse('gone')
      if (all.size === 0) return done([])
      const retailers = await findActiveRetailers(ctx, { items: MOST_RETAILERS, dealerCodes: [...all] }, sort)
      return done(brand ? retailers.filter((retailer) => retailer.brands.includes(brand) || ofBrand.has(retailer.dealer_code)) : retailers)
    },
  }),
  defineCall({
    ...rules,
    path: '/public_api/company_config/{key}',
    summary: 'Reads the showroom configuration of one key or of all',
    params: z.object({ key: z.string().max(200).openapi({ description: '`all`, or the key of a configuration.' }) }),
    query: z.object({
      config_type: z
        .string()
        .max(1000)
        .transform((list) => list.split(',').map((type) => type.trim()))
        .pipe(z.array(z.enum(configTypes)))
        .optional()
        .openapi({
          type: 'string',
          description: `Types separated by commas, of ${configTypes.map((type) => `\`${type}\``).join(', ')}; all of them if absent.`,
          example: 'additional,cash,lease,subscription',
        }),
    }),
    headers: z.object({
      'company-config': z
        .string()
        .max(200)
        .optional()
        .openapi({ description: 'The company that asks. It makes no difference, since the site belongs to one company.' }),
    }),
    answer: data(z.array(CompanyConfig), 'The configuration by key and type.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { key }, query }) => {
      const types = query.config_type ?? configTypes
      const rows = await findCompanyConfigs(ctx, { types, ...(key === 'all' ? {} : { key }) })
      if (rows.length === 0 && key !== 'all') return refuse('gone')
      return done(rows.map(({ key, configType, content }) => ({ key, config_type: configType, data: content })))
    },
  }),
  defineCall({
    ...rules,
    path: '/public_api/trade_in/form_options',
    summary: 'Lists the options for a car to trade in',
    query: z.object({ lang: z.string().max(20).default('en').openapi({ description: '`ar` for Arabic names; otherwise they are in English.' }) }),
    answer: data(TradeInOptions, 'The options with their names.'),
    refusals: {},
    run: async (ctx, { query: { lang } }) => {
      const { settings } = await ctx.services.site.get(ctx)
      return done(await findTradeInOptions(ctx, { endpoint: settings.stock.tradeInEndpoint, language: lang }))
    },
  }),
  defineCall({
    ...rules,
    path: '/public_api/vehicles/config_data',
    summary: 'Finds the vehicle that was configured at an address',
    query: z.object({ config_url: z.string().min(1).max(2000) }),
    answer: data(Vehicle, 'The newest such vehicle.'),
    refusals: { gone: 404 },
    run: async (ctx, { query: { config_url } }) => {
      const row = await findConfiguredVehicle(ctx, config_url)
      const [vehicle] = await publicVehicles(ctx.services, row ? [row] : [])
      return vehicle ? done(vehicle) : refuse('gone')
    },
  }),
]

async function listing(services: Services, key: string, { form, search }: { form: VehicleForm; search: string }) {
  const answer = await listingAnswer(services, key, { form, query: parseStockQuery(parseQuery(search)) })
  return answer ? done(answer) : refuse('gone')
}
