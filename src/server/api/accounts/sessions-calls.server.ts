import { z } from '@hono/zod-openapi'
import { endSessionOf, listSessions } from '#domains/accounts/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'

const SessionRecord = z
  .object({
    id: z.int(),
    user_id: z.int(),
    name: z.string(),
    email: z.string(),
    agent: z.string(),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .openapi('Session')
const rules = { tag: 'Sessions', who: 'staff' } as const

/** Signed-in browsers, and the way to end a single one. */
export const sessionsCalls = [
  ...listCalls({
    ...rules,
    path: '/api/sessions',
    many: 'signed-in browsers',
    description: 'Admins get those of everybody, others their own.',
    query: listQuery(['seen_at', 'id', 'name', 'email', 'created_at', 'expires_at'], {}),
    record: SessionRecord,
    findsPeople: [],
    rows: (ctx, query) => listSessions(ctx, listRequest(query), ctx.http.get('session')?.digest ?? null),
  }),
  defineCall({
    ...rules,
    method: 'delete',
    path: '/api/sessions/{id}',
    summary: 'Ends a session at once',
    description: 'Admins can end any session, others their own.',
    params: z.object({ id: RecordId }),
    answer: nothing('Ended.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => endSessionOf(ctx, id),
  }),
  defineCall({
    ...rules,
    method: 'get',
    path: '/api/csrf_token',
    summary: 'Reads the CSRF token of the session',
    description: 'For a page that still holds the token of another session.',
    answer: data(z.object({ csrf_token: z.string().nullable() }), 'The token; null for programs, which have no session.'),
    refusals: {},
    run: (ctx) => done({ csrf_token: ctx.http.get('csrfToken') }),
  }),
]
