import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { DraftPatch } from '#domains/content/index.ts'
import { discardDraft, DraftPatchInput, getDraft, patchDraft } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import {
  askedVersion,
  byId,
  draftAnswer,
  DraftShape,
  forPages,
  missingVersion,
  Precondition,
  ProblemShape,
  refusedPage,
  staffContext,
} from './page-answers.server.ts'
import { versionTag } from './record-version.ts'
import { forStaff } from './staff-only.server.ts'

const Body = z.object({ data: DraftShape })
const Saved = z.object({ data: z.object({ version: z.int(), updated_at: z.iso.datetime().nullable(), problems: z.array(ProblemShape) }) })
const path = '/api/pages/{id}/draft'

const get = createRoute({
  ...forPages,
  method: 'get',
  path,
  summary: 'What editors have of a page; its own content where nobody has begun a draft',
  request: { params: byId },
  responses: { 200: json(Body, 'The draft; ETag is its version.'), ...failures(401, 403, 404, 422) },
})
const patch = createRoute({
  ...forPages,
  method: 'patch',
  path,
  summary: 'Works a change into the draft, if it is still at the version of If-Match',
  request: { params: byId, headers: Precondition, body: { content: { 'application/json': { schema: DraftPatchInput } }, required: true } },
  responses: { 200: json(Saved, 'Saved, with what still keeps it from being published; ETag is the new version.'), ...failures(401, 403, 404, 412, 422, 428) },
})
const discard = createRoute({
  ...forPages,
  method: 'delete',
  path,
  summary: 'Gives up the draft; what it held is kept as a version',
  request: { params: byId, headers: Precondition },
  responses: { 200: json(Body, 'The page as it is edited from now on.'), ...failures(401, 403, 404, 412, 428) },
})

/** Drafts of pages (A-013, A-014, B-305, B-306). */
export function draftRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(get, async (c) => {
    const outcome = await getDraft(staffContext(services, c), c.req.valid('param').id, catalogue)
    return (outcome.ok ? draftAnswer(c, outcome.value) : refusedPage(c, outcome)) as never
  })
  routes.openapi(patch, async (c) => {
    const version = askedVersion(c)
    if (version === null) return missingVersion(c) as never
    // Zod writes an absent field as one that may be undefined; JSON has none that is.
    const change = { pageId: c.req.valid('param').id, version, patch: c.req.valid('json') as DraftPatch }
    const outcome = await patchDraft(staffContext(services, c), change, catalogue)
    if (!outcome.ok) return refusedPage(c, outcome) as never
    const { version: saved, updated_at, problems } = outcome.value
    return c.json({ data: { version: saved, updated_at, problems } }, 200, { ...forStaff, ...versionTag(saved) })
  })
  routes.openapi(discard, async (c) => {
    const version = askedVersion(c)
    if (version === null) return missingVersion(c) as never
    const outcome = await discardDraft(staffContext(services, c), { pageId: c.req.valid('param').id, version }, catalogue)
    return (outcome.ok ? draftAnswer(c, outcome.value) : refusedPage(c, outcome)) as never
  })
  return routes
}
