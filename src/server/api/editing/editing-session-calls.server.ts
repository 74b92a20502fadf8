import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { findPage } from '#domains/content/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { roles } from '#kernel/staff.ts'
import { clearStaffHint } from '../../auth/cookies.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const EditingSession = z
  .object({
    can_edit: z.literal(true),
    page_id: z.int().nullable(),
    role: z.enum(roles).exclude(['visitor']),
    name: z.string(),
    csrf_token: z.string().nullable(),
  })
  .openapi('EditingSession')

/** The service that confirms editors (C-196, C-197). */
export const editingSessionCalls = [
  defineCall({
    method: 'get',
    path: '/api/editing/session',
    tag: 'Editing',
    who: 'anyone',
    cost: 'rows',
    summary: 'Tells whether the caller may edit, and which page is at a path',
    query: z.object({ path: z.string().max(2000).optional() }),
    answer: data(EditingSession, 'The caller may edit. `page_id` is null if there is no page at the path; `csrf_token` belongs to the session cookie.'),
    refusals: { unauthorised: 401, forbidden: 403 },
    run: async (ctx, { query: { path: pathParameter } }) => {
      const { staff, http, services } = ctx
      http.header('cache-control', 'private, no-store')
      if (!staff) {
        clearStaffHint(http, services.env.PUBLIC_URL)
        return http.get('session') ? refuse('forbidden') : refuse('unauthorised')
      }
      if (!may(staff, 'pages.write')) return refuse('forbidden')
      const path = pathParameter === undefined ? null : parsePagePath(pathParameter)
      const page = path === null ? null : await findPage(ctx, path)
      const { role, name } = staff
      return done({ can_edit: true as const, page_id: page?.id ?? null, role, name, csrf_token: http.get('csrfToken') })
    },
  }),
]
