import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Invalid, type Outcome, refuse } from '#kernel/outcome.ts'
import { personIdOf, type Staff } from '#kernel/staff.ts'
import { isStorable } from '#kernel/storable.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import { type Action, actionNames, may } from '../may.ts'
import { recordAudit } from '../record-audit.server.ts'
import { apiToken, staffUser } from '../schema.server.ts'
import { digestOf, newSecret } from '../secret.server.ts'

/** Lets people and secret scanners recognise a token of this site. */
export const TOKEN_PREFIX = 'mrd_'
const HINT_LENGTH = TOKEN_PREFIX.length + 4
const SEEN_EVERY_MS = 60_000

export type ApiToken = Omit<typeof apiToken.$inferSelect, 'digest' | 'createdByUser'>

/** An admin's input for a new token: its scopes, and its expiry; null means that it never expires. */
export const ApiTokenDraft = z.object({
  name: z.string().trim().min(1).max(100).refine(isStorable, { error: 'holds characters that cannot be stored' }),
  scopes: z.array(z.enum(actionNames as [Action, ...Action[]])).min(1),
  expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
})
export type ApiTokenDraft = z.infer<typeof ApiTokenDraft>

const columns = {
  id: apiToken.id,
  name: apiToken.name,
  created_by: apiToken.createdBy,
  created_at: apiToken.createdAt,
  expires_at: apiToken.expiresAt,
  seen_at: apiToken.seenAt,
  revoked_at: apiToken.revokedAt,
}

export async function listApiTokens({ db, staff }: Ctx, request: ListRequest): Promise<Outcome<Listing<ApiToken>, 'forbidden'>> {
  if (!may(staff, 'tokens.read')) return refuse('forbidden')
  const { rows, ...count } = await listRows(db, request, { table: apiToken, id: apiToken.id, columns, searched: [apiToken.name, apiToken.hint] })
  return done({ rows: rows.map(withoutDigest), ...count })
}

export async function findApiToken({ db, staff }: Ctx, id: number): Promise<Outcome<ApiToken, 'forbidden' | 'gone'>> {
  if (!may(staff, 'tokens.read')) return refuse('forbidden')
  const [row] = await db.select().from(apiToken).where(eq(apiToken.id, id))
  return row ? done(withoutDigest(row)) : refuse('gone')
}

/**
 * Creates a token. Only this answer contains its text; the database has a digest. Nobody can grant scopes that they lack.
 */
export async function createApiToken(ctx: Ctx, draft: ApiTokenDraft): Promise<Outcome<ApiToken & { token: string }, 'forbidden' | Invalid>> {
  const { staff } = ctx
  if (!may(staff, 'tokens.write') || !draft.scopes.every((scope) => may(staff, scope))) return refuse('forbidden')
  const expiresAt = draft.expires_at === null ? null : new Date(draft.expires_at)
  if (expiresAt && expiresAt <= ctx.clock.now()) return refuse({ code: 'invalid', fields: { expires_at: ['lies in the past'] } })
  const token = `${TOKEN_PREFIX}${newSecret()}`
  return ctx.db.transaction(async (tx) => {
    const scopes = [...new Set(draft.scopes)]
    const values = {
      name: draft.name,
      digest: digestOf(token),
      hint: token.slice(0, HINT_LENGTH),
      scopes,
      createdBy: staff.name || staff.id,
      createdByUser: personIdOf(staff.id),
      createdAt: ctx.clock.now(),
      expiresAt,
    }
    const [row] = await tx.insert(apiToken).values(values).returning()
    if (!row) throw new Error('an insert returned no row')
    await recordAudit(tx, ctx, { action: 'token.created', subject: row.id, after: { name: row.name, scopes, expires_at: draft.expires_at } })
    return done({ ...withoutDigest(row), token })
  })
}

/** Revokes a token at once; it stays on the list. */
export async function revokeApiToken(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  if (!may(ctx.staff, 'tokens.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(apiToken)
      .set({ revokedAt: ctx.clock.now() })
      .where(and(eq(apiToken.id, id), isNull(apiToken.revokedAt)))
      .returning()
    if (!row) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'token.revoked', subject: id, before: { name: row.name }, after: {} })
    return done(null)
  })
}

/**
 * The staff of a token, limited to the current rights of its creator. Null when it is unknown, expired or revoked, or when its creator is
 * disabled or has lost their role. It looks the token up by digest, so that response times reveal nothing about it.
 */
export async function findTokenStaff({ db, clock }: Ctx, token: string): Promise<Staff | null> {
  const [tokenRow] = await db
    .select({ row: apiToken, maker: staffUser })
    .from(apiToken)
    .leftJoin(staffUser, eq(staffUser.id, apiToken.createdByUser))
    .where(eq(apiToken.digest, digestOf(token)))
  if (!tokenRow) return null
  const { row, maker } = tokenRow
  const now = clock.now()
  const role = maker?.role ?? 'admin'
  if (maker?.isDisabled || role === 'visitor' || row.revokedAt || (row.expiresAt && row.expiresAt <= now)) return null
  if (!row.seenAt || now.getTime() - row.seenAt.getTime() >= SEEN_EVERY_MS) await db.update(apiToken).set({ seenAt: now }).where(eq(apiToken.id, row.id))
  return { id: `token:${row.id}`, name: row.name, role, scopes: row.scopes, retailers: maker?.retailers ?? [] }
}

function withoutDigest({ digest: _, createdByUser: _user, ...token }: typeof apiToken.$inferSelect): ApiToken {
  return token
}
