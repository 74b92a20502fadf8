import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { ConsentAnswer } from './consent-proof.ts'
import { consentProof, consentText } from './schema.server.ts'
import type { ShownBanner } from './shown-banner.server.ts'

/**
 * Keeps the proof of an answer with the text that was shown. `banner` is what pages show now; a page that is older names a text that somebody has
 * answered before. The same answer counts once.
 */
export async function keepProof(ctx: Ctx, { id, version, choice }: ConsentAnswer, banner: ShownBanner | null): Promise<Outcome<null, 'unknown_text'>> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now()
    if (banner?.version === version) {
      await tx.insert(consentText).values({ version, content: banner.content, firstAnsweredAt: now }).onConflictDoNothing()
    }
    const [knownText] = await tx.select({ version: consentText.version }).from(consentText).where(eq(consentText.version, version)).for('key share')
    if (!knownText) return refuse('unknown_text')
    await tx.insert(consentProof).values({ id, version, choice, answeredAt: now }).onConflictDoNothing()
    return done(null)
  })
}

/** Deletes answers past their retention time, and texts without an answer. */
export async function removeOldProofs({ db, clock }: Ctx, keptDays: number): Promise<void> {
  const until = new Date(clock.now().getTime() - days(keptDays))
  await db.delete(consentProof).where(lt(consentProof.answeredAt, until))
  const ofText = db.select({ one: sql`1` }).from(consentProof).where(eq(consentProof.version, consentText.version))
  await db.delete(consentText).where(and(notExists(ofText), lt(consentText.firstAnsweredAt, until)))
}
