import { z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { may } from '#domains/accounts/index.ts'
import { signPreview, versionSubject } from '#domains/accounts/index.server.ts'
import { PageDraft, PagePath, pageStatuses, pageTypes, parsePagePath, themes } from '#domains/content/index.ts'
import {
  createPage,
  deletePage,
  duplicatePage,
  findPage,
  getVersion,
  keepDraft,
  type ListedPage as ListedRow,
  listPages,
  movePage,
  pageSorts,
  savePage,
} from '#domains/content/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { created, data, listPage, nothing } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { flagFilter, listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { PageVersion } from '../record-version.ts'
import { outcomeOfPage, pageOf } from './page-outcome.server.ts'
import { Page, pageBody } from './page-shape.ts'
import { byId, forPages, notApprovedWords } from './page-shapes.ts'

const PREVIEW_S = { least: 60, most: 7 * 86_400, usual: 3600 }
/** The tree of pages is drawn whole. */
const MOST_LISTED = 1000
const MovedPage = z.object({ id: z.int(), path: z.string(), version: z.int() })
const ListedPage = Page.pick({ id: true, path: true, type: true, status: true, title: true, theme: true, updated_at: true, version: true })
  .extend({
    has_draft: z.boolean(),
    draft_updated_at: z.iso.datetime().nullable(),
    draft_updated_by: z.string().nullable(),
    scheduled_at: z.iso.datetime().nullable(),
  })
  .openapi('ListedPage')

const etag = ({ version }: z.infer<typeof Page>) => version

/** Pages as staff write them. */
export const pagesCalls = [
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages',
    summary: 'Adds a page',
    body: PageDraft,
    limit: 'page',
    answer: created(Page, 'Added.'),
    etag,
    refusals: { forbidden: 403, invalid: 422, path_taken: 409, not_approved: 409 },
    words: notApprovedWords,
    run: async (ctx, { body }) => outcomeOfPage(ctx, await createPage(ctx, body, catalogue)),
  }),
  defineCall({
    ...forPages,
    method: 'put',
    path: '/api/pages/{id}',
    summary: 'Replaces a page',
    description: 'Fails if the page is no longer at the version of `If-Match`.',
    params: byId,
    body: PageDraft,
    limit: 'page',
    ifMatch: PageVersion,
    answer: data(Page, 'The saved record; ETag is its new version.'),
    etag,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422, path_taken: 409, not_approved: 409 },
    words: notApprovedWords,
    run: async (ctx, { params: { id }, body, version }) => outcomeOfPage(ctx, await savePage(ctx, { id, version, draft: body }, catalogue)),
  }),
  defineCall({
    ...forPages,
    method: 'delete',
    path: '/api/pages/{id}',
    summary: 'Removes a page',
    params: byId,
    answer: nothing('Removed.'),
    refusals: { forbidden: 403, gone: 404, not_approved: 409 },
    words: notApprovedWords,
    run: (ctx, { params: { id } }) => deletePage(ctx, id, catalogue),
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/pages',
    summary: 'Lists pages of every status',
    description: 'Includes their drafts and plans, but not their blocks.',
    query: listQuery(
      pageSorts,
      { path: z.string().max(500), type: z.enum(pageTypes), status: z.enum(pageStatuses), theme: z.enum(themes), has_draft: flagFilter },
      MOST_LISTED,
    ),
    answer: listPage(ListedPage, 'A page of the list.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const outcome = await listPages(ctx, { ...listRequest(query), sort: query.sort })
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(listedBody) }) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/move',
    summary: 'Moves a page to another path',
    description: 'Pages below it can be moved along. Fails if the page is no longer at the version of `If-Match`.',
    params: byId,
    body: z.object({ path: PagePath, with_children: z.boolean().default(false), leave_redirect: z.boolean().default(true) }),
    ifMatch: PageVersion,
    answer: data(z.object({ pages: z.array(MovedPage), redirects: z.array(z.object({ from: z.string(), to: z.string() })) }), 'The moved page.'),
    refusals: { forbidden: 403, gone: 404, stale: 412, path_taken: 409, not_approved: 409 },
    words: notApprovedWords,
    run: async (ctx, { params: { id: pageId }, body: { path, with_children: withChildren, leave_redirect: leaveRedirect }, version }) => {
      const outcome = await movePage(ctx, { pageId, version, path, withChildren, leaveRedirect })
      if (outcome.ok) {
        const pages = outcome.value.pages.map(({ id, path: at, version: now }) => ({ id, path: at, version: now }))
        return done({ pages, redirects: outcome.value.redirects })
      }
      return outcome.code === 'stale' ? refuse({ code: 'stale', current: pageBody(outcome.current, []) }) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/duplicate',
    summary: 'Duplicates a page',
    description: 'Visitors do not see the copy yet.',
    params: byId,
    body: z.object({ path: PagePath, title: z.string().max(300).default('') }),
    answer: created(Page, 'Added.'),
    etag,
    refusals: { forbidden: 403, gone: 404, invalid: 422, path_taken: 409 },
    run: async (ctx, { params: { id: pageId }, body }) => outcomeOfPage(ctx, await duplicatePage(ctx, { pageId, ...body }, catalogue)),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/preview_links',
    summary: 'Creates a link that shows a version of a page for a while',
    description: 'Without a version it shows the current draft.',
    params: byId,
    body: z.object({ seconds: z.int().min(PREVIEW_S.least).max(PREVIEW_S.most).default(PREVIEW_S.usual), version: RecordId.optional() }),
    answer: created(z.object({ url: z.string(), expires_at: z.iso.datetime() }), 'The link.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id: pageId }, body: { seconds, version } }) => {
      const outcome = version === undefined ? await keepDraft(ctx, pageId, catalogue) : await getVersion(ctx, { pageId, number: version }, catalogue)
      if (!outcome.ok) return outcome
      const { env, secretKey } = ctx.services
      const expires = new Date((Math.floor(ctx.clock.now().getTime() / 1000) + seconds) * 1000)
      const token = signPreview(versionSubject(pageId, outcome.value.number), expires, secretKey)
      return done({ url: `${env.PUBLIC_URL}/ar/preview/${pageId}/${outcome.value.number}?token=${token}`, expires_at: expires.toISOString() })
    },
  }),
  // The home page, whose path is empty, and all others.
  ...(['/public_api/pages/by_path', '/public_api/pages/by_path/{path+}'] as const).map((path) =>
    defineCall({
      method: 'get',
      path,
      tag: forPages.tag,
      who: 'anyone',
      cost: 'rows',
      summary: 'Reads a page by its path',
      description: 'The path keeps its slashes. Disabled pages need a bearer token.',
      ...(path.endsWith('}') ? { params: z.object({ path: z.string() }) } : {}),
      answer: data(Page, 'The page.'),
      etag,
      extraHeaders: ({ status }, { staff }) => ({
        'cache-control': status === 'published' && staff === null ? 'public, max-age=0, s-maxage=10' : 'private, no-store',
        vary: 'Authorization',
      }),
      refusals: { gone: 404 },
      run: openPage,
    }),
  ),
]

/** A page, if the caller may see it. */
async function openPage(ctx: CallCtx) {
  const path = parsePagePath(ctx.http.req.path.slice('/public_api/pages/by_path'.length))
  const page = path === null ? null : await findPage(ctx, path)
  const isOpen = page?.status === 'published' || (page?.status === 'disabled' && page.allowDisabled && may(ctx.staff, 'pages.read'))
  return page && page.type !== 'section' && isOpen ? done(await pageOf(ctx, page)) : refuse('gone')
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
