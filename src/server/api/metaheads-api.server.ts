import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { MetaheadDraft, metaheadLanguages } from '#domains/content/index.ts'
import { createMetahead, deleteMetahead, findMetahead, listMetaheads, listStoredMetaheads, metaheadSorts, saveMetahead } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { flagFilter, listAnswer, ListMeta, listQuery, listRequest } from './list-query.ts'
import { Metahead } from './page-shape.ts'
import { RecordId } from './record-id.ts'
import { recordRoutes } from './record-routes.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff } from './staff-only.server.ts'

const StoredMetahead = Metahead.extend({ version: z.string() }).openapi('StoredMetahead')
const query = listQuery(metaheadSorts, { language: z.enum(metaheadLanguages), in_body: flagFilter, rdx_core_page_id: RecordId })
const ofPage = z.object({ 'q[page_id_equal_or_null]': RecordId.optional() })

const list = createRoute({
  method: 'get',
  path: '/api/metaheads',
  tags: ['Pages'],
  summary: 'Metaheads of a page and of every page; with page, per_page or ids the list of all of them, for admins',
  request: { query: z.object({ ...query.shape, ...ofPage.shape }) },
  responses: {
    200: json(z.object({ data: z.array(z.union([StoredMetahead, Metahead])), meta: ListMeta.optional() }), 'In their sequence, or a page of all of them.'),
    ...failures(401, 403, 422),
  },
})

/** Metaheads: the open list of a page, and their records for admins. */
export function metaheadRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const isStaffList = ['page', 'per_page', 'ids'].some((name) => c.req.query(name) !== undefined)
    if (!isStaffList) return c.json({ data: await listMetaheads(contextOf(services), c.req.valid('query')['q[page_id_equal_or_null]']) }, 200)
    const staff = c.get('staff')
    if (!staff) return c.json(errorBody(401), 401)
    const request = listRequest(query.parse(c.req.query()))
    const outcome = await listStoredMetaheads(contextOf(services, staff), request)
    return outcome.ok ? c.json(listAnswer(outcome.value, request), 200, forStaff) : (refusalAnswer(c, outcome) as never)
  })
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/metaheads',
      tag: 'Pages',
      noun: 'a metahead',
      record: StoredMetahead,
      draft: MetaheadDraft,
      find: findMetahead,
      create: createMetahead,
      save: saveMetahead,
      remove: deleteMetahead,
    }),
  )
  return routes
}
