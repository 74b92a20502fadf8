import { reasonOf } from '#kernel/reason-of.ts'
import { fetchFeedImages, processFeedRun, type RunJob, removeOldFiles, startDueFeeds, sweepFeedRuns } from '#domains/stock/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { nameOfOwnCode } from './own-code.server.ts'

const RUN_FEED = 'run-feed'
const FETCH_IMAGES = 'fetch-feed-images'
const SWEEP_FEEDS = 'sweep-feeds'
/** A hundred thousand vehicles take minutes. The sweep finds a stalled run long before this limit. */
const MOST_RUN_SECONDS = 3600
const RUNS_AT_ONCE = 4

/** Jobs of feeds: their runs, their pictures, and a sweep every minute for due and interrupted runs. */
export function feedJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  const settings = async () => (await services.site.get(ctx)).settings
  const work = {
    code: nameOfOwnCode(),
    storage: services.storage,
    network: services.env.FEED_NETWORK,
    families: async () => (await settings()).families,
    currencies: async () => new Set((await settings()).stock.factors.map(([currency]) => currency)),
  }
  return [
    {
      name: RUN_FEED,
      label: ['Read a feed', 'قراءة مصدر بيانات'],
      about: { run_id: ['Run {id}', 'التشغيل {id}'] },
      // Several at once, so that one slow supplier blocks only one of them.
      atOnce: RUNS_AT_ONCE,
      run: async ({ data }) => {
        const feedId = await processFeedRun(ctx, work, { runId: Number(data.run_id), attempt: Number(data.attempt) })
        if (feedId !== null) await enqueueImages(services, feedId, 0)
      },
    },
    {
      name: FETCH_IMAGES,
      label: ['Fetch pictures of a feed', 'جلب صور مصدر بيانات'],
      about: { feed_id: ['Feed {id}', 'المصدر {id}'] },
      run: async ({ data }) => {
        const feedId = Number(data.feed_id)
        const last = await fetchFeedImages(ctx, { feedId, after: Number(data.after), storage: work.storage, network: work.network })
        if (last !== null) await enqueueImages(services, feedId, last)
      },
    },
    {
      name: SWEEP_FEEDS,
      label: ['Look for feeds that are due', 'مراجعة مواعيد مصادر البيانات'],
      cron: '* * * * *',
      run: async () => {
        const { settings } = await services.site.get(ctx)
        for (const job of [...(await sweepFeedRuns(ctx)), ...(await startDueFeeds(ctx, settings.timeZone))]) await enqueueFeedRun(services, job)
        await removeOldFiles(ctx, services.storage)
      },
    },
  ]
}

/** Enqueues the job of a run. If the queue is unreachable, the sweep enqueues it later. */
export async function enqueueFeedRun({ jobs, log }: Pick<Services, 'jobs' | 'log'>, { runId, attempt }: RunJob): Promise<void> {
  try {
    await jobs.enqueue(RUN_FEED, { key: `${runId}-${attempt}`, data: { run_id: runId, attempt }, mostSeconds: MOST_RUN_SECONDS })
  } catch (error) {
    log.warn('a run of a feed waits for the queue', { run: runId, reason: reasonOf(error) })
  }
}

async function enqueueImages({ jobs }: Pick<Services, 'jobs'>, feedId: number, after: number): Promise<void> {
  await jobs.enqueue(FETCH_IMAGES, { key: `${feedId}-${after}`, data: { feed_id: feedId, after } })
}
