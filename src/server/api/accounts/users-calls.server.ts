import { z } from '@hono/zod-openapi'
import { findUser, listUsers, type User, UserChange, updateUser } from '#domains/accounts/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { roles } from '#kernel/staff.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { flagFilter, listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { RecordVersion } from '../record-version.ts'
import { refuseStale } from '../refuse-stale.server.ts'

const UserRecord = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    is_role_pinned: z.boolean(),
    is_disabled: z.boolean(),
    retailers: z.array(z.int()).openapi({ description: 'The ids of the retailers whose records a person with the role `retailer` may see.' }),
    seen_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    version: z.string(),
  })
  .openapi('User')
const rules = { tag: 'Users', who: 'staff' } as const
const params = z.object({ id: RecordId })
const etag = ({ version }: z.infer<typeof UserRecord>) => version

/** People who have signed in (A-269, C-198). */
export const usersCalls = [
  ...listCalls({
    ...rules,
    path: '/api/users',
    many: 'the people who have signed in',
    query: listQuery(['name', 'id', 'email', 'role', 'is_disabled', 'seen_at', 'created_at'], { role: z.enum(roles), is_disabled: flagFilter }),
    record: UserRecord,
    findsPeople: [],
    rows: async (ctx, query) => {
      const outcome = await listUsers(ctx, listRequest(query))
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(recordOf) }) : outcome
    },
  }),
  defineCall({
    ...rules,
    method: 'get',
    path: '/api/users/{id}',
    summary: 'Reads a user',
    params,
    answer: data(UserRecord, 'The user; ETag is its version.'),
    etag,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await findUser(ctx, id)
      return outcome.ok ? done(recordOf(outcome.value)) : outcome
    },
  }),
  defineCall({
    ...rules,
    method: 'put',
    needsProof: true,
    path: '/api/users/{id}',
    summary: 'Sets the role of a user, or blocks the user',
    params,
    body: UserChange,
    ifMatch: RecordVersion,
    answer: data(UserRecord, 'The changed user. A role that was set here takes precedence over the claims of the provider.'),
    etag,
    refusals: { forbidden: 403, gone: 404, stale: 412, last_admin: 409 },
    run: async (ctx, { params: { id }, body, version }) => {
      const outcome = await updateUser(ctx, { id, version, change: body })
      if (outcome.ok) return done(recordOf(outcome.value))
      return outcome.code === 'stale' ? refuseStale(ctx, recordOf(outcome.current), { actions: ['user.changed'], subjects: [id] }) : outcome
    },
  }),
]

function recordOf({ isRolePinned, isDisabled, seenAt, createdAt, ...user }: User): z.infer<typeof UserRecord> {
  const { id, email, name, role, retailers, version } = user
  return {
    id,
    email,
    name,
    role,
    is_role_pinned: isRolePinned,
    is_disabled: isDisabled,
    retailers,
    seen_at: seenAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    version,
  }
}
