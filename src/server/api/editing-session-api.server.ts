import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { findPage } from '#domains/content/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { clearStaffHint } from '../auth/cookies.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'

const EditingSession = z
  .object({
    can_edit: z.literal(true),
    page_id: z.int().nullable(),
    role: z.enum(['editor', 'admin']),
    name: z.string(),
    csrf_token: z.string().nullable(),
  })
  .openapi('EditingSession')

const read = createRoute({
  method: 'get',
  path: '/api/editing/session',
  tags: ['Editing'],
  security: [{ bearer: [] }],
  summary: 'Whether the one who asks may edit, and which page stands at a path',
  request: { query: z.object({ path: z.string().max(2000).optional() }) },
  responses: {
    200: json(z.object({ data: EditingSession }), 'They may. `page_id` is null where no page stands; `csrf_token` belongs to the session cookie.'),
    ...failures(401, 403),
  },
})

/** The service that confirms editors (C-196, C-197). */
export function editingSessionRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(read, async (c) => {
    c.header('cache-control', 'private, no-store')
    const staff = c.get('staff')
    if (!staff) {
      clearStaffHint(c, services.env.PUBLIC_URL)
      return c.get('session') ? c.json(errorBody(403), 403) : c.json(errorBody(401), 401)
    }
    if (!may(staff, 'pages.write')) return c.json(errorBody(403), 403)
    const { path: asked } = c.req.valid('query')
    const path = asked === undefined ? null : parsePagePath(asked)
    const page = path === null ? null : await findPage(contextOf(services, staff), path)
    const { role, name } = staff
    return c.json({ data: { can_edit: true as const, page_id: page?.id ?? null, role, name, csrf_token: c.get('csrfToken') } }, 200)
  })
  return routes
}
