import { and, eq, gt, lte } from 'drizzle-orm'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Role } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import { recordAudit } from '../record-audit.server.ts'
import { signInAttempt, staffSession, staffUser } from '../schema.server.ts'
import { digestOf, newSecret } from '../secret.server.ts'
import { type Identity, type IdentityProvider, SignInRefused } from './identity-provider.server.ts'
import { isAskedAnew } from './proof.server.ts'
import { PROVED_PATH } from './return-path.ts'
import { type RoleMapping, roleOfClaims } from './role-of-claims.ts'
import { ATTEMPT_MS, sessionEnd } from './session-limits.ts'

export type SignInAnswer = {
  /** The query of the provider's redirect. */
  answer: URLSearchParams
  /** The cookie that binds the attempt to this browser. */
  browser: string | undefined
  /** The browser's previous session, which the new one replaces. */
  formerSession: string | undefined
  redirectUri: string
  /** The User-Agent header. */
  agent: string
}
export type SignInRules = { roles: RoleMapping; sessionHours: number }
export type SignedIn = { sessionSecret: string; expiresAt: Date; target: string; role: Role }

const LONGEST_AGENT = 300

/**
 * Completes a sign-in that began in this browser: checks the provider's answer, saves the person with the role from the claims (unless
 * an admin has set one), and starts a session. `unknown_attempt` covers late or repeated answers and those of another browser. A proof of the open
 * session's person is refused as `other_person`, and as `old_proof` where the provider did not ask them anew; the session then stays. Throws
 * ProviderUnavailable.
 */
export async function finishSignIn(
  ctx: Ctx,
  provider: IdentityProvider,
  { answer, browser, formerSession, redirectUri, agent, rules }: SignInAnswer & { rules: SignInRules },
): Promise<Outcome<SignedIn, 'unknown_attempt' | 'refused' | 'denied' | 'disabled' | 'other_person' | 'old_proof'>> {
  const attempt = browser === undefined ? undefined : await takeAttempt(ctx, answer.get('state') ?? '', browser)
  if (!attempt) return refuse('unknown_attempt')
  let identity: Identity
  try {
    identity = await provider.redeem({ ...attempt, redirectUri, answer })
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error
    ctx.log.warn('a sign-in was refused', { reason: reasonOf(error) })
    return refuse(error.isDenied ? 'denied' : 'refused')
  }
  const isProof = attempt.target === PROVED_PATH
  if (isProof && !isAskedAnew(identity.claims, new Date(attempt.expiresAt.getTime() - ATTEMPT_MS))) return refuse('old_proof')
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now()
    if (isProof && !(await isPersonOf(tx, formerSession, { identity, now }))) return refuse('other_person')
    const user = await saveUser(tx, identity, roleOfClaims(identity.claims, rules.roles), now)
    if (user.isDisabled) return refuse('disabled')
    const sessionSecret = newSecret()
    const expiresAt = sessionEnd(now, now, rules.sessionHours)
    if (formerSession) await tx.delete(staffSession).where(eq(staffSession.digest, digestOf(formerSession)))
    await tx.delete(staffSession).where(lte(staffSession.expiresAt, now))
    await tx.insert(staffSession).values({
      digest: digestOf(sessionSecret),
      userId: user.id,
      csrfToken: newSecret(),
      idToken: identity.idToken,
      agent: agent.slice(0, LONGEST_AGENT),
      createdAt: now,
      seenAt: now,
      expiresAt,
    })
    await recordAudit(tx, { staff: { id: `user:${user.id}`, name: user.name || user.email, role: 'editor' } }, { action: 'session.started', subject: user.id })
    return done({ sessionSecret, expiresAt, target: attempt.target, role: user.role })
  })
}

/** Whether the open session of this browser is that of the person whom the provider names. */
async function isPersonOf(tx: Tx, session: string | undefined, { identity: { issuer, subject }, now }: { identity: Identity; now: Date }): Promise<boolean> {
  const [person] = await tx
    .select({ issuer: staffUser.issuer, subject: staffUser.subject })
    .from(staffSession)
    .innerJoin(staffUser, eq(staffUser.id, staffSession.userId))
    .where(and(eq(staffSession.digest, digestOf(session ?? '')), gt(staffSession.expiresAt, now)))
  return person?.issuer === issuer && person.subject === subject
}

/** Deletes and gives the attempt, so that it counts only once. An attempt of another browser is left alone. */
async function takeAttempt({ db, clock }: Ctx, state: string, browser: string) {
  const [attempt] = await db
    .delete(signInAttempt)
    .where(and(eq(signInAttempt.state, state), eq(signInAttempt.browserDigest, digestOf(browser)), gt(signInAttempt.expiresAt, clock.now())))
    .returning()
  return attempt
}

async function saveUser(tx: Tx, { issuer, subject, name, email }: Identity, role: Role, now: Date) {
  const [knownUser] = await tx
    .insert(staffUser)
    .values({ issuer, subject, name, email, role, createdAt: now, seenAt: now })
    .onConflictDoUpdate({ target: [staffUser.issuer, staffUser.subject], set: { name, email, seenAt: now } })
    .returning()
  if (!knownUser) throw new Error('an upsert returned no row')
  if (knownUser.isRolePinned || knownUser.role === role) return knownUser
  await tx.update(staffUser).set({ role }).where(eq(staffUser.id, knownUser.id))
  return { ...knownUser, role }
}
