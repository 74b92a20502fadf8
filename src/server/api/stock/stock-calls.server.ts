import { z } from '@hono/zod-openapi'
import { findListingUses } from '#domains/content/index.server.ts'
import { CompanyConfigDraft, configTypes, lackedParts, ListingDraft, StockDraft, vehicleStates, vehicleStatuses } from '#domains/stock/index.ts'
import {
  changePublication,
  changeStatuses,
  changeVehicles,
  companyConfigSorts,
  countStock,
  createCompanyConfig,
  createListing,
  createStockRecord,
  deleteCompanyConfig,
  deleteListing,
  findCompanyConfigRecord,
  findLastChange,
  findListingRecord,
  getStockRecord,
  listCompanyConfigRecords,
  listCompanyConfigVersions,
  listingSorts,
  listListingRecords,
  listStockRecords,
  previewChange,
  saveCompanyConfig,
  saveListing,
  saveStockRecord,
  stockRecordSorts,
  undoChange,
} from '#domains/stock/index.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { flagFilter, listQuery } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'
import { RecordId } from '../record-id.ts'
import {
  ChangeQuestion,
  ChangeResults,
  ConfigVersion,
  LastChange,
  MadeChange,
  PlannedResults,
  PublicationChange,
  StatusChange,
  StockConfig,
  StockCounts,
  StockListing,
  StockVehicle,
  VehiclesChange,
} from './stock-shapes.ts'

const tag = 'Stock'
const forSales = { tag, who: 'staff' } as const
const text = z.string().max(200)
const results = data(ChangeResults, 'What became of each vehicle; those that could not be changed stand in the way of no other.')

const vehicleQuery = listQuery(stockRecordSorts, {
  state: z.enum(vehicleStates),
  status: z.enum(vehicleStatuses),
  nameplate_brand_name: text,
  nameplate_name: text,
  dealer_code: text,
  retailer_id: RecordId,
  feed: text,
  is_published: flagFilter,
  to_publish: flagFilter.openapi({ description: 'What feeds brought before it was ready, and nobody has published.' }),
  ready: flagFilter.openapi({ description: 'Those of them that lack nothing any more, and only have to be published.' }),
  lacks: z.enum(lackedParts).openapi({ description: 'Those that visitors find without it.' }),
  listing: text.openapi({ description: 'Key of a listing: the vehicles that visitors find in it.' }),
})

/** A listing is filtered by the prices that visitors see. */
async function taxRule(ctx: CallCtx) {
  return (await ctx.services.site.get(ctx)).settings.stock
}

/**
 * The stock as staff keep it: vehicles, published or not, which are withdrawn and never deleted, listings and showroom configuration
 * . What visitors read is at `/api/vehicles` and `/public_api/listing`.
 */
export const stockCalls = [
  defineCall({
    ...forSales,
    method: 'get',
    path: '/api/stock/counts',
    summary: 'How many vehicles there are, in all and with each value of the fields that lists are filtered by',
    answer: data(StockCounts, 'The counts; commonest values first.'),
    refusals: { forbidden: 403 },
    run: countStock,
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/status',
    summary: 'Moves vehicles to a status, each if it is still at its version and the move is allowed',
    body: StatusChange,
    answer: results,
    refusals: { forbidden: 403 },
    run: (ctx, { body }) => changeStatuses(ctx, body),
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/publication',
    summary: 'Publishes vehicles or withdraws them, each if it is still at its version',
    body: PublicationChange,
    answer: results,
    refusals: { forbidden: 403 },
    run: (ctx, { body: { vehicles, is_published: isPublished } }) => changePublication(ctx, { vehicles, isPublished }),
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/change_preview',
    summary: 'What a change of price, retailer, listing, status or publication would make of each vehicle; nothing is written',
    body: ChangeQuestion,
    answer: data(PlannedResults, 'The value before and after, and the feed that overwrites it.'),
    refusals: { forbidden: 403, invalid: 422 },
    run: async (ctx, { body }) => previewChange(ctx, body, await taxRule(ctx)),
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/changes',
    summary: 'Changes many vehicles, each if it is still at its version',
    body: VehiclesChange,
    answer: data(MadeChange, 'The number of the change, by which it can be taken back, and what became of each vehicle.'),
    refusals: { forbidden: 403, invalid: 422, key_reused: 409 },
    run: async (ctx, { body }) => changeVehicles(ctx, body, await taxRule(ctx)),
  }),
  defineCall({
    ...forSales,
    method: 'get',
    path: '/api/stock/vehicles/changes/last',
    summary: 'The last change of many vehicles by whoever asks, unless it is taken back',
    answer: data(LastChange, 'The change; null without one.'),
    refusals: { forbidden: 403 },
    run: findLastChange,
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/changes/{id}/undo',
    summary: 'Takes a change back for the vehicles that still have what it wrote',
    params: z.object({ id: RecordId }),
    answer: data(ChangeResults, 'What became of each vehicle; one that was changed since stays as it is.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => undoChange(ctx, id),
  }),
  ...recordCalls({
    path: '/api/stock/vehicles',
    tag,
    noun: 'a vehicle of the stock',
    record: StockVehicle,
    draft: StockDraft,
    limit: 'lists',
    list: { query: vehicleQuery, rows: async (ctx, request) => listStockRecords(ctx, request, await taxRule(ctx)) },
    find: getStockRecord,
    create: createStockRecord,
    save: saveStockRecord,
    writeConflicts: {},
    removeConflicts: {},
  }),
  ...recordCalls({
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
    create: async (ctx: CallCtx, draft: ListingDraft) => createListing(ctx, draft, await taxRule(ctx)),
    save: async (ctx: CallCtx, change: { id: number; version: string; draft: ListingDraft }) =>
      saveListing(ctx, change, { findUses: findListingUses, rules: await taxRule(ctx) }),
    writeConflicts: {},
    remove: (ctx: CallCtx, id: number) => deleteListing(ctx, id, findListingUses),
    removeConflicts: { in_use: 409 },
  }),
  ...recordCalls({
    path: '/api/stock/company_configs',
    tag,
    noun: 'a showroom configuration',
    record: StockConfig,
    draft: CompanyConfigDraft,
    limit: 'lists',
    list: { query: listQuery(companyConfigSorts, { config_type: z.enum(configTypes) }), rows: listCompanyConfigRecords },
    find: findCompanyConfigRecord,
    create: createCompanyConfig,
    save: saveCompanyConfig,
    writeConflicts: {},
    remove: deleteCompanyConfig,
    removeConflicts: {},
  }),
  defineCall({
    method: 'get',
    path: '/api/stock/company_configs/{id}/versions',
    tag,
    who: 'stock.read',
    summary: 'What a showroom configuration was before: who changed it, when, and in what',
    params: z.object({ id: RecordId }),
    answer: data(z.array(ConfigVersion), 'The newest first.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => listCompanyConfigVersions(ctx, id),
  }),
]
