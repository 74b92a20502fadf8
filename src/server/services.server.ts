import type { Clock } from '#kernel/clock.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Listener } from '#platform/bus/listen.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Env } from '#platform/env/env.server.ts'
import type { ProcessLog } from '#platform/log/log.server.ts'
import type { Jobs } from '#platform/jobs/jobs.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { Assets } from '#site/assets/assets.ts'
import type { PageCache } from '#site/cache/page-cache.server.ts'
import type { SiteSource } from '#site/page/site-content.server.ts'
import type { TermSource } from '#domains/search/index.server.ts'
import type { StockIndex, VehicleShelf } from '#domains/stock/index.server.ts'
import type { SignIn } from './auth/sign-in.server.ts'
import type { StaticFile } from './http/static-files.server.ts'
import type { StaffAssets } from './staff/staff-assets.ts'

/** Files that the process hands out as they are. */
export type ServedFiles = {
  /** Of the build, by path below its folder. */
  build: ReadonlyMap<string, StaticFile>
  /** Brand marks and icons, by name. */
  brand: ReadonlyMap<string, StaticFile>
  joinedStylesheet: (name: string) => string | null
  /** Of the applications for staff, by path below their folder. */
  staff: ReadonlyMap<string, StaticFile>
}

/** What one process runs on; made once at its start. */
export type Services = {
  env: Env
  log: ProcessLog
  clock: Clock
  database: Database
  storage: Storage
  listener: Listener
  jobs: Jobs
  assets: Assets
  staffAssets: StaffAssets
  files: ServedFiles
  site: SiteSource
  cache: PageCache
  stock: StockIndex
  vehicles: VehicleShelf
  /** What is suggested to whoever searches. */
  terms: TermSource
  signIn: SignIn
  /** Signs preview links. */
  secretKey: string
}

/** The context of one request. */
export function contextOf({ database, clock, log, env }: Services, staff: Staff | null = null): Ctx {
  return { db: database.db, clock, log, staff, network: env.SERVICE_NETWORK }
}
