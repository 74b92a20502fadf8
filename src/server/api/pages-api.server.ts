import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { may } from '#domains/accounts/index.ts'
import { signPreview, versionSubject } from '#domains/accounts/index.server.ts'
import { PageDraft, pageStatuses, pageTypes, parsePagePath, themes } from '#domains/content/index.ts'
import {
  createPage,
  deletePage,
  duplicatePage,
  findPage,
  getVersion,
  keepDraft,
  type ListedPage as ListedRow,
  listMetaheads,
  listPages,
  movePage,
  type PageRow,
  pageSorts,
  savePage,
} from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { flagFilter, listAnswer, listBody, listQuery, listRequest } from './list-query.ts'
import { askedVersion, byId, forPages, missingVersion, Precondition, refusedPage, staffContext } from './page-answers.server.ts'
import { Page, pageBody } from './page-shape.ts'
import { RecordId } from './record-id.ts'
import { versionTag } from './record-version.ts'
import { forStaff } from './staff-only.server.ts'

const Body = z.object({ data: Page })
const draftBody = { body: { content: { 'application/json': { schema: PageDraft } }, required: true } } as const
const PREVIEW_S = { least: 60, most: 7 * 86_400, usual: 3600 }
/** The tree of pages is drawn whole. */
const MOST_LISTED = 1000
const PagePath = PageDraft.shape.path
const MovedPage = z.object({ id: z.int(), path: z.string(), version: z.int() })
const ListedPage = Page.pick({ id: true, path: true, type: true, status: true, title: true, theme: true, updated_at: true, version: true })
  .extend({
    has_draft: z.boolean(),
    draft_updated_at: z.iso.datetime().nullable(),
    draft_updated_by: z.string().nullable(),
    scheduled_at: z.iso.datetime().nullable(),
  })
  .openapi('ListedPage')

const create = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages',
  summary: 'Adds a page',
  request: draftBody,
  responses: { 201: json(Body, 'Added.'), ...failures(401, 403, 409, 422) },
})
const save = createRoute({
  ...forPages,
  method: 'put',
  path: '/api/pages/{id}',
  summary: 'Replaces a page, if it is still at the version of If-Match',
  request: { params: byId, headers: Precondition, ...draftBody },
  responses: { 200: json(Body, 'Saved; ETag is the new version.'), ...failures(401, 403, 404, 409, 412, 422, 428) },
})
const remove = createRoute({
  ...forPages,
  method: 'delete',
  path: '/api/pages/{id}',
  summary: 'Removes a page',
  request: { params: byId },
  responses: { 204: { description: 'Removed.' }, ...failures(401, 403, 404) },
})
const list = createRoute({
  ...forPages,
  method: 'get',
  path: '/api/pages',
  summary: 'Lists pages of every status, with their drafts and plans, without their blocks',
  request: {
    query: listQuery(
      pageSorts,
      { path: z.string().max(500), type: z.enum(pageTypes), status: z.enum(pageStatuses), theme: z.enum(themes), has_draft: flagFilter },
      MOST_LISTED,
    ),
  },
  responses: { 200: json(listBody(ListedPage), 'A page of the list.'), ...failures(401, 403, 422) },
})
const move = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/move',
  summary: 'Gives a page another path, if it is still at the version of If-Match; those below it may come along',
  request: {
    params: byId,
    headers: Precondition,
    body: {
      content: {
        'application/json': { schema: z.object({ path: PagePath, with_children: z.boolean().default(false), leave_redirect: z.boolean().default(true) }) },
      },
      required: true,
    },
  },
  responses: {
    200: json(z.object({ data: z.object({ pages: z.array(MovedPage), redirects: z.array(z.object({ from: z.string(), to: z.string() })) }) }), 'Moved.'),
    ...failures(401, 403, 404, 409, 412, 422, 428),
  },
})
const duplicate = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/duplicate',
  summary: 'Adds a page like this one, which visitors do not see yet',
  request: {
    params: byId,
    body: { content: { 'application/json': { schema: z.object({ path: PagePath, title: z.string().max(300).default('') }) } }, required: true },
  },
  responses: { 201: json(Body, 'Added.'), ...failures(401, 403, 404, 409, 422) },
})
const preview = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/preview_links',
  summary: 'A link that shows a version of a page for a while; the draft as it is now where none is named',
  request: {
    params: byId,
    body: {
      content: {
        'application/json': {
          schema: z.object({ seconds: z.int().min(PREVIEW_S.least).max(PREVIEW_S.most).default(PREVIEW_S.usual), version: RecordId.optional() }),
        },
      },
      required: true,
    },
  },
  responses: { 201: json(z.object({ data: z.object({ url: z.string(), expires_at: z.iso.datetime() }) }), 'The link.'), ...failures(401, 403, 404, 422) },
})

