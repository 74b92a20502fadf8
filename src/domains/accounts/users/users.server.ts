import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Listing, ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse, type Stale } from '#kernel/outcome.ts'
import { roles } from '#kernel/staff.ts'
import { LARGEST_ID } from '#kernel/values/row-id.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { listRows } from '#platform/database/list-rows.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { recordVersion } from '#platform/database/record-version.server.ts'
import { may } from '../may.ts'
import { recordAudit } from '../record-audit.server.ts'
import { staffSession, staffUser } from '../schema.server.ts'

type UserRow = typeof staffUser.$inferSelect

/** A person as shown to admins. `version` changes with the fields that admins edit, not with every visit. */
export type User = Pick<UserRow, 'id' | 'email' | 'name' | 'role' | 'isRolePinned' | 'isDisabled' | 'retailers' | 'seenAt' | 'createdAt'> & { version: string }

/** What an admin may change about a person. A role set here overrides the provider's claims from then on. */
export const UserChange = z.object({
  role: z.enum(roles).optional(),
  is_role_pinned: z.boolean().optional(),
  is_disabled: z.boolean().optional(),
  retailers: z.array(z.int().positive().max(LARGEST_ID)).max(500).optional(),
})
export type UserChange = z.infer<typeof UserChange>

const columns = {
  id: staffUser.id,
  email: staffUser.email,
  name: staffUser.name,
  role: staffUser.role,
  is_disabled: staffUser.isDisabled,
  seen_at: staffUser.seenAt,
  created_at: staffUser.createdAt,
}

export async function listUsers({ db, staff }: Ctx, request: ListRequest): Promise<Outcome<Listing<User>, 'forbidden'>> {
  if (!may(staff, 'users.read')) return refuse('forbidden')
  const { rows, ...count } = await listRows(db, request, { table: staffUser, id: staffUser.id, columns, searched: [staffUser.name, staffUser.email] })
  return done({ rows: rows.map(userOf), ...count })
}

export async function findUser({ db, staff }: Ctx, id: number): Promise<Outcome<User, 'forbidden' | 'gone'>> {
  if (!may(staff, 'users.read')) return refuse('forbidden')
  const [row] = await db.select().from(staffUser).where(eq(staffUser.id, id))
  return row ? done(userOf(row)) : refuse('gone')
}

/**
 * Sets a person's role and retailers or disables them, if `version` is current. Disabling ends their sessions. The last admin who can sign in keeps
 * the role; concurrent demotions run one after the other.
 */
export async function updateUser(
  ctx: Ctx,
  { id, version, change }: { id: number; version: string; change: UserChange },
): Promise<Outcome<User, 'forbidden' | 'gone' | Stale<User> | 'last_admin'>> {
  if (!may(ctx.staff, 'users.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    // When two admins demote each other, the second transaction must see the result of the first.
    await tx.execute(sql`lock table ${staffUser} in share row exclusive mode`)
    const [before] = await tx.select().from(staffUser).where(eq(staffUser.id, id)).for('update')
    if (!before) return refuse('gone')
    if (userOf(before).version !== version) return refuse({ code: 'stale', current: userOf(before) })
    const after = {
      role: change.role ?? before.role,
      isRolePinned: change.is_role_pinned ?? (before.isRolePinned || (change.role !== undefined && change.role !== before.role)),
      isDisabled: change.is_disabled ?? before.isDisabled,
      retailers: [...new Set(change.retailers ?? before.retailers)],
    }
    const wasAdmin = before.role === 'admin' && !before.isDisabled
    const staysAdmin = after.role === 'admin' && !after.isDisabled
    if (wasAdmin && !staysAdmin && !(await hasOtherAdmin(tx, id))) return refuse('last_admin')
    const [row] = await tx.update(staffUser).set(after).where(eq(staffUser.id, id)).returning()
    if (!row) return refuse('gone')
    if (row.isDisabled) await tx.delete(staffSession).where(eq(staffSession.userId, id))
    const facts = ({ role, isRolePinned, isDisabled, retailers }: typeof after) => ({
      role,
      is_role_pinned: isRolePinned,
      is_disabled: isDisabled,
      retailers,
    })
    await recordAudit(tx, ctx, { action: 'user.changed', subject: id, before: facts(before), after: facts(row) })
    return done(userOf(row))
  })
}

async function hasOtherAdmin(tx: Tx, id: number): Promise<boolean> {
  const others = await tx
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(and(eq(staffUser.role, 'admin'), eq(staffUser.isDisabled, false), ne(staffUser.id, id)))
    .limit(1)
  return others.length > 0
}

function userOf({ id, email, name, role, isRolePinned, isDisabled, retailers, seenAt, createdAt }: UserRow): User {
  const version = recordVersion({ id, role, isRolePinned, isDisabled, retailers })
  return { id, email, name, role, isRolePinned, isDisabled, retailers, seenAt, createdAt, version }
}
