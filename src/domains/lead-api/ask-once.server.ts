import { and, arrayContains, eq, isNotNull, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { days } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type AskRefusal, askService, TIMEOUT_MS, type ServiceAnswer, toldOf } from './ask-service.server.ts'
import { electricRequest } from './schema.server.ts'

/** What is to be created: `name` is the client's own name for the request (Idempotency-Key), '' where it has none. */
type Creation = { baseUrl: string; asker: string; name: string; path: string; body: Record<string, unknown> }

const ANSWERED_MS = days(1)
const OWNED_MS = days(90)

/**
 * Asks the service to create something. The same request of the same asker within a day is answered again and creates nothing; one that was
 * refused or met a fault may be asked again at once, one whose answer never came after the timeout; both under the key that the service knows. `busy`
 * until then.
 */
export async function askOnce(ctx: Ctx, { baseUrl, asker, name, path, body }: Creation): Promise<Outcome<ServiceAnswer, AskRefusal | 'busy'>> {
  await forgetOld(ctx)
  const key = createHash('sha256')
    .update([asker, path, name || JSON.stringify(body)].join('\n'))
    .digest('base64url')
  const now = ctx.clock.now()
  const [fresh] = await ctx.db.insert(electricRequest).values({ key, asker, askedAt: now }).onConflictDoNothing().returning({ id: electricRequest.id })
  if (!fresh) {
    const [earlierRequest] = await ctx.db.select().from(electricRequest).where(eq(electricRequest.key, key))
    if (earlierRequest?.status && earlierRequest.answer !== null) return done(toldOf({ status: earlierRequest.status, text: earlierRequest.answer }))
    // Whoever renews the time is the one that asks again.
    const stale = new Date(now.getTime() - TIMEOUT_MS)
    const [newRequest] = await ctx.db
      .update(electricRequest)
      .set({ askedAt: now })
      .where(and(eq(electricRequest.key, key), lt(electricRequest.askedAt, stale)))
      .returning({ id: electricRequest.id })
    if (!newRequest) return refuse('busy')
  }
  const outcome = await askService(ctx, baseUrl, { method: 'POST', path, body, key })
  if (!outcome.ok) {
    // An answer ends this attempt, and only this one: whoever asks again asks under the same key. After silence nobody knows what is still under way.
    if (outcome.code !== 'unreachable') await ctx.db.delete(electricRequest).where(and(eq(electricRequest.key, key), eq(electricRequest.askedAt, now)))
    return outcome
  }
  const { status, text } = outcome.value
  await ctx.db
    .update(electricRequest)
    .set({ status, answer: text, remoteIds: idsIn(outcome.value.body) })
    .where(eq(electricRequest.key, key))
  return outcome
}

/** Whether this asker created the lead. */
export async function ownsLead({ db }: Ctx, { asker, lead }: { asker: string; lead: string }): Promise<boolean> {
  const [row] = await db
    .select({ id: electricRequest.id })
    .from(electricRequest)
    .where(and(eq(electricRequest.asker, asker), arrayContains(electricRequest.remoteIds, [lead])))
    .limit(1)
  return row !== undefined
}

/** Every value of an answer that is called an id (`id`, `salesforce_lead_id`), whatever else the service says. */
function idsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    if (/(^|_)id$/i.test(name) && (typeof value === 'string' || typeof value === 'number')) return [String(value)]
    return name === 'data' ? idsIn(value) : []
  })
}

/** An answer is kept for a day, whose lead is whose for as long as a browser is known. */
async function forgetOld({ db, clock }: Ctx): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await db
    .update(electricRequest)
    .set({ answer: null })
    .where(and(isNotNull(electricRequest.answer), lt(electricRequest.askedAt, before(ANSWERED_MS))))
  await db.delete(electricRequest).where(lt(electricRequest.askedAt, before(OWNED_MS)))
}
