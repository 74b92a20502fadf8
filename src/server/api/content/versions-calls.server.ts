import { z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { getVersion, listVersions, restoreVersion, type VersionSummary } from '#domains/content/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data, listPage } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { PageVersion } from '../record-version.ts'
import { byId, DraftShape, forPages, PageContentAnswer } from './page-shapes.ts'

const Version = z
  .object({
    number: z.int(),
    kind: z.enum(['published', 'unpublished', 'restored', 'scheduled', 'saved', 'imported', 'approved']),
    note: z.string(),
    author: z.string(),
    approved_by: z.string().describe('Who approved the publication or its end; empty for nobody.'),
    created_at: z.iso.datetime(),
  })
  .openapi('PageVersion')
const byNumber = byId.extend({ number: RecordId })
const Page = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1), per_page: z.coerce.number().int().min(1).max(200).default(25) })

/** The history of pages: append-only, whole, and a way back that loses nothing. */
export const versionsCalls = [
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/pages/{id}/versions',
    summary: 'Lists the versions of a page, newest first',
    params: byId,
    query: Page,
    answer: listPage(Version, 'A page of the versions.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { params: { id: pageId }, query: { page, per_page: perPage } }) => {
      const outcome = await listVersions(ctx, { pageId, page, perPage })
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(bodyOf) }) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/pages/{id}/versions/{number}',
    summary: 'Reads a version of a page',
    params: byNumber,
    answer: data(Version.extend({ content: PageContentAnswer }), 'The version.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id: pageId, number } }) => {
      const outcome = await getVersion(ctx, { pageId, number }, catalogue)
      return outcome.ok ? done({ ...bodyOf(outcome.value), content: outcome.value.content }) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/pages/{id}/versions/{number}/restore',
    summary: 'Restores a version of a page, or one block of it, to the draft',
    description: 'Fails if the draft is no longer at the version of `If-Match`.',
    params: byNumber,
    body: z.object({ block: z.string().min(1).max(64).optional() }),
    ifMatch: PageVersion,
    answer: data(DraftShape, 'The draft; its earlier content is kept as a version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, stale: 412 },
    run: (ctx, { params: { id: pageId, number }, body: { block }, version }) => restoreVersion(ctx, { pageId, number, version, block }, catalogue),
  }),
]

function bodyOf({ number, kind, note, author, approvedBy, createdAt }: VersionSummary): z.infer<typeof Version> {
  return { number, kind, note, author, approved_by: approvedBy, created_at: createdAt.toISOString() }
}
