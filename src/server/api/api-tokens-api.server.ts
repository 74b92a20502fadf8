import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { type ApiToken, ApiTokenDraft, createApiToken, findApiToken, listApiTokens, revokeApiToken } from '#domains/accounts/index.server.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { failures, json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'
import { listAnswer, listBody, listQuery, listRequest } from './list-query.ts'
import { RecordId } from './record-id.ts'
import { refusalAnswer } from './refusal-answer.server.ts'
import { forStaff, staffOnly } from './staff-only.server.ts'

const moment = z.iso.datetime().nullable()
const TokenRecord = z
  .object({
    id: z.int(),
    name: z.string(),
    hint: z.string(),
    scopes: z.array(z.string()),
    created_by: z.string(),
    created_at: z.iso.datetime(),
    expires_at: moment,
    seen_at: moment,
    revoked_at: moment,
    version: z.string(),
  })
  .openapi('ApiToken')
const NewToken = TokenRecord.extend({ token: z.string() }).openapi('NewApiToken')
const tags = ['API tokens']
const security = [{ bearer: [] }]
const byId = z.object({ id: RecordId })

const list = createRoute({
  method: 'get',
  path: '/api/api_tokens',
  tags,
  security,
  middleware: staffOnly,
  summary: 'Tokens of clients, without their text',
  request: { query: listQuery(['name', 'id', 'created_by', 'created_at', 'expires_at', 'seen_at', 'revoked_at'], {}) },
  responses: { 200: json(listBody(TokenRecord), 'A page of them.'), ...failures(401, 403, 422) },
})
const read = createRoute({
  method: 'get',
  path: '/api/api_tokens/{id}',
  tags,
  security,
  middleware: staffOnly,
  summary: 'One of them',
  request: { params: byId },
  responses: { 200: json(z.object({ data: TokenRecord }), 'The token.'), ...failures(401, 403, 404) },
})
const create = createRoute({
  method: 'post',
  path: '/api/api_tokens',
  tags,
  security,
  middleware: staffOnly,
  summary: 'Makes a token; its text is told this once',
  request: { body: { content: { 'application/json': { schema: ApiTokenDraft } }, required: true } },
  responses: { 201: json(z.object({ data: NewToken }), 'Made.'), ...failures(401, 403, 422) },
})
const revoke = createRoute({
  method: 'delete',
  path: '/api/api_tokens/{id}',
  tags,
  security,
  middleware: staffOnly,
  summary: 'Ends a token at once',
  request: { params: byId },
  responses: { 204: { description: 'Revoked.' }, ...failures(401, 403, 404) },
})

/** `/api/api_tokens`: what programs sign in with. */
export function apiTokenRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const request = listRequest(c.req.valid('query'))
    const outcome = await listApiTokens(contextOf(services, c.get('staff')), request)
    if (!outcome.ok) return refusalAnswer(c, outcome) as never
    const { rows, total } = outcome.value
    return c.json(listAnswer({ rows: rows.map(recordOf), total }, request), 200, forStaff)
  })
  routes.openapi(read, async (c) => {
    const outcome = await findApiToken(contextOf(services, c.get('staff')), c.req.valid('param').id)
    if (outcome.ok) return c.json({ data: recordOf(outcome.value) }, 200, forStaff)
    return refusalAnswer(c, outcome) as never
  })
  routes.openapi(create, async (c) => {
    const outcome = await createApiToken(contextOf(services, c.get('staff')), ApiTokenDraft.parse(c.req.valid('json')))
    if (outcome.ok) return c.json({ data: { ...recordOf(outcome.value), token: outcome.value.token } }, 201, forStaff)
    return refusalAnswer(c, outcome) as never
  })
  routes.openapi(revoke, async (c) => {
    const outcome = await revokeApiToken(contextOf(services, c.get('staff')), c.req.valid('param').id)
    if (outcome.ok) return c.body(null, 204)
    return refusalAnswer(c, outcome) as never
  })
  return routes
}

function recordOf({ id, name, hint, scopes, createdBy, createdAt, expiresAt, seenAt, revokedAt }: ApiToken): z.infer<typeof TokenRecord> {
  return {
    id,
    name,
    hint,
    scopes,
    created_by: createdBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    seen_at: seenAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
    // A token changes once: when it is revoked.
    version: revokedAt ? '2' : '1',
  }
}
