import type { Clock } from '#kernel/clock.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Listener } from '#platform/bus/listen.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Env } from '#platform/env/env.server.ts'
import type { ProcessLog } from '#platform/log/log.server.ts'
import { type AskWorker, askWorker } from '#platform/jobs/ask-worker.server.ts'
import type { Jobs } from '#platform/jobs/jobs.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { Assets } from '#site/assets/assets.ts'
import type { PageCache } from '#site/cache/page-cache.server.ts'
import type { SiteSource } from '#site/page/site-content.server.ts'
import type { SiteFinder, TermSource } from '#domains/search/index.server.ts'
import type { StockIndex, VehicleTexts } from '#domains/stock/index.server.ts'
import type { Purges } from './cdn/purges.server.ts'
import type { RequestFigures } from './figures/request-figures.server.ts'
import type { KeptAnswers } from './api/kept-answers.server.ts'
import type { SitemapTexts } from './pages/sitemap-texts.server.ts'
import type { SignIn } from './auth/sign-in.server.ts'
import type { StaticFile } from './http/static-files.server.ts'
import type { StaffAssets } from './staff/staff-assets.ts'

/** Static files that the process serves. */
export type ServedFiles = {
  /** Build files, by path below their folder. */
  build: ReadonlyMap<string, StaticFile>
  /** Brand marks and icons, by name. */
  brand: ReadonlyMap<string, StaticFile>
  joinedStylesheet: (name: string) => string | null
  /** Files of the staff applications, by path below their folder. */
  staff: ReadonlyMap<string, StaticFile>
}

/** The dependencies of one process, created once at its start. */
export type Services = {
  env: Env
  log: ProcessLog
  clock: Clock
  database: Database
  storage: Storage
  listener: Listener
  /** Counts requests and measures the event loop. */
  requests: RequestFigures
  jobs: Jobs
  /** Whether the process is about to end. */
  drain: { hasBegun: boolean }
  assets: Assets
  staffAssets: StaffAssets
  files: ServedFiles
  site: SiteSource
  cache: PageCache
  /** Tells a CDN of changes; null without one. */
  purges: Purges | null
  stock: StockIndex
  vehicles: VehicleTexts
  sitemaps: SitemapTexts
  /** Answers of calls that are the same for everybody. */
  answers: KeptAnswers
  /** Search suggestions. */
  terms: TermSource
  /** The search of pages and models. */
  finder: SiteFinder
  signIn: SignIn
  /** Signs preview links. */
  secretKey: string
}

/** What drawing a page takes of them. */
export type DrawingServices = Pick<Services, 'env' | 'log' | 'clock' | 'database' | 'assets' | 'site' | 'stock' | 'finder' | 'secretKey'>

/** Who makes pictures and documents in place of a process that only answers people; null where it makes them itself. */
export function workersOf({ env, jobs, clock, log }: Services): AskWorker | null {
  return env.PROCESS_ROLE === 'web' ? (errand) => askWorker({ jobs, clock, log }, errand) : null
}

/** The context of one request. Staff have connections of their own, so that nothing that they ask for keeps visitors waiting. */
export function contextOf({ database, clock, log, env }: Pick<Services, 'database' | 'clock' | 'log' | 'env'>, staff: Staff | null = null): Ctx {
  return { db: staff ? database.shares.staff : database.db, clock, log, staff, network: env.SERVICE_NETWORK, replica: database.replica }
}
