import { eq } from 'drizzle-orm'
import { Fault } from '#kernel/fault.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { AGAIN_MS, type Feed, type FeedAnswer, FRESH_MS } from './feed.ts'
import type { FeedKind, FeedValue } from './feed-kinds.ts'
import { refreshFeed } from './refresh-feed.server.ts'
import { feedAnswer } from './schema.server.ts'

/**
 * The last good answer of a feed. One that is older than ten minutes is given all the same, while a newer one is read for the next page.
 * Only a feed that has never answered is waited for; throws a Fault when it fails.
 */
export async function readFeed<Kind extends FeedKind>(ctx: Ctx, feed: Feed<Kind>): Promise<FeedAnswer<Kind>> {
  const keptAnswer = await findAnswer(ctx, feed)
  const now = ctx.clock.now()
  if (!keptAnswer?.readAt) {
    if (keptAnswer && now.getTime() - keptAnswer.triedAt.getTime() < AGAIN_MS && keptAnswer.problem)
      throw new Fault('a feed could not be read', { status: 502 })
    await refreshFeed(ctx, feed)
    const newAnswer = await findAnswer(ctx, feed)
    if (!newAnswer?.readAt) throw new Fault('a feed was read and is not there')
    return answerOf(newAnswer)
  }
  await ctx.db.update(feedAnswer).set({ askedAt: now }).where(eq(feedAnswer.address, feed.address))
  const isStale = now.getTime() - keptAnswer.readAt.getTime() > FRESH_MS && now.getTime() - keptAnswer.triedAt.getTime() > AGAIN_MS
  // Its failure is logged and kept with the feed.
  if (isStale) refreshFeed(ctx, feed).catch(() => undefined)
  return answerOf(keptAnswer)
}

/** A stored sample answer; null when there is none. Makes no request. */
export async function readSample<Kind extends FeedKind>(ctx: Ctx, feed: Feed<Kind>): Promise<FeedAnswer<Kind> | null> {
  const keptAnswer = await findAnswer(ctx, feed)
  return keptAnswer ? answerOf(keptAnswer) : null
}

async function findAnswer<Kind extends FeedKind>({ db }: Ctx, { address, kind }: Feed<Kind>) {
  const [row] = await db.select().from(feedAnswer).where(eq(feedAnswer.address, address))
  return row?.kind === kind ? row : undefined
}

function answerOf<Kind extends FeedKind>({ value, readAt, problem }: typeof feedAnswer.$inferSelect): FeedAnswer<Kind> {
  return { value: value as FeedValue<Kind>, feed: { readAt: readAt?.toISOString() ?? '', problem } }
}
