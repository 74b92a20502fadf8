import { z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { DraftPatch } from '#domains/content/index.ts'
import { discardDraft, DraftPatchInput, getDraft, patchDraft } from '#domains/content/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { PageVersion } from '../record-version.ts'
import { byId, DraftShape, forPages, ProblemShape } from './page-shapes.ts'

const SavedDraft = z.object({ version: z.int(), updated_at: z.iso.datetime().nullable(), problems: z.array(ProblemShape) })
const path = '/api/pages/{id}/draft'
const etag = ({ version }: { version: number }) => version

/** Drafts of pages (A-013, A-014, B-305, B-306). */
export const draftsCalls = [
  defineCall({
    ...forPages,
    method: 'get',
    path,
    summary: 'Reads the draft of a page',
    description: 'Without a draft it is the content of the page itself.',
    params: byId,
    answer: data(DraftShape, 'The draft; ETag is its version.'),
    etag,
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => getDraft(ctx, id, catalogue),
  }),
  defineCall({
    ...forPages,
    method: 'patch',
    path,
    summary: 'Merges a change into the draft of a page',
    description: 'Fails if the draft is no longer at the version of `If-Match`.',
    params: byId,
    body: DraftPatchInput,
    limit: 'page',
    ifMatch: PageVersion,
    answer: data(SavedDraft, 'The saved draft, with what still keeps it from being published; ETag is its new version.'),
    etag,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422 },
    run: async (ctx, { params: { id: pageId }, body, version }) => {
      // Zod writes an absent field as one that may be undefined; JSON has none that is.
      const outcome = await patchDraft(ctx, { pageId, version, patch: body as DraftPatch }, catalogue)
      if (!outcome.ok) return outcome
      const { version: savedVersion, updated_at, problems } = outcome.value
      return done({ version: savedVersion, updated_at, problems })
    },
  }),
  defineCall({
    ...forPages,
    method: 'delete',
    path,
    summary: 'Discards the draft of a page',
    description: 'Its content is kept as a version.',
    params: byId,
    ifMatch: PageVersion,
    answer: data(DraftShape, 'The page as editors see it now.'),
    etag,
    refusals: { forbidden: 403, gone: 404, stale: 412 },
    run: (ctx, { params: { id: pageId }, version }) => discardDraft(ctx, { pageId, version }, catalogue),
  }),
]
