import { and, eq, gt } from 'drizzle-orm'
import { type Listing, listInMemory, type ListRequest } from '#kernel/list-request.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { personIdOf } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { may } from '../may.ts'
import { recordAudit } from '../record-audit.server.ts'
import { staffSession, staffUser } from '../schema.server.ts'

/** A session for display: its person, browser and times of use, without its secrets. */
export type SessionRecord = {
  id: number
  user_id: number
  name: string
  email: string
  agent: string
  created_at: string
  seen_at: string
  expires_at: string
  is_current: boolean
}

/** Active sessions: everybody's for staff who may read users, else the caller's own. `current` is the digest of the caller's session. */
export async function listSessions(ctx: Ctx, request: ListRequest, current: string | null): Promise<Outcome<Listing<SessionRecord>, 'forbidden'>> {
  const { db, clock, staff } = ctx
  const own = staff && personIdOf(staff.id)
  if (!may(staff, 'users.read') && own === null) return refuse('forbidden')
  const rows = await db
    .select({ session: staffSession, name: staffUser.name, email: staffUser.email })
    .from(staffSession)
    .innerJoin(staffUser, eq(staffUser.id, staffSession.userId))
    .where(and(gt(staffSession.expiresAt, clock.now()), may(staff, 'users.read') ? undefined : eq(staffSession.userId, own ?? 0)))
    .orderBy(staffSession.id)
  const records = rows.map(({ session: { id, userId, digest, agent, createdAt, seenAt, expiresAt }, name, email }) => ({
    id,
    user_id: userId,
    name,
    email,
    agent,
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_current: digest === current,
  }))
  return done(listInMemory(records, request, ['name', 'email', 'agent']))
}

/** Ends one session: the caller's own, or anybody's for staff who may change users. */
export async function endSessionOf(ctx: Ctx, id: number): Promise<Outcome<null, 'forbidden' | 'gone'>> {
  const { db, staff } = ctx
  const own = staff && personIdOf(staff.id)
  if (!may(staff, 'users.write') && own === null) return refuse('forbidden')
  return db.transaction(async (tx) => {
    const isTheirs = may(staff, 'users.write') ? undefined : eq(staffSession.userId, own ?? 0)
    const [endedSession] = await tx
      .delete(staffSession)
      .where(and(eq(staffSession.id, id), isTheirs))
      .returning({ userId: staffSession.userId })
    if (!endedSession) return refuse('gone')
    await recordAudit(tx, ctx, { action: 'session.ended', subject: endedSession.userId })
    return done(null)
  })
}
