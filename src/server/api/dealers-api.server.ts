import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { DealerDraft, retailerColumns } from '#domains/retailers/index.ts'
import {
  createDealer,
  dealerSorts,
  deleteDealer,
  findActiveDealers,
  findDealer,
  importDealers,
  listDealers,
  saveDealer,
} from '#domains/retailers/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { importRoutes } from './import-routes.server.ts'
import { flagFilter, listAnswer, ListMeta, listQuery, listRequest } from './list-query.ts'
import { recordRoutes } from './record-routes.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff } from './staff-only.server.ts'

const tag = 'Retailers'
const MOST_ITEMS = 200

const Dealer = z.object({ id: z.int(), ...DealerDraft.shape, version: z.string() }).openapi('Dealer')
/** A dealer as everybody sees it. */
export const PublicDealer = Dealer.omit({ is_active: true, version: true }).openapi('PublicDealer')

const text = z.string().max(200).optional()
const codes = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat())
  .refine((list) => list.length <= MOST_ITEMS)
  .optional()
  .openapi({ type: 'array', items: { type: 'string' } })

const query = listQuery(dealerSorts, { is_active: flagFilter, city: z.string(), state: z.string(), locality: z.string(), postcode: z.string() })
const publicQuery = z.object({
  items: z.coerce.number().int().min(1).max(MOST_ITEMS).optional(),
  'q[brand_eq]': text,
  'q[brands_name_eq]': text,
  'q[state_eq]': text,
  'q[postcode_eq]': text,
  'q[locality_eq]': text,
  'q[dealer_code_in][]': codes,
})
const list = createRoute({
  method: 'get',
  path: '/api/dealers',
  tags: [tag],
  summary: 'Dealers that visitors may see; with page, per_page or ids the list of all of them, for staff',
  request: { query: z.object({ ...query.shape, ...publicQuery.shape }) },
  responses: {
    200: json(
      z.object({ data: z.array(z.union([Dealer, PublicDealer])), meta: ListMeta.optional() }),
      'Active dealers in their order, or a page of all dealers.',
    ),
    ...failures(401, 403, 422),
  },
})

/** The dealers: the open list of the core API, and their records for staff (B-007). */
export function dealerRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const asked = c.req.valid('query')
    const isStaffList = ['page', 'per_page', 'ids'].some((name) => c.req.query(name) !== undefined)
    if (!isStaffList) {
      const search = {
        items: asked.items,
        brand: asked['q[brand_eq]'] ?? asked['q[brands_name_eq]'],
        state: asked['q[state_eq]'],
        // Also under the plain names, which the call by postcode of the stock locator has.
        postcode: asked['q[postcode_eq]'] ?? asked.postcode,
        locality: asked['q[locality_eq]'] ?? asked.locality,
        dealerCodes: asked['q[dealer_code_in][]'],
      }
      const order = asked.sort === 'name' ? 'name' : 'position'
      return c.json({ data: await findActiveDealers(contextOf(services), search, order) }, 200)
    }
    const staff = c.get('staff')
    if (!staff) return c.json(errorBody(401), 401)
    const request = listRequest(query.parse(c.req.query()))
    const outcome = await listDealers(contextOf(services, staff), request)
    return outcome.ok ? c.json(listAnswer(outcome.value, request), 200, forStaff) : (refusalAnswer(c, outcome) as never)
  })
  routes.route('/', importRoutes(services, { path: '/api/dealers/import', tag, nouns: 'dealers', columns: retailerColumns, run: importDealers }))
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/dealers',
      tag,
      noun: 'a dealer',
      record: Dealer,
      draft: DealerDraft,
      find: findDealer,
      create: createDealer,
      save: saveDealer,
      remove: deleteDealer,
    }),
  )
  return routes
}
