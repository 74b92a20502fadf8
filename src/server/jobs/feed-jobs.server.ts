import {
  expireFeedRuns,
  failFeedRun,
  fetchFeedImages,
  findLiveRuns,
  processFeedRun,
  type RunJob,
  removeOldFiles,
  startDueFeeds,
} from '#domains/stock/index.server.ts'
import type { Tx } from '#platform/database/database.server.ts'
import type { JobDraft, JobKind } from '#platform/jobs/jobs.server.ts'
import { allEnded } from '#platform/jobs/take-due.ts'
import { contextOf, type Services } from '../services.server.ts'
import { nameOfOwnCode } from './own-code.server.ts'

const RUN_FEED = 'run-feed'
const FETCH_IMAGES = 'fetch-feed-images'
const SWEEP_FEEDS = 'sweep-feeds'
/** A hundred thousand vehicles take minutes. A run whose process died is found long before this limit. */
const MOST_RUN_SECONDS = 3600
/** A storage or a database that restarts is back before the fourth attempt, some minutes later. */
const PAUSE_SECONDS = 30
const RUNS_AT_ONCE = 4

/** Jobs of feeds: their runs, their pictures, and a look every minute for those that are due. */
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
        const feedId = await processFeedRun(ctx, work, runOfJob(data))
        if (feedId !== null) await enqueueImages(services, feedId, 0)
      },
      giveUp: ({ data }) => failFeedRun(ctx, runOfJob(data)),
      waiting: async () => (await findLiveRuns(ctx)).map(jobOfRun),
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
        const starting = startDueFeeds(ctx, { timeZone: settings.timeZone, enqueue: (tx, run) => enqueueFeedRun(services, tx, run) })
        await allEnded([expireFeedRuns(ctx), starting, removeOldFiles(ctx, services.storage)])
      },
    },
  ]
}

/** Adds the job of a run, in the transaction that orders it. */
export async function enqueueFeedRun({ jobs }: Pick<Services, 'jobs'>, tx: Tx, run: RunJob): Promise<void> {
  await jobs.enqueue(RUN_FEED, jobOfRun(run), tx)
}

function jobOfRun({ runId, attempt }: RunJob): JobDraft {
  return { key: `${runId}-${attempt}`, data: { run_id: runId, attempt }, mostSeconds: MOST_RUN_SECONDS, pauseSeconds: PAUSE_SECONDS }
}

const runOfJob = (data: Record<string, unknown>): RunJob => ({ runId: Number(data.run_id), attempt: Number(data.attempt) })

async function enqueueImages({ jobs }: Pick<Services, 'jobs'>, feedId: number, after: number): Promise<void> {
  await jobs.enqueue(FETCH_IMAGES, { key: `${feedId}-${after}`, data: { feed_id: feedId, after } })
}
