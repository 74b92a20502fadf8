import { eq, lt } from 'drizzle-orm'
import { hours, seconds } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { CHALLENGE_HOURS, readSolution } from './challenge.server.ts'
import type { Evidence, Judgement, Suspicion } from './judgement.ts'
import { spentChallenge } from './schema.server.ts'
import type { SpamSettings } from './settings.ts'
import { verifyCaptcha } from './verify-captcha.server.ts'

/** What the judgement needs of the site. `secretKey` is the one of the process; `captchaUrl` is for a service other than Google's. */
export type SpamGuard = SpamSettings & { secretKey: string; captchaUrl?: string }

const LEAST_FILLING_MS = seconds(2)
const CHALLENGE_MS = hours(CHALLENGE_HOURS)

/**
 * Tells submissions of people from those of robots. Nothing is ever dropped: what is suspected is kept for staff to release. Only a
 * wrong reCAPTCHA token is refused, since its visitor can try again (C-228). It may ask reCAPTCHA, so call it before the transaction
 * that stores the submission. Browsers that cannot load reCAPTCHA solve the site's own challenge instead, which counts as much. The same submission
 * may be judged again; its solution is spent by its own key.
 */
export async function judgeSubmission(ctx: Ctx, guard: SpamGuard, evidence: Evidence): Promise<Outcome<Judgement, 'captcha_invalid'>> {
  const captcha = guard.captcha && evidence.captchaToken !== '' ? await askCaptcha(ctx, guard, evidence) : null
  if (captcha === 'wrong') return refuse('captcha_invalid')
  const isWork = !guard.captcha || (captcha === null && evidence.solution !== '')
  const proof = isWork ? await workSuspicion(ctx, guard, evidence) : captchaSuspicion(captcha)
  const reasons: Suspicion[] = [...(evidence.honeypot.trim() === '' ? [] : ['honeypot' as const]), ...(proof === null ? [] : [proof])]
  return done({ verdict: reasons.length === 0 ? 'clean' : 'suspected', reasons })
}

function askCaptcha(ctx: Ctx, { captcha, captchaUrl }: SpamGuard, { captchaToken: token, address }: Evidence) {
  return verifyCaptcha(ctx, { secretKey: captcha?.secretKey ?? '', token, address, url: captchaUrl })
}

function captchaSuspicion(answer: 'right' | 'low' | 'unreachable' | null): Suspicion | null {
  if (answer === 'right') return null
  if (answer === 'low') return 'low_score'
  return answer === null ? 'no_captcha' : 'captcha_unreachable'
}

async function workSuspicion(ctx: Ctx, { secretKey }: SpamGuard, { solution, submissionKey }: Evidence): Promise<Suspicion | null> {
  if (solution === '') return 'unsolved'
  const proof = await readSolution(secretKey, solution)
  if (!proof) return 'false_solution'
  const now = ctx.clock.now()
  const ageMs = now.getTime() - proof.issuedAt
  if (ageMs > CHALLENGE_MS) return 'expired_solution'
  if (!(await spend(ctx, { signature: proof.signature, submissionKey, spentAt: now }))) return 'spent_solution'
  return ageMs < LEAST_FILLING_MS ? 'too_fast' : null
}

/** Whether a solution of the site's challenge is right, young enough and never used before; `use` is what it is used for now. */
export async function spendSolution(ctx: Ctx, { secretKey, solution, use }: { secretKey: string; solution: string; use: string }): Promise<boolean> {
  const proof = solution === '' ? null : await readSolution(secretKey, solution)
  const now = ctx.clock.now()
  if (!proof || now.getTime() - proof.issuedAt > CHALLENGE_MS) return false
  return spend(ctx, { signature: proof.signature, submissionKey: use, spentAt: now })
}

/** Whether this submission is the first to present the solution, or presented it before. */
async function spend({ db }: Ctx, row: typeof spentChallenge.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(spentChallenge).values(row).onConflictDoNothing().returning({ signature: spentChallenge.signature })
  if (inserted.length > 0) return true
  const [spentRow] = await db.select({ key: spentChallenge.submissionKey }).from(spentChallenge).where(eq(spentChallenge.signature, row.signature))
  return spentRow?.key === row.submissionKey
}

/** Deletes solutions whose challenge has expired. */
export async function removeSpentChallenges({ db, clock }: Ctx): Promise<void> {
  await db.delete(spentChallenge).where(lt(spentChallenge.spentAt, new Date(clock.now().getTime() - CHALLENGE_MS)))
}
