import { z } from '@hono/zod-openapi'
import { RetailerDraft, retailerColumns } from '#domains/retailers/index.ts'
import {
  createRetailer,
  retailerSorts,
  deleteRetailer,
  findActiveRetailers,
  findRetailer,
  importRetailers,
  listRetailers,
  saveRetailer,
} from '#domains/retailers/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { forStaff } from '../for-staff.ts'
import { importCall } from '../import-call.server.ts'
import { flagFilter, isRecordList, ListMeta, listQuery, listRequest, pageOfList } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'
import { PublicRetailer, Retailer } from './retailer-shapes.ts'

const tag = 'Retailers'
const MOST_ITEMS = 200

const text = z.string().max(200).optional()
const codes = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .refine((list) => list.length <= MOST_ITEMS)
  .optional()
  .openapi({ type: 'array', items: { type: 'string' } })

const query = listQuery(retailerSorts, { is_active: flagFilter, city: z.string(), state: z.string(), locality: z.string(), postcode: z.string() })
const publicQuery = z.object({
  items: z.coerce.number().int().min(1).max(MOST_ITEMS).optional(),
  'q[brand_eq]': text,
  'q[brands_name_eq]': text,
  'q[state_eq]': text,
  'q[postcode_eq]': text,
  'q[locality_eq]': text,
  'q[dealer_code_in][]': codes,
})

/** The retailers: the open list of the core API, and their records for staff (B-007). */
export const retailersCalls = [
  defineCall({
    method: 'get',
    path: '/api/dealers',
    tag,
    who: 'anyone',
    cost: 'search',
    summary: 'Lists the dealers that visitors may see',
    description: 'With `page`, `per_page` or `ids` it lists all dealers, for staff only.',
    query: z.object({ ...query.shape, ...publicQuery.shape }),
    answer: whole(
      z.object({ data: z.array(z.union([Retailer, PublicRetailer])), meta: ListMeta.optional() }),
      'The active dealers in order, or a page of all dealers.',
    ),
    extraHeaders: ({ meta }) => (meta ? forStaff : {}),
    refusals: { unauthorised: 401, forbidden: 403 },
    run: async (ctx, { query: parameters }) => {
      if (isRecordList(ctx.http)) {
        if (!ctx.staff) return refuse('unauthorised')
        const request = listRequest(query.parse(ctx.http.req.query()))
        const outcome = await listRetailers(ctx, request)
        return outcome.ok ? done(pageOfList(outcome.value, request)) : outcome
      }
      const search = {
        items: parameters.items,
        brand: parameters['q[brand_eq]'] ?? parameters['q[brands_name_eq]'],
        state: parameters['q[state_eq]'],
        // Also under the plain names, which the call by postcode of the stock locator has.
        postcode: parameters['q[postcode_eq]'] ?? parameters.postcode,
        locality: parameters['q[locality_eq]'] ?? parameters.locality,
        dealerCodes: parameters['q[dealer_code_in][]'],
      }
      return done({ data: await findActiveRetailers(ctx, search, parameters.sort === 'name' ? 'name' : 'position') })
    },
  }),
  importCall({ path: '/api/dealers/import', tag, many: 'dealers', columns: retailerColumns, run: importRetailers }),
  ...recordCalls({
    path: '/api/dealers',
    tag,
    noun: { one: 'a dealer', many: 'dealers' },
    record: Retailer,
    draft: RetailerDraft,
    find: findRetailer,
    create: createRetailer,
    save: saveRetailer,
    audited: ({ dealer_code }) => ({ actions: ['dealer.changed'], subjects: [dealer_code] }),
    writeConflicts: {},
    remove: deleteRetailer,
    removeConflicts: {},
  }),
]
