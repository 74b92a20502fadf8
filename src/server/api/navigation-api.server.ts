import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { breadcrumbsOf, NavMove, NavRecordDraft, type NavEntry as NavTreeEntry, navTree, widgetTranslations } from '#domains/content/index.ts'
import {
  createNavRecord,
  deleteNavRecord,
  findNavRecord,
  findWordOverrides,
  listNavEntries,
  listNavRecords,
  listOfferCarModels,
  moveNavRecords,
  navSorts,
  saveNavRecord,
} from '#domains/content/index.server.ts'
import { type Words, wordsByStoredKey } from '#kernel/words/words.ts'
import { ownedWords } from '#site/registry/words.gen.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { listAnswer, ListMeta, listQuery, listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { recordRoutes } from './record-routes.server.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

/** Every word that is not a block's, under the key that it is stored by. */
const words: Words = Object.assign({}, ...ownedWords.map(wordsByStoredKey))

const Crumb = z.object({ id: z.int(), label: z.string(), href: z.string().nullable() }).openapi('Breadcrumb')
const NavEntry = z
  .object({
    ...Crumb.shape,
    imageId: z.int().nullable(),
    get children(): z.ZodArray<z.ZodType<NavTreeEntry>> {
      return z.array(NavEntry)
    },
  })
  .openapi('NavEntry')
const OfferCarModel = z.object({ id: z.int(), key: z.string(), label: z.string(), family: z.string(), model_years: z.array(z.int()) }).openapi('OfferCarModel')

const navEntries = createRoute({
  method: 'get',
  path: '/api/nav_entries',
  tags: ['Navigation'],
  summary: 'The menu as a tree',
  responses: { 200: json(z.object({ data: z.array(NavEntry) }), 'Top entries with their children.') },
})
const NavRecord = z.object({ id: z.int(), ...NavRecordDraft.shape, version: z.string() }).openapi('NavRecord')
const staffRules = { tags: ['Navigation'], security: [{ bearer: [] }], middleware: staffOnly }
const flatList = createRoute({
  ...staffRules,
  method: 'get',
  path: '/api/nav_entries/flat',
  summary: 'The entries of the menu as one list, with the version of the set',
  request: { query: listQuery(navSorts, { parent_id: RecordId }, 2000) },
  responses: {
    200: json(z.object({ data: z.array(NavRecord), meta: ListMeta.extend({ version: z.string() }) }), 'A page of the list.'),
    ...failures(401, 403, 422),
  },
})
const moveAll = createRoute({
  ...staffRules,
  method: 'put',
  path: '/api/nav_entries/tree',
  summary: 'Puts every entry of the menu to its place, if the set is still at the version given',
  request: { body: { content: { 'application/json': { schema: NavMove } }, required: true } },
  responses: {
    200: json(z.object({ data: z.object({ rows: z.array(NavRecord), version: z.string() }) }), 'The set as it is now.'),
    ...failures(401, 403, 412, 422),
  },
})
const removeEntry = createRoute({
  ...staffRules,
  method: 'delete',
  path: '/api/nav_entries/{id}',
  summary: 'Removes an entry of the menu; with with_children=1 those below it too',
  request: { params: z.object({ id: RecordId }), query: z.object({ with_children: z.enum(['0', '1']).default('0') }) },
  responses: { 204: { description: 'Removed.' }, ...failures(401, 403, 404, 409, 422) },
})
const breadcrumbs = createRoute({
  method: 'get',
  path: '/api/nav_entries/breadcrumbs/{id}',
  tags: ['Navigation'],
  summary: 'The way from the top of the menu to an entry',
  request: { params: z.object({ id: RecordId }) },
  responses: { 200: json(z.object({ data: z.array(Crumb) }), 'From the top entry down to this one.'), ...failures(404) },
})
const offerCarModels = createRoute({
  method: 'get',
  path: '/api/offer_car_models',
  tags: ['Navigation'],
  summary: 'Models that offers may name',
  responses: { 200: json(z.object({ data: z.array(OfferCarModel) }), 'Models in their order.') },
})
const translations = createRoute({
  method: 'get',
  path: '/public_api/widget_translations_configs/{language}',
  tags: ['Words'],
  summary: 'Words of the interface in a language',
  request: { params: z.object({ language: z.string().regex(/^[A-Za-z]{2}(-[A-Za-z]{2})?$/) }) },
  responses: {
    200: json(
      z.object({
        data: z.object({ id: z.string(), type: z.literal('widget_translations_config'), attributes: z.object({ data: z.record(z.string(), z.string()) }) }),
      }),
      'Words by key; English where a language has none of its own.',
    ),
    ...failures(422),
  },
})

/** Menu, breadcrumbs, offer models and words, and the records of the menu for staff. */
export function navigationRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(navEntries, async (c) => c.json({ data: navTree(await listNavEntries(contextOf(services))) }, 200))
  routes.openapi(breadcrumbs, async (c) => {
    const way = breadcrumbsOf(await listNavEntries(contextOf(services)), c.req.valid('param').id)
    return way.length > 0 ? c.json({ data: way }, 200) : c.json(errorBody(404), 404)
  })
  routes.openapi(flatList, async (c) => {
    const request = listRequest(c.req.valid('query'))
    const outcome = await listNavRecords(contextOf(services, c.get('staff')), request)
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    const { data, meta } = listAnswer(outcome.value, request)
    return c.json({ data, meta: { ...meta, version: outcome.value.version } }, 200, forStaff)
  })
  routes.openapi(moveAll, async (c) => {
    const outcome = await moveNavRecords(contextOf(services, c.get('staff')), c.req.valid('json'))
    return outcome.ok ? c.json({ data: outcome.value }, 200, forStaff) : (refusalAnswer(c, outcome) as never)
  })
  routes.openapi(removeEntry, async (c) => {
    const change = { id: c.req.valid('param').id, withChildren: c.req.valid('query').with_children === '1' }
    const outcome = await deleteNavRecord(contextOf(services, c.get('staff')), change)
    return outcome.ok ? c.body(null, 204) : (refusalAnswer(c, outcome) as never)
  })
  routes.route(
    '/',
    recordRoutes(services, {
      path: '/api/nav_entries',
      tag: 'Navigation',
      noun: 'an entry of the menu',
      record: NavRecord,
      draft: NavRecordDraft,
      find: findNavRecord,
      create: createNavRecord,
      save: saveNavRecord,
    }),
  )
  routes.openapi(offerCarModels, async (c) => {
    const rows = await listOfferCarModels(contextOf(services))
    return c.json({ data: rows.map(({ modelYears, ...row }) => ({ ...row, model_years: modelYears })) }, 200)
  })
  routes.openapi(translations, async (c) => {
    const language = c.req.valid('param').language.toLowerCase()
    return c.json(widgetTranslations(language, words, await findWordOverrides(contextOf(services), language)), 200)
  })
  return routes
}
