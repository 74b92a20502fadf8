import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { getVersion, listVersions, restoreVersion, type VersionSummary } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { listBody } from './list-query.ts'
import {
  askedVersion,
  byId,
  draftAnswer,
  DraftShape,
  forPages,
  missingVersion,
  PageContentAnswer,
  Precondition,
  refusedPage,
  staffContext,
} from './page-answers.server.ts'
import { RecordId } from './record-id.ts'
import { forStaff } from './staff-only.server.ts'

const Version = z
  .object({
    number: z.int(),
    kind: z.enum(['published', 'unpublished', 'restored', 'scheduled', 'saved', 'imported']),
    note: z.string(),
    author: z.string(),
    created_at: z.iso.datetime(),
  })
  .openapi('PageVersion')
const byNumber = byId.extend({ number: RecordId })
const Page = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1), per_page: z.coerce.number().int().min(1).max(200).default(25) })

const list = createRoute({
  ...forPages,
  method: 'get',
  path: '/api/pages/{id}/versions',
  summary: 'The history of a page, newest first',
  request: { params: byId, query: Page },
  responses: { 200: json(listBody(Version), 'A page of the history.'), ...failures(401, 403, 422) },
})
const get = createRoute({
  ...forPages,
  method: 'get',
  path: '/api/pages/{id}/versions/{number}',
  summary: 'What a page held at that version',
  request: { params: byNumber },
  responses: { 200: json(z.object({ data: Version.extend({ content: PageContentAnswer }) }), 'The version.'), ...failures(401, 403, 404, 422) },
})
const restore = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/versions/{number}/restore',
  summary: 'Brings a version, or one block of it, back into the draft, if that is still at the version of If-Match',
  request: {
    params: byNumber,
    headers: Precondition,
    body: { content: { 'application/json': { schema: z.object({ block: z.string().min(1).max(64).optional() }) } }, required: true },
  },
  responses: { 200: json(z.object({ data: DraftShape }), 'The draft; what it held before is kept as a version.'), ...failures(401, 403, 404, 412, 422, 428) },
})

/** The history of pages: append-only, whole, and a way back that loses nothing. */
export function versionRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const { page, per_page } = c.req.valid('query')
    const outcome = await listVersions(staffContext(services, c), { pageId: c.req.valid('param').id, page, perPage: per_page })
    if (!outcome.ok) return refusedPage(c, outcome) as never
    return c.json({ data: outcome.value.rows.map(bodyOf), meta: { total: outcome.value.total, page, per_page } }, 200, forStaff)
  })
  routes.openapi(get, async (c) => {
    const { id, number } = c.req.valid('param')
    const outcome = await getVersion(staffContext(services, c), { pageId: id, number }, catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    return c.json({ data: { ...bodyOf(outcome.value), content: outcome.value.content } }, 200, forStaff)
  })
  routes.openapi(restore, async (c) => {
    const version = askedVersion(c)
    if (version === null) return missingVersion(c) as never
    const { id, number } = c.req.valid('param')
    const outcome = await restoreVersion(staffContext(services, c), { pageId: id, number, version, block: c.req.valid('json').block }, catalogue)
    return (outcome.ok ? draftAnswer(c, outcome.value) : refusedPage(c, outcome)) as never
  })
  return routes
}

function bodyOf({ number, kind, note, author, createdAt }: VersionSummary): z.infer<typeof Version> {
  return { number, kind, note, author, created_at: createdAt.toISOString() }
}
