import { and, gt, lt, not, like } from 'drizzle-orm'
import { Fault } from '#kernel/fault.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { FRESH_MS, SAMPLES } from './feed.ts'
import { type FeedKind, feedKinds } from './feed-kinds.ts'
import { FETCH_PICTURE, findFeedPicture } from './feed-pictures.server.ts'
import { refreshFeed } from './refresh-feed.server.ts'
import { feedAnswer } from './schema.server.ts'

/** A feed that no page has drawn for this long is left alone. */
const FORGOTTEN_MS = 60 * 24 * 3_600_000

/** Pages are kept until something changes: the job looks whether a feed has. */
export function feedsJobKinds({ ctx }: { ctx: Ctx }): readonly JobKind[] {
  return [
    {
      name: 'refresh-feeds',
      label: ['Read the feeds of pages anew', 'تحديث مصادر المحتوى في الصفحات'],
      cron: '*/10 * * * *',
      run: () => refreshFeeds(ctx),
    },
    {
      name: FETCH_PICTURE,
      label: ['Fetch a picture that a feed of pages names', 'جلب صورة من مصدر محتوى الصفحات'],
      about: { digest: ['Picture {id}', 'الصورة {id}'] },
      // Their source may be slow; while one waits for it, the others go on.
      atOnce: 4,
      run: ({ data }) => fetchPicture(ctx, String(data.digest)),
    },
  ]
}

/** A source that does not give its picture is no failed job: the row says so, and it is asked again for the next visitor after a minute. */
async function fetchPicture(ctx: Ctx, digest: string): Promise<void> {
  try {
    await findFeedPicture(ctx, digest)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    ctx.log.warn('a picture of a feed could not be read', { digest, reason: reasonOf(error.cause ?? error) })
  }
}

async function refreshFeeds(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime()
  const due = await ctx.db
    .select({ address: feedAnswer.address, kind: feedAnswer.kind })
    .from(feedAnswer)
    .where(
      and(
        gt(feedAnswer.askedAt, new Date(now - FORGOTTEN_MS)),
        lt(feedAnswer.triedAt, new Date(now - FRESH_MS / 2)),
        not(like(feedAnswer.address, `${SAMPLES}%`)),
      ),
    )
  // One after the other; a failure is logged and kept with its feed.
  for (const { address, kind } of due) if (kind in feedKinds) await refreshFeed(ctx, { address, kind: kind as FeedKind }).catch(() => undefined)
}
