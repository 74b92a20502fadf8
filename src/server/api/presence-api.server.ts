import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { announcePresence, endPresence } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import type { Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { byId, forPages, refusedPage, staffContext } from './page-answers.server.ts'
import { forStaff } from './staff-only.server.ts'

const Tab = z.string().regex(/^[\w-]{1,64}$/)
const Other = z.object({ tab: z.string(), staff_id: z.string(), name: z.string(), block_id: z.string(), seen_at: z.iso.datetime() }).openapi('Presence')

const announce = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/presence',
  summary: 'Says that a tab has the page open, and which block it edits; answers who else has',
  request: {
    params: byId,
    body: { content: { 'application/json': { schema: z.object({ tab: Tab, block_id: z.string().max(64).default('') }) } }, required: true },
  },
  responses: {
    200: json(
      z.object({ data: z.array(Other), meta: z.object({ draft_version: z.int() }) }),
      'Other tabs of the last 30 seconds, and the version of the draft.',
    ),
    ...failures(401, 403, 404, 422),
  },
})
const end = createRoute({
  ...forPages,
  method: 'delete',
  path: '/api/pages/{id}/presence/{tab}',
  summary: 'Says that a tab was closed',
  request: { params: byId.extend({ tab: Tab }) },
  responses: { 204: { description: 'Noted.' }, ...failures(401, 403, 422) },
})
const leave = createRoute({
  ...forPages,
  method: 'post',
  path: '/api/pages/{id}/presence/leave',
  summary: 'The same for a page that is being closed, which may only send a POST',
  request: { params: byId, body: { content: { 'application/json': { schema: z.object({ tab: Tab }) } }, required: true } },
  responses: { 204: { description: 'Noted.' }, ...failures(401, 403, 422) },
})

/** Who has which page open. */
export function presenceRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(announce, async (c) => {
    const { tab, block_id: blockId } = c.req.valid('json')
    const outcome = await announcePresence(staffContext(services, c), { pageId: c.req.valid('param').id, tab, blockId })
    if (!outcome.ok) return refusedPage(c, outcome) as never
    const data = outcome.value.others.map(({ tab: other, staffId, name, blockId: block, seenAt }) => {
      return { tab: other, staff_id: staffId, name, block_id: block, seen_at: seenAt.toISOString() }
    })
    return c.json({ data, meta: { draft_version: outcome.value.draftVersion } }, 200, forStaff)
  })
  routes.openapi(end, async (c) => {
    const { id, tab } = c.req.valid('param')
    const outcome = await endPresence(staffContext(services, c), { pageId: id, tab })
    return outcome.ok ? c.body(null, 204) : (refusedPage(c, outcome) as never)
  })
  routes.openapi(leave, async (c) => {
    const outcome = await endPresence(staffContext(services, c), { pageId: c.req.valid('param').id, tab: c.req.valid('json').tab })
    return outcome.ok ? c.body(null, 204) : (refusedPage(c, outcome) as never)
  })
  return routes
}
