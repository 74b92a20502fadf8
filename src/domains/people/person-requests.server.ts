import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { readLink, signLink } from '#platform/signed-link.server.ts'
import { days, minutes } from '#kernel/durations.ts'
import { formatMoment } from '#kernel/format/date.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { personConfirmation } from '#mails/person-confirmation/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { personRequest } from './schema.server.ts'
import { digestOf, type PersonAsking, type PersonRules } from './person-query.server.ts'

export type RequestKind = 'export' | 'erase'
type RequestRow = typeof personRequest.$inferSelect

/** The newest request of a kind that was not used yet; null without one. */
export type RequestStanding = { asked_by: string; asked_at: string; confirmed_at: string | null } | null

const LINK_MS = days(7)
/** A confirmation stands for a month: staff have until then to do what was asked, as the law gives them. */
const STANDS_MS = days(30)
const KEPT_MS = days(90)
/** Pressing again meanwhile sends no second mail. */
const AGAIN_MS = minutes(10)

/** Mails the owner of an address a link by which they confirm that they asked for their data, or for its end. Call `wakeDeliveries` afterwards. */
export async function askPerson(
  ctx: Ctx,
  asking: PersonAsking,
  rules: PersonRules & { timeZone: string },
): Promise<Outcome<RequestStanding, 'forbidden' | 'no_address' | 'invalid_address'>> {
  const { staff } = ctx
  if (!may(staff, 'leads.delete')) return refuse('forbidden')
  const { email, kind } = asking
  if (email === '') return refuse('no_address')
  const now = ctx.clock.now()
  return inTransaction(ctx, async (inner, tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`person request ${email}`}))`)
    const last = await openRequest(tx, { email, kind, since: new Date(now.getTime() - AGAIN_MS) })
    if (last) return done(standingOf(last))
    const [row] = await tx.insert(personRequest).values({ kind, email, askedBy: staff.name, askedAt: now }).returning()
    if (!row) throw new Error('a request was not stored')
    const until = new Date(now.getTime() + LINK_MS)
    const outcome = await enqueueMail(tx, personConfirmation, {
      key: `person_request:${row.id}`,
      subject: { type: 'person_request', id: String(row.id) },
      to: email,
      language: 'ar',
      clock: ctx.clock,
      props: {
        kind,
        until: formatMoment(until, rules.timeZone),
        token: `${row.id}.${signLink({ purpose: 'own_data', subject: String(row.id), key: rules.secretKey }, until)}`,
      },
    })
    if (!outcome.ok) {
      await tx.delete(personRequest).where(eq(personRequest.id, row.id))
      return refuse('invalid_address')
    }
    await recordAudit(tx, inner, { action: 'person.asked', subject: digestOf(asking, rules), after: { kind } })
    return done(standingOf(row))
  })
}

/** The request that a link speaks of, for its page. */
export async function findLinkedRequest(
  ctx: Ctx,
  { token, secretKey }: { token: string; secretKey: string },
): Promise<Outcome<{ kind: RequestKind; email: string; isConfirmed: boolean }, 'gone' | 'expired'>> {
  const [id = '', ...signature] = token.split('.')
  const verdict = readLink({ purpose: 'own_data', subject: id, key: secretKey }, signature.join('.'), ctx.clock.now())
  if (verdict === 'forged' || !/^\d{1,9}$/.test(id)) return refuse('gone')
  const [row] = await ctx.db
    .select()
    .from(personRequest)
    .where(eq(personRequest.id, Number(id)))
  if (!row) return refuse('gone')
  if (verdict === 'expired' && row.confirmedAt === null) return refuse('expired')
  return done({ kind: row.kind, email: row.email, isConfirmed: row.confirmedAt !== null })
}

/** Confirms the request of a link; confirming again changes nothing. */
export async function confirmLinkedRequest(ctx: Ctx, link: { token: string; secretKey: string }): Promise<Outcome<null, 'gone' | 'expired'>> {
  const request = await findLinkedRequest(ctx, link)
  if (!request.ok) return request
  await ctx.db
    .update(personRequest)
    .set({ confirmedAt: ctx.clock.now() })
    .where(and(eq(personRequest.id, Number(link.token.split('.')[0])), isNull(personRequest.confirmedAt)))
  return done(null)
}

/** How the requests for an address stand; none for ''. */
export async function findStandings(ctx: Ctx, email: string): Promise<Record<RequestKind, RequestStanding>> {
  const since = new Date(ctx.clock.now().getTime() - STANDS_MS)
  const standing = async (kind: RequestKind) => (email === '' ? null : standingOf(await openRequest(ctx.db, { email, kind, since })))
  return { export: await standing('export'), erase: await standing('erase') }
}

/** Spends the confirmation of an address, in the caller's transaction; false when there is none. */
export async function spendConfirmation(ctx: Ctx, { email, kind }: { email: string; kind: RequestKind }): Promise<boolean> {
  if (email === '') return false
  const now = ctx.clock.now()
  const stands = and(isNotNull(personRequest.confirmedAt), gt(personRequest.askedAt, new Date(now.getTime() - STANDS_MS)))
  const usedRows = await ctx.db
    .update(personRequest)
    .set({ usedAt: now })
    .where(and(eq(personRequest.email, email), eq(personRequest.kind, kind), isNull(personRequest.usedAt), stands))
    .returning({ id: personRequest.id })
  return usedRows.length > 0
}

/** Empties what requests say of an address whose owner is erased. */
export async function forgetRequestsOf(tx: Queryable, email: string): Promise<void> {
  if (email !== '') await tx.update(personRequest).set({ email: '' }).where(eq(personRequest.email, email))
}

export async function removeOldRequests({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db.delete(personRequest).where(lt(personRequest.askedAt, new Date(clock.now().getTime() - KEPT_MS)))
}

/** A confirmed request counts before a newer one that waits. */
async function openRequest(db: Queryable, { email, kind, since }: { email: string; kind: RequestKind; since: Date }): Promise<RequestRow | undefined> {
  const isOpen = and(eq(personRequest.email, email), eq(personRequest.kind, kind), isNull(personRequest.usedAt))
  const [row] = await db
    .select()
    .from(personRequest)
    .where(and(isOpen, gt(personRequest.askedAt, since)))
    .orderBy(sql`${personRequest.confirmedAt} is null`, desc(personRequest.id))
    .limit(1)
  return row
}

function standingOf(row: RequestRow | undefined): RequestStanding {
  return row ? { asked_by: row.askedBy, asked_at: row.askedAt.toISOString(), confirmed_at: row.confirmedAt?.toISOString() ?? null } : null
}
