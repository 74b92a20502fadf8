import type { Ctx } from '#platform/ctx.server.ts'
import { SAMPLES } from './feed.ts'
import { type FeedKind, feedKinds } from './feed-kinds.ts'
import { feedAnswer } from './schema.server.ts'

/** An answer of the sample content, for blocks whose service is `sample:`. `path` is what a service would be asked for. */
export type FeedSample = { kind: FeedKind; path: string; value: unknown }

/** Puts in sample answers; throws when one does not fit its kind. */
export async function seedFeeds({ db, clock }: Pick<Ctx, 'db' | 'clock'>, samples: readonly FeedSample[]): Promise<void> {
  const now = clock.now()
  for (const { kind, path, value } of samples) {
    const row = { kind, value: feedKinds[kind].parse(value), readAt: now, triedAt: now, askedAt: now }
    await db
      .insert(feedAnswer)
      .values({ address: SAMPLES + path, ...row })
      .onConflictDoUpdate({ target: feedAnswer.address, set: row })
  }
}
