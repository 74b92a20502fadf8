import { createHmac } from 'node:crypto'
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import { days, hours } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { phoneAttempt } from '../schema.server.ts'

/** The requester and the phone number, as digests from here on. */
export type PhoneAsker = { secretKey: string; number: string; address: string; verification?: number }

type Kind = (typeof phoneAttempt.$inferInsert)['kind']

/** Limits within an hour: codes of a number, guesses of a verification, and either of an address. */
export const phoneLimits = {
  code_sent: { subject: 5, address: 20 },
  wrong_code: { subject: 5, address: 30 },
} as const
const WINDOW_MS = hours(1)

/**
 * Counts an attempt, unless it is one too many: then the seconds until one is allowed again. It is counted before it is made, so that
 * many at once cannot slip through; `forgetAttempt` takes one back that turned out right.
 */
export async function takeAttempt(ctx: Ctx, kind: Kind, asker: PhoneAsker): Promise<{ id: number } | { retryAfterSeconds: number }> {
  const [number, address] = [phoneDigest(asker.secretKey, asker.number), phoneDigest(asker.secretKey, asker.address)]
  const now = ctx.clock.now()
  const windowStart = new Date(now.getTime() - WINDOW_MS)
  return ctx.db.transaction(async (tx) => {
    // Always in the same order, so that two requests never wait for each other.
    for (const key of [number, address].sort()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone attempt ${key}`}, 0))`)
    // Guesses of others at the same number take nothing from the visitor who was sent the code.
    const isSubject = asker.verification === undefined ? eq(phoneAttempt.number, number) : eq(phoneAttempt.verification, asker.verification)
    const limits = phoneLimits[kind]
    const ofKind = eq(phoneAttempt.kind, kind)
    const attempts = await Promise.all([
      tx
        .select({ total: count(), first: sql<string | null>`min(at)` })
        .from(phoneAttempt)
        .where(and(ofKind, isSubject, gt(phoneAttempt.at, windowStart))),
      tx
        .select({ total: count(), first: sql<string | null>`min(at)` })
        .from(phoneAttempt)
        .where(and(ofKind, eq(phoneAttempt.address, address), gt(phoneAttempt.at, windowStart))),
    ])
    const waits = attempts.map(([row], index) => {
      const most = index === 0 ? limits.subject : limits.address
      return row && row.total >= most && row.first ? new Date(row.first).getTime() + WINDOW_MS - now.getTime() : 0
    })
    const wait = Math.max(...waits)
    if (wait > 0) return { retryAfterSeconds: Math.ceil(wait / 1000) }
    const [row] = await tx
      .insert(phoneAttempt)
      .values({ kind, number, address, verification: asker.verification ?? null, at: now })
      .returning({ id: phoneAttempt.id })
    return { id: row?.id ?? 0 }
  })
}

export async function forgetAttempt({ db }: Ctx, id: number): Promise<void> {
  await db.delete(phoneAttempt).where(eq(phoneAttempt.id, id))
}

export async function removeOldAttempts({ db, clock }: Ctx): Promise<void> {
  await db.delete(phoneAttempt).where(lt(phoneAttempt.at, new Date(clock.now().getTime() - days(1))))
}

type KnownNumber = Pick<PhoneAsker, 'secretKey' | 'number'>

/** The number of verification attempts for a phone number in the last day. */
export async function countAttempts(db: Queryable, knownNumber: KnownNumber): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(phoneAttempt)
    .where(eq(phoneAttempt.number, phoneDigest(knownNumber.secretKey, knownNumber.number)))
  return row?.total ?? 0
}

/** Forgets the attempts of a number, because the person behind it is erased. */
export async function forgetNumber(db: Queryable, knownNumber: KnownNumber): Promise<void> {
  await db.delete(phoneAttempt).where(eq(phoneAttempt.number, phoneDigest(knownNumber.secretKey, knownNumber.number)))
}

/** What a number or an address is counted under; nobody can read it. */
export function phoneDigest(secretKey: string, value: string): string {
  return createHmac('sha256', secretKey).update(`phone verification: ${value}`).digest('base64url')
}
