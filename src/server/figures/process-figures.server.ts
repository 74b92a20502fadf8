import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createCounter } from '#platform/figures/counter.ts'
import { type Figure, gauge, type Sample, sharedRead, sumOf, type Watched } from '#platform/figures/figure.ts'
import { createHistogram } from '#platform/figures/histogram.ts'
import { countListeners } from '#platform/database/database.server.ts'
import { providerCalls } from '#platform/http/provider-calls.ts'
import { errorCode } from '../api/error-body.ts'
import type { BuildVersion } from '../build-version.server.ts'
import type { WatchedRequest } from '../http/watch-requests.server.ts'
import type { Services } from '../services.server.ts'
import { domainFigures } from './domain-figures.gen.server.ts'

/** Answers from memory take parts of a millisecond, drawn pages tens of them; what takes seconds waits for somebody. */
const BOUNDS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Statuses with which a request is turned away for what it is, who sends it, or because there are too many. */
const REFUSALS = new Set([401, 403, 405, 408, 413, 415, 422, 429, 503])
const NANO = 1e9

/** Everything that is counted and measured of this process and of what it works with; `hear` counts a request. */
export function processFigures(
  services: Services,
  build: BuildVersion,
): { figures: readonly Figure[]; hear: (request: WatchedRequest) => void; close: () => void } {
  const requests = createCounter('maarad_requests_total', 'Requests by their kind and the status of their answer.')
  const cached = createCounter(
    'maarad_cache_requests_total',
    'Requests that a memory of pages or answers could serve: memory and hit are hits, miss had to be made.',
  )
  const refused = createCounter('maarad_requests_refused_total', 'Requests that were turned away, by the reason.')
  const durations = createHistogram({
    name: 'maarad_request_duration_seconds',
    help: 'Time from a request to the last byte of its answer, by the kind of the request.',
    label: 'kind',
    bounds: BOUNDS_S,
  })
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  const hear = ({ kind, status, ms, cache }: WatchedRequest) => {
    requests.add({ kind, status: String(status) })
    durations.observe(kind, ms / 1000)
    if (cache !== 'none') cached.add({ kind, result: cache })
    if (REFUSALS.has(status)) refused.add({ reason: errorCode(status) })
  }
  const figures = [
    requests,
    ...durations.figures(),
    cached,
    refused,
    providerCalls,
    ...watchedFigures(services, build),
    {
      name: 'maarad_event_loop_delay_seconds',
      help: 'Delay of the event loop since the last look, by percentile.',
      kind: 'gauge' as const,
      read: () => loopDelay(loop),
    },
  ]
  return { figures, hear, close: () => loop.disable() }
}

/** Figures that are there without anybody counting: of this process, of the queues, and of the domains. */
export function watchedFigures(services: Services, build: BuildVersion): readonly Figure[] {
  return [...ownFigures(services, build), ...(services.purges?.figures() ?? []), ...queueFigures(services), ...domainFigures(services)]
}

function loopDelay(loop: ReturnType<typeof monitorEventLoopDelay>) {
  // Before its first sample it is no number.
  const samples = [50, 99, 100].map((percent) => ({ labels: { percentile: String(percent) }, value: (loop.percentile(percent) || 0) / NANO }))
  loop.reset()
  return samples
}