/** Page content by path for anybody, and writes for staff. */
export function pageApiRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  documentByPath(routes)
  routes.get('/public_api/pages/by_path/*', async (c) => byPath(c, services))
  routes.get('/public_api/pages/by_path', async (c) => byPath(c, services))
  routes.openapi(create, async (c) => {
    const outcome = await createPage(staffContext(services, c), c.req.valid('json'), catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    return c.json(await bodyOf(services, outcome.value), 201, versionTag(outcome.value.version))
  })
  routes.openapi(save, async (c) => {
    const version = askedVersion(c)
    if (version === null) return missingVersion(c) as never
    const change = { id: c.req.valid('param').id, version, draft: c.req.valid('json') }
    const outcome = await savePage(staffContext(services, c), change, catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    return c.json(await bodyOf(services, outcome.value), 200, versionTag(outcome.value.version))
  })
  routes.openapi(remove, async (c) => {
    const outcome = await deletePage(staffContext(services, c), c.req.valid('param').id)
    return outcome.ok ? c.body(null, 204) : (refusedPage(c, outcome) as never)
  })
  routes.openapi(list, async (c) => {
    const request = listRequest(c.req.valid('query')) as Parameters<typeof listPages>[1]
    const outcome = await listPages(staffContext(services, c), request)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    return c.json(listAnswer({ ...outcome.value, rows: outcome.value.rows.map(listedBody) }, request), 200, forStaff)
  })
  routes.openapi(move, async (c) => {
    const version = askedVersion(c)
    if (version === null) return missingVersion(c) as never
    const { path, with_children: withChildren, leave_redirect: leaveRedirect } = c.req.valid('json')
    const outcome = await movePage(staffContext(services, c), { pageId: c.req.valid('param').id, version, path, withChildren, leaveRedirect })
    if (!outcome.ok) return refusedPage(c, outcome) as never
    const pages = outcome.value.pages.map(({ id, path: at, version: now }) => ({ id, path: at, version: now }))
    return c.json({ data: { pages, redirects: outcome.value.redirects } }, 200, forStaff)
  })
  routes.openapi(duplicate, async (c) => {
    const outcome = await duplicatePage(staffContext(services, c), { pageId: c.req.valid('param').id, ...c.req.valid('json') }, catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    return c.json(await bodyOf(services, outcome.value), 201, { ...forStaff, ...versionTag(outcome.value.version) })
  })
  routes.openapi(preview, async (c) => {
    const ctx = staffContext(services, c)
    const pageId = c.req.valid('param').id
    const { seconds, version } = c.req.valid('json')
    const kept = version === undefined ? await keepDraft(ctx, pageId, catalogue) : await getVersion(ctx, { pageId, number: version }, catalogue)
    if (!kept.ok) return refusedPage(c, kept) as never
    const expires = new Date((Math.floor(services.clock.now().getTime() / 1000) + seconds) * 1000)
    const token = signPreview(versionSubject(pageId, kept.value.number), expires, services.secretKey)
    const url = `${services.env.PUBLIC_URL}/ar/preview/${pageId}/${kept.value.number}?token=${token}`
    return c.json({ data: { url, expires_at: expires.toISOString() } }, 201, forStaff)
  })
  return routes
}

/** The path may have any number of segments, which a route template of the document cannot say. */
function documentByPath(routes: OpenAPIHono<AppEnv>): void {
  routes.openAPIRegistry.registerPath({
    method: 'get',
    path: '/public_api/pages/by_path/{path}',
    tags: forPages.tags,
    summary: 'A page by its path, slashes kept; disabled ones need a bearer token',
    request: { params: z.object({ path: z.string() }) },
    responses: { 200: json(Body, 'The page.'), ...failures(404) },
  })
}

async function byPath(c: Context<AppEnv>, services: Services): Promise<Response> {
  const ctx = contextOf(services, c.get('staff'))
  const path = parsePagePath(c.req.path.slice('/public_api/pages/by_path'.length))
  const page = path === null ? null : await findPage(ctx, path)
  const isOpen = page?.status === 'published' || (page?.status === 'disabled' && page.allowDisabled && may(ctx.staff, 'pages.read'))
  if (!page || !isOpen) return c.json(errorBody(404), 404)
  const etag = versionTag(page.version)
  const isPublic = page.status === 'published' && ctx.staff === null
  const headers = { ...etag, 'cache-control': isPublic ? 'public, max-age=0, s-maxage=10' : 'private, no-store', vary: 'Authorization' }
  return c.json(await bodyOf(services, page), 200, headers)
}

async function bodyOf(services: Services, page: PageRow) {
  return { data: pageBody(page, await listMetaheads(contextOf(services), page.id)) }
}

function listedBody({ updatedAt, draftUpdatedAt, draftUpdatedBy, scheduledAt, ...page }: ListedRow): z.infer<typeof ListedPage> {
  return {
    ...page,
    updated_at: updatedAt.toISOString(),
    has_draft: draftUpdatedAt !== null,
    draft_updated_at: draftUpdatedAt?.toISOString() ?? null,
    draft_updated_by: draftUpdatedBy,
    scheduled_at: scheduledAt?.toISOString() ?? null,
  }
}
