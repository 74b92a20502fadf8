import { type Figure, gauge, type Sample, sharedRead, sumOf, type Watched } from '#platform/figures/figure.ts'
import { countListeners } from '#platform/database/database.server.ts'
import { providerCalls } from '#platform/http/provider-calls.ts'
import type { BuildVersion } from '../build-version.server.ts'
import type { Services } from '../services.server.ts'
import { domainFigures } from './domain-figures.gen.server.ts'

/** Everything that is counted and measured of this process and of what it works with. */
export function processFigures(services: Services, build: BuildVersion): readonly Figure[] {
  return [
    ...services.requests.figures,
    { ...providerCalls, table: { unit: 'count' } },
    ...ownFigures(services, build),
    ...(services.purges?.figures() ?? []),
    ...queueFigures(services),
    ...domainFigures(services),
  ]
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
    {
      name: 'maarad_cpu_seconds_total',
      help: 'Processor time of this process.',
      kind: 'counter',
      watched: [{ label: ['Processor time it has used', 'وقت المعالج الذي استهلكته'], unit: 'seconds' }],
      read: () => [{ value: cpuSeconds() }],
    },
    {
      name: 'maarad_database_connections',
      help: 'Connections of visitors, staff and jobs: in use, idle, and who waits for one.',
      kind: 'gauge',
      watched: [
        { label: ['Who waits for a connection to the database', 'من ينتظر اتصالًا بقاعدة البيانات'], unit: 'count', most: 0, of: waitingOf, isOftenShort: true },
      ],
      table: { unit: 'count' },
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
      table: { unit: 'count' },
      read: () => Object.entries(pools).map(([share, pool]) => ({ labels: { share }, value: pool.options.max ?? 0 })),
    },
    {
      ...gauge('maarad_bus_connected', '1 while this process hears of changes, 0 while what it serves may be old.', () => Number(listener.isConnected())),
      watched: [{ label: ['It hears of changes', 'تصلها التغييرات'], unit: 'yes', least: 1 }],
    },
    {
      ...gauge('maarad_content_age_seconds', 'How old what this process serves may be: since all changes were known the last time.', () =>
        listener.ageSeconds(),
      ),
      watched: [{ label: ['What it serves may be this old', 'أقصى قِدم لما تعرضه'], unit: 'seconds' }],
    },
    ...memoryFigures({ cache, answers }),
  ]
}

function memoryFigures({ cache, answers }: Pick<Services, 'cache' | 'answers'>): Figure[] {
  return [
    {
      name: 'maarad_cache_entries',
      help: 'What the memories of this process hold.',
      kind: 'gauge',
      table: { unit: 'count' },
      read: () => [
        { labels: { cache: 'pages' }, value: cache.size },
        { labels: { cache: 'answers' }, value: answers.size },
      ],
    },
    {
      name: 'maarad_cache_bytes',
      help: 'How large those are.',
      kind: 'gauge',
      table: { unit: 'bytes' },
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
  const readQueues = sharedRead(() => jobs.figures())
  const of = (name: string, help: string, key: 'due' | 'oldestDueSeconds' | 'failed', watched: Omit<Watched, 'where'>): Figure => ({
    name,
    help,
    kind: 'gauge',
    watched: [{ ...watched, where: 'jobs' }],
    read: async () => (await readQueues()).map((queue) => ({ labels: { queue: queue.name }, value: queue[key] })),
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
