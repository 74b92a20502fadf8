import { and, eq, gt } from 'drizzle-orm'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { recordAudit } from '../record-audit.server.ts'
import { staffSession, staffUser } from '../schema.server.ts'
import { digestOf } from '../secret.server.ts'
import type { Session } from '../session.ts'
import { provedAt } from './proof.server.ts'
import { SEEN_EVERY_MS, sessionEnd } from './session-limits.ts'

/** The active session of a cookie, unless its person is disabled. Each use extends the idle limit. */
export async function findSession({ db, clock }: Ctx, secret: string, hours: number): Promise<Session | null> {
  const digest = digestOf(secret)
  const now = clock.now()
  const [row] = await db
    .select({ session: staffSession, user: staffUser })
    .from(staffSession)
    .innerJoin(staffUser, eq(staffUser.id, staffSession.userId))
    .where(and(eq(staffSession.digest, digest), gt(staffSession.expiresAt, now), eq(staffUser.isDisabled, false)))
  if (!row) return null
  const { session, user } = row
  if (now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS) {
    await db
      .update(staffSession)
      .set({ seenAt: now, expiresAt: sessionEnd(session.createdAt, now, hours) })
      .where(eq(staffSession.digest, digest))
    await db.update(staffUser).set({ seenAt: now }).where(eq(staffUser.id, user.id))
  }
  const { id: userId, role, retailers } = user
  const { csrfToken, idToken, createdAt } = session
  return { digest, userId, name: user.name || user.email, role, retailers, csrfToken, idToken, provedAt: provedAt(idToken, createdAt) }
}

/** The staff of a session; null for a person without a role. */
export function staffOf({ userId, name, role, retailers }: Session): Staff | null {
  return role === 'visitor' ? null : { id: `user:${userId}`, name, role, retailers }
}

/** Ends a session on this site, not at the provider; `everywhere` ends all sessions of its person, whatever browser they are in. */
export async function endSession({ db }: Ctx, { digest, userId, name }: Session, { everywhere = false } = {}): Promise<void> {
  await db.transaction(async (tx) => {
    const endedSessions = await tx
      .delete(staffSession)
      .where(everywhere ? eq(staffSession.userId, userId) : eq(staffSession.digest, digest))
      .returning({ id: staffSession.id })
    const staff = { id: `user:${userId}`, name, role: 'editor' as const }
    for (const _ of endedSessions) await recordAudit(tx, { staff }, { action: 'session.ended', subject: userId })
  })
}
