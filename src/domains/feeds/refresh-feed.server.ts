import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Fault } from '#kernel/fault.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import { storableText } from '#kernel/values/storable-text.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { fetchJson } from '#platform/http/fetch-text.server.ts'
import type { Feed } from './feed.ts'
import { feedKinds } from './feed-kinds.ts'
import { withOwnPictures } from './feed-pictures.server.ts'
import { feedAnswer } from './schema.server.ts'

const SLOWEST_MS = 4000
const MOST_BYTES = 500_000
const LONGEST_PROBLEM = 300

const underWay = new Map<string, Promise<void>>()

/**
 * Reads a feed and keeps its answer, if it is a good one; what was kept before stays otherwise. Pages that show it are drawn anew when it
 * differs. Those who ask at the same time share one request. Throws a Fault when the source fails.
 */
export function refreshFeed(ctx: Ctx, feed: Feed): Promise<void> {
  const running = underWay.get(feed.address)
  if (running) return running
  const started = refresh(ctx, feed).finally(() => underWay.delete(feed.address))
  underWay.set(feed.address, started)
  return started
}

async function refresh(ctx: Ctx, { kind, address }: Feed): Promise<void> {
  const now = ctx.clock.now()
  try {
    const { value, pictures } = withOwnPictures(await readFeed(ctx, { kind, address }))
    const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64url')
    await ctx.db.transaction(async (tx) => {
      const [before] = await tx.select({ digest: feedAnswer.digest }).from(feedAnswer).where(eq(feedAnswer.address, address)).for('update')
      const answer = { value, digest, readAt: now, triedAt: now, problem: null }
      await tx
        .insert(feedAnswer)
        .values({ address, kind, ...answer, askedAt: now })
        .onConflictDoUpdate({ target: feedAnswer.address, set: answer })
      await pictures.keep(tx)
      if (before?.digest !== digest) await announceChange(tx, 'feeds')
    })
  } catch (cause) {
    const problem = reasonOf(cause).slice(0, LONGEST_PROBLEM)
    ctx.log.warn('a feed could not be read', { address: new URL(address).host, kind, problem })
    await ctx.db
      .insert(feedAnswer)
      .values({ address, kind, triedAt: now, problem, askedAt: now })
      .onConflictDoUpdate({ target: feedAnswer.address, set: { triedAt: sql`excluded.tried_at`, problem: sql`excluded.problem` } })
    throw new Fault('a feed could not be read', { status: 502, cause })
  }
}

async function readFeed({ network = 'public' }: Ctx, { kind, address }: Feed) {
  const answer = await fetchJson(address, { network, attempts: 1, timeoutMs: SLOWEST_MS, mostBytes: MOST_BYTES })
  const parsedAnswer = feedKinds[kind].safeParse(storableText(answer))
  if (!parsedAnswer.success) throw new Error(`the answer is not what was agreed: ${parsedAnswer.error.issues[0]?.path.join('.') || 'no list'}`)
  return parsedAnswer.data
}
