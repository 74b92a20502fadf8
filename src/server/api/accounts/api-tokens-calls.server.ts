import { z } from '@hono/zod-openapi'
import { type ApiToken, ApiTokenDraft, createApiToken, findApiToken, listApiTokens, revokeApiToken } from '#domains/accounts/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { created, data, listPage, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'

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
const rules = { tag: 'API tokens', who: 'staff' } as const
const params = z.object({ id: RecordId })

/** What programs sign in with. */
export const apiTokensCalls = [
  defineCall({
    ...rules,
    method: 'get',
    path: '/api/api_tokens',
    summary: 'Lists the tokens of clients, without their text',
    query: listQuery(['name', 'id', 'created_by', 'created_at', 'expires_at', 'seen_at', 'revoked_at'], {}),
    answer: listPage(TokenRecord, 'A page of the list.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const outcome = await listApiTokens(ctx, listRequest(query))
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(recordOf) }) : outcome
    },
  }),
  defineCall({
    ...rules,
    method: 'get',
    path: '/api/api_tokens/{id}',
    summary: 'Reads a token',
    params,
    answer: data(TokenRecord, 'The token.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await findApiToken(ctx, id)
      return outcome.ok ? done(recordOf(outcome.value)) : outcome
    },
  }),
  defineCall({
    ...rules,
    method: 'post',
    path: '/api/api_tokens',
    summary: 'Creates a token',
    description: 'The answer is the only time that the text of the token is shown.',
    needsProof: true,
    body: ApiTokenDraft,
    answer: created(NewToken, 'The token with its text.'),
    refusals: { forbidden: 403, invalid: 422 },
    run: async (ctx, { body }) => {
      const outcome = await createApiToken(ctx, body)
      return outcome.ok ? done({ ...recordOf(outcome.value), token: outcome.value.token }) : outcome
    },
  }),
  defineCall({
    ...rules,
    method: 'delete',
    path: '/api/api_tokens/{id}',
    summary: 'Revokes a token at once',
    params,
    answer: nothing('Revoked.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => revokeApiToken(ctx, id),
  }),
]

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