function ownFigures({ database, cache, answers, listener }: Services, { version, commit }: BuildVersion): Figure[] {
  const pools = { visitors: database.db.$client, staff: database.shares.staff.$client, jobs: database.shares.jobs.$client }
  return [
    {
      name: 'maarad_build_info',
      help: 'The build of this process; always 1.',
      kind: 'gauge',
      read: () => [{ labels: { version, commit: commit ?? '' }, value: 1 }],
    },
    {
      ...gauge('maarad_uptime_seconds', 'How long this process has run.', () => process.uptime()),
      watched: [{ label: ['This process has run for', 'مدة عمل هذه العملية'], unit: 'seconds' }],
    },
    {
      ...gauge('maarad_memory_bytes', 'Resident memory of this process.', () => process.memoryUsage.rss()),
      watched: [{ label: ['Its memory', 'ذاكرتها'], unit: 'bytes' }],
    },
    {
      name: 'maarad_processes',
      help: 'Processes of the site that hear of changes in this database.',
      kind: 'gauge',
      watched: [{ label: ['Processes of the site', 'عمليات الموقع العاملة'], unit: 'count', least: 1 }],
      read: async () => [{ value: await countListeners(database.db) }],
    },
    { name: 'maarad_cpu_seconds_total', help: 'Processor time of this process.', kind: 'counter', read: () => [{ value: cpuSeconds() }] },
    {
      name: 'maarad_database_connections',
      help: 'Connections of visitors, staff and jobs: in use, idle, and who waits for one.',
      kind: 'gauge',
      watched: [
        { label: ['Who waits for a connection to the database', 'من ينتظر اتصالًا بقاعدة البيانات'], unit: 'count', most: 0, of: waitingOf, isOftenShort: true },
      ],
      read: () =>
        Object.entries(pools).flatMap(([share, pool]) => [
          { labels: { share, state: 'used' }, value: pool.totalCount - pool.idleCount },
          { labels: { share, state: 'idle' }, value: pool.idleCount },
          { labels: { share, state: 'waiting' }, value: pool.waitingCount },
        ]),
    },
    {
      name: 'maarad_database_connections_most',
      help: 'The most connections that visitors, staff and jobs may open.',
      kind: 'gauge',
      read: () => Object.entries(pools).map(([share, pool]) => ({ labels: { share }, value: pool.options.max ?? 0 })),
    },
    {
      ...gauge('maarad_bus_connected', '1 while this process hears of changes, 0 while what it serves may be old.', () => Number(listener.isConnected())),
      watched: [{ label: ['It hears of changes', 'تصلها التغييرات'], unit: 'yes', least: 1 }],
    },
    gauge('maarad_content_age_seconds', 'How old what this process serves may be: since all changes were known the last time.', () => listener.ageSeconds()),
    {
      name: 'maarad_cache_entries',
      help: 'What the memories of this process hold.',
      kind: 'gauge',
      read: () => [
        { labels: { cache: 'pages' }, value: cache.size },
        { labels: { cache: 'answers' }, value: answers.size },
      ],
    },
    {
      name: 'maarad_cache_bytes',
      help: 'How large those are.',
      kind: 'gauge',
      read: () => [
        { labels: { cache: 'pages' }, value: cache.bytes },
        { labels: { cache: 'answers' }, value: answers.bytes },
      ],
    },
  ]
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function queueFigures({ jobs }: Services): Figure[] {
  const read = sharedRead(() => jobs.figures())
  const of = (name: string, help: string, key: 'due' | 'oldestDueSeconds' | 'failed', watched: Omit<Watched, 'where'>): Figure => ({
    name,
    help,
    kind: 'gauge',
    watched: [{ ...watched, where: 'jobs' }],
    read: async () => (await read()).map((queue) => ({ labels: { queue: queue.name }, value: queue[key] })),
  })
  return [
    of('maarad_jobs_due', 'Jobs that are due and wait for a worker.', 'due', { label: ['Jobs that wait', 'مهام بانتظار التنفيذ'], unit: 'count', of: sumOf }),
    of('maarad_job_oldest_due_seconds', 'How long the oldest job of a queue has been due.', 'oldestDueSeconds', {
      label: ['Oldest job that waits', 'أقدم مهمة تنتظر'],
      unit: 'seconds',
      most: 900,
    }),
    of('maarad_jobs_failed', 'Jobs that failed for good and wait for staff.', 'failed', {
      label: ['Jobs that failed', 'مهام فشلت'],
      unit: 'count',
      most: 0,
      of: sumOf,
    }),
  ]
}

function waitingOf(samples: readonly Sample[]): number {
  return samples.reduce((sum, { labels, value }) => (labels?.state === 'waiting' ? sum + value : sum), 0)
}
