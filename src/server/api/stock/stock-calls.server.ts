import { z } from '@hono/zod-openapi'
import { findListingUses } from '#domains/content/index.server.ts'
import {
  CompanyConfigDraft,
  companyConfigName,
  configTypes,
  lackedParts,
  ListingDraft,
  StockDraft,
  vehicleStates,
  vehicleStatuses,
} from '#domains/stock/index.ts'
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
  vehicleActions,
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
const results = data(ChangeResults, 'The outcome for each vehicle. A failure does not affect the others.')

const vehicleQuery = listQuery(stockRecordSorts, {
  state: z.enum(vehicleStates),
  status: z.enum(vehicleStatuses),
  nameplate_brand_name: text,
  nameplate_name: text,
  dealer_code: text,
  retailer_id: RecordId,
  feed: text,
  is_published: flagFilter,
  to_publish: flagFilter.openapi({ description: 'Vehicles that feeds brought incomplete and nobody has published.' }),
  ready: flagFilter.openapi({ description: 'Those of them that lack nothing any more and only have to be published.' }),
  lacks: z.enum(lackedParts).openapi({ description: 'Vehicles that visitors find without it.' }),
  listing: text.openapi({ description: 'The key of a listing, for the vehicles that visitors find in it.' }),
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
    summary: 'Counts the vehicles',
    description: 'In total, and for each value of the fields that lists are filtered by.',
    answer: data(StockCounts, 'The counts, the most frequent values first.'),
    refusals: { forbidden: 403 },
    run: countStock,
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/status',
    summary: 'Changes the status of vehicles',
    description: 'A vehicle stays as it is if it is no longer at its given version, or if the change is not allowed.',
    body: StatusChange,
    answer: results,
    refusals: { forbidden: 403 },
    run: (ctx, { body }) => changeStatuses(ctx, body),
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/publication',
    summary: 'Publishes vehicles or withdraws them',
    description: 'A vehicle that is no longer at its given version stays as it is.',
    body: PublicationChange,
    answer: results,
    refusals: { forbidden: 403 },
    run: (ctx, { body: { vehicles, is_published: isPublished } }) => changePublication(ctx, { vehicles, isPublished }),
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/change_preview',
    summary: 'Previews a change of many vehicles',
    description: 'The change may be of price, retailer, listing, status or publication. Nothing is stored.',
    body: ChangeQuestion,
    answer: data(PlannedResults, 'The value before and after for each vehicle, and the feed that overwrites it.'),
    refusals: { forbidden: 403, invalid: 422 },
    run: async (ctx, { body }) => previewChange(ctx, body, await taxRule(ctx)),
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/changes',
    summary: 'Changes many vehicles',
    description: 'A vehicle that is no longer at its given version stays as it is.',
    body: VehiclesChange,
    answer: data(MadeChange, 'The number of the change, with which it can be undone, and the outcome for each vehicle.'),
    refusals: { forbidden: 403, invalid: 422, key_reused: 409 },
    run: async (ctx, { body }) => changeVehicles(ctx, body, await taxRule(ctx)),
  }),
  defineCall({
    ...forSales,
    method: 'get',
    path: '/api/stock/vehicles/changes/last',
    summary: 'Reads the caller’s last change of many vehicles, unless it was undone',
    answer: data(LastChange, 'The change; null if there is none.'),
    refusals: { forbidden: 403 },
    run: findLastChange,
  }),
  defineCall({
    ...forSales,
    method: 'post',
    path: '/api/stock/vehicles/changes/{id}/undo',
    summary: 'Undoes a change of many vehicles',
    description: 'Only vehicles that still have the changed value are set back.',
    params: z.object({ id: RecordId }),
    answer: data(ChangeResults, 'The outcome for each vehicle. A vehicle that was changed since stays as it is.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => undoChange(ctx, id),
  }),
  ...recordCalls({
    path: '/api/stock/vehicles',
    tag,
    noun: { one: 'a vehicle of the stock', many: 'vehicles of the stock' },
    record: StockVehicle,
    draft: StockDraft,
    limit: 'lists',
    list: { query: vehicleQuery, rows: async (ctx, request) => listStockRecords(ctx, request, await taxRule(ctx)) },
    find: getStockRecord,
    create: createStockRecord,
    save: saveStockRecord,
    audited: ({ id }) => ({ actions: vehicleActions, subjects: [id] }),
    writeConflicts: {},
    removeConflicts: {},
  }),
  ...recordCalls({
    path: '/api/stock/listings',
    tag,
    noun: { one: 'a listing', many: 'listings' },
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
    audited: ({ key }) => ({ actions: ['listing.changed'], subjects: [key] }),
    writeConflicts: {},
    remove: (ctx: CallCtx, id: number) => deleteListing(ctx, id, findListingUses),
    removeConflicts: { in_use: 409 },
  }),
  ...recordCalls({
    path: '/api/stock/company_configs',
    tag,
    noun: { one: 'a showroom configuration', many: 'showroom configurations' },
    record: StockConfig,
    draft: CompanyConfigDraft,
    limit: 'lists',
    list: { query: listQuery(companyConfigSorts, { config_type: z.enum(configTypes) }), rows: listCompanyConfigRecords },
    find: findCompanyConfigRecord,
    create: createCompanyConfig,
    save: saveCompanyConfig,
    audited: (config) => ({ actions: ['company_config.changed'], subjects: [companyConfigName(config)] }),
    writeConflicts: {},
    remove: deleteCompanyConfig,
    removeConflicts: {},
  }),
  defineCall({
    method: 'get',
    path: '/api/stock/company_configs/{id}/versions',
    tag,
    who: 'stock.read',
    summary: 'Lists the earlier versions of a showroom configuration',
    description: 'Each says who changed what, and when.',
    params: z.object({ id: RecordId }),
    answer: data(z.array(ConfigVersion), 'The list, newest first.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => listCompanyConfigVersions(ctx, id),
  }),
]
