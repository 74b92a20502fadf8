import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { findUser, listUsers, type User, UserChange, updateUser } from '#domains/accounts/index.server.ts'
import { roles } from '#kernel/staff.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { errorBody } from './error-body.ts'
import { flagFilter, listAnswer, listBody, listQuery, listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { namedVersion, versionTag } from './record-version.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const UserRecord = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    is_role_pinned: z.boolean(),
    is_disabled: z.boolean(),
    seen_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    version: z.string(),
  })
  .openapi('User')
const Body = z.object({ data: UserRecord })
const tags = ['Users']
const security = [{ bearer: [] }]
const byId = z.object({ id: RecordId })

const list = createRoute({
  method: 'get',
  path: '/api/users',
  tags,
  security,
  middleware: staffOnly,
  summary: 'People who have signed in',
  request: {
    query: listQuery(['name', 'id', 'email', 'role', 'is_disabled', 'seen_at', 'created_at'], { role: z.enum(roles), is_disabled: flagFilter }),
  },
  responses: { 200: json(listBody(UserRecord), 'A page of them.'), ...failures(401, 403, 422) },
})
const read = createRoute({
  method: 'get',
  path: '/api/users/{id}',
  tags,
  security,
  middleware: staffOnly,
  summary: 'One of them',
  request: { params: byId },
  responses: { 200: json(Body, 'The person.'), ...failures(401, 403, 404) },
})
const change = createRoute({
  method: 'put',
  path: '/api/users/{id}',
  tags,
  security,
  middleware: staffOnly,
  summary: 'Sets a role, or shuts somebody out',
  request: {
    params: byId,
    headers: z.object({ 'if-match': z.string().optional() }),
    body: { content: { 'application/json': { schema: UserChange } }, required: true },
  },
  responses: { 200: json(Body, 'Changed; a role that was set holds whatever the provider’s claims say.'), ...failures(401, 403, 404, 409, 412, 422, 428) },
})

/** `/api/users` (A-269, C-198). */
export function usersRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const request = listRequest(c.req.valid('query'))
    const outcome = await listUsers(contextOf(services, c.get('staff')), request)
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    const { rows, total } = outcome.value
    return c.json(listAnswer({ rows: rows.map(recordOf), total }, request), 200, forStaff)
  })
  routes.openapi(read, async (c) => {
    const outcome = await findUser(contextOf(services, c.get('staff')), c.req.valid('param').id)
    if (outcome.ok) return c.json({ data: recordOf(outcome.value) }, 200, { ...forStaff, ...versionTag(outcome.value.version) })
    return refusalAnswer(c, outcome) as never
  })
  routes.openapi(change, async (c) => {
    const version = namedVersion(c.req.valid('header')['if-match'])
    if (!version) return c.json(errorBody(428), 428)
    const outcome = await updateUser(contextOf(services, c.get('staff')), {
      id: c.req.valid('param').id,
      version,
      change: UserChange.parse(c.req.valid('json')),
    })
    if (outcome.ok) return c.json({ data: recordOf(outcome.value) }, 200, { ...forStaff, ...versionTag(outcome.value.version) })
    if (outcome.code === 'stale') return refusalAnswer(c, { ...outcome, current: recordOf(outcome.current) }) as never
    return refusalAnswer(c, outcome) as never
  })
  return routes
}

function recordOf({ isRolePinned, isDisabled, seenAt, createdAt, ...user }: User): z.infer<typeof UserRecord> {
  const { id, email, name, role, version } = user
  return {
    id,
    email,
    name,
    role,
    is_role_pinned: isRolePinned,
    is_disabled: isDisabled,
    seen_at: seenAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    version,
  }
}
