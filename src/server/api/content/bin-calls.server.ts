import { z } from '@hono/zod-openapi'
import { PagePath, pageTypes } from '#domains/content/index.ts'
import { type BinnedPage as BinnedRow, binSorts, listBin, restorePage } from '#domains/content/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data, listPage } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { outcomeOfPage } from './page-outcome.server.ts'
import { Page } from './page-shape.ts'
import { byId, forPages } from './page-shapes.ts'

const BinnedPage = z
  .object({
    id: z.int(),
    path: z.string(),
    title: z.string(),
    type: z.enum(pageTypes),
    binned_at: z.iso.datetime(),
    binned_by: z.string(),
    kept_until: z.iso.datetime(),
  })
  .openapi('BinnedPage')

/** Deleted pages, as long as they can be restored. */
export const binCalls = [
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/binned_pages',
    summary: 'Lists the deleted pages that can still be restored',
    query: listQuery(binSorts),
    answer: listPage(BinnedPage, 'A page of the list.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const outcome = await listBin(ctx, listRequest(query))
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(binnedBody) }) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/binned_pages/{id}/restore',
    summary: 'Restores a deleted page with its draft and its versions',
    description: 'The page returns to its old path or to another one. Visitors do not see it before it is published.',
    params: byId,
    body: z.object({ path: PagePath.optional() }),
    answer: data(Page, 'The page.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, path_taken: 409 },
    run: async (ctx, { params: { id }, body: { path } }) => outcomeOfPage(ctx, await restorePage(ctx, { id, path })),
  }),
]

function binnedBody({ pageId, binnedAt, binnedBy, keptUntil, ...page }: BinnedRow): z.infer<typeof BinnedPage> {
  return { id: pageId, ...page, binned_at: binnedAt.toISOString(), binned_by: binnedBy, kept_until: keptUntil.toISOString() }
}
