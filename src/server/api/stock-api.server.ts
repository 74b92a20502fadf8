import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { findListingUses } from '#domains/content/index.server.ts'
import { CompanyConfigDraft, configTypes, ListingDraft, StockDraft, vehicleStates, vehicleStatuses } from '#domains/stock/index.ts'
import {
  changePublication,
  changeStatuses,
  companyConfigSorts,
  countStock,
  createCompanyConfig,
  createListing,
  createStockRecord,
  deleteCompanyConfig,
  deleteListing,
  findCompanyConfigRecord,
  findListingRecord,
  getStockRecord,
  listCompanyConfigRecords,
  listingSorts,
  listListingRecords,
  listStockRecords,
  saveCompanyConfig,
  saveListing,
  saveStockRecord,
  stockRecordSorts,
} from '#domains/stock/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { flagFilter, listQuery } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { recordRoutes } from './record-routes.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'
import { ChangeResults, PublicationChange, StatusChange, StockConfig, StockCounts, StockListing, StockVehicle } from './stock-shapes.ts'

const tag = 'Stock'
const rules = { tags: [tag], security: [{ bearer: [] }], middleware: staffOnly }
const text = z.string().max(200)
const bodyOf = <Schema extends z.ZodType<unknown, object>>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true as const },
})
const results = json(z.object({ data: ChangeResults }), 'What became of each vehicle; those that could not be changed stand in the way of no other.')

const vehicleQuery = listQuery(stockRecordSorts, {
  state: z.enum(vehicleStates),
  status: z.enum(vehicleStatuses),
  nameplate_brand_name: text,
  nameplate_name: text,
  dealer_code: text,
  retailer_id: RecordId,
  feed: text,
  is_published: flagFilter,
  listing: text.openapi({ description: 'Key of a listing: the vehicles that visitors find in it.' }),
})

const counts = createRoute({
  ...rules,
  method: 'get',
  path: '/api/stock/counts',
  summary: 'How many vehicles there are, in all and with each value of the fields that lists are filtered by',
  responses: { 200: json(z.object({ data: StockCounts }), 'The counts; commonest values first.'), ...failures(401, 403) },
})
const statuses = createRoute({
  ...rules,
  method: 'post',
  path: '/api/stock/vehicles/status',
  summary: 'Moves vehicles to a status, each if it is still at its version and the move is allowed',
  request: bodyOf(StatusChange),
  responses: { 200: results, ...failures(401, 403, 422) },
})
const publication = createRoute({
  ...rules,
  method: 'post',
  path: '/api/stock/vehicles/publication',
  summary: 'Publishes vehicles or withdraws them, each if it is still at its version',
  request: bodyOf(PublicationChange),
  responses: { 200: results, ...failures(401, 403, 422) },
})

/**
 * The stock as staff keep it: vehicles, published or not, which are withdrawn and never deleted, listings and showroom configuration
 * . What visitors read is at `/api/vehicles` and `/public_api/listing`.
 */
export function stockRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  // What a listing has goes by the prices that visitors see.
  const taxRule = async (ctx: Ctx) => (await services.site.get(ctx)).settings.stock
  routes.openapi(counts, async (c) => {
    const outcome = await countStock(contextOf(services, c.get('staff')))
    return outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : (refusalAnswer(c, outcome) as never)
  })
  routes.openapi(statuses, async (c) => {
    const outcome = await changeStatuses(contextOf(services, c.get('staff')), c.req.valid('json'))
    return outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : (refusalAnswer(c, outcome) as never)
  })
  routes.openapi(publication, async (c) => {
    const { vehicles, is_published: isPublished } = c.req.valid('json')
    const outcome = await changePublication(contextOf(services, c.get('staff')), { vehicles, isPublished })
    return outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : (refusalAnswer(c, outcome) as never)
  })
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/stock/vehicles',
      tag,
      noun: 'a vehicle of the stock',
      record: StockVehicle,
      draft: StockDraft,
      list: { query: vehicleQuery, rows: async (ctx, request) => listStockRecords(ctx, request, await taxRule(ctx)) },
      find: getStockRecord,
      create: createStockRecord,
      save: saveStockRecord,
    }),
  )
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/stock/listings',
      tag,
      noun: 'a listing',
      record: StockListing,
      draft: ListingDraft,
      list: {
        query: listQuery(listingSorts, { membership: z.enum(['named', 'filtered']) }),
        rows: async (ctx, request) => listListingRecords(ctx, request, await taxRule(ctx)),
      },
      find: async (ctx, id) => findListingRecord(ctx, id, await taxRule(ctx)),
      create: async (ctx, draft) => createListing(ctx, draft, await taxRule(ctx)),
      save: async (ctx, change) => saveListing(ctx, change, { findUses: findListingUses, rules: await taxRule(ctx) }),
      remove: (ctx, id) => deleteListing(ctx, id, findListingUses),
    }),
  )
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/stock/company_configs',
      tag,
      noun: 'a showroom configuration',
      record: StockConfig,
      draft: CompanyConfigDraft,
      list: { query: listQuery(companyConfigSorts, { config_type: z.enum(configTypes) }), rows: listCompanyConfigRecords },
      find: findCompanyConfigRecord,
      create: createCompanyConfig,
      save: saveCompanyConfig,
      remove: deleteCompanyConfig,
    }),
  )
  return routes
}
