import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { seconds } from '#kernel/durations.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import { listenForChanges } from '#platform/bus/listen.server.ts'
import { type Database, openDatabase } from '#platform/database/database.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { shareClock } from '#platform/database/shared-clock.server.ts'
import { sendFigures } from '#platform/figures/send-figures.server.ts'
import type { Env } from '#platform/env/env.server.ts'
import { toldEnv } from '#platform/env/told-env.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import { createAccessLog } from '#platform/log/access-log.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { openTraces } from '#platform/traces/open-traces.server.ts'
import { readBuiltAssets } from '#site/assets/built-assets.server.ts'
import { siteFinderOf, TermSource } from '#domains/search/index.server.ts'
import { openStockIndex, type StockIndex, VehicleTexts } from '#domains/stock/index.server.ts'
import { PageCache } from '#site/cache/page-cache.server.ts'
import { SiteSource } from '#site/page/site-content.server.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { KeptAnswers } from './api/kept-answers.server.ts'
import { createApp } from './app.server.ts'
import { readBuildVersion } from './build-version.server.ts'
import { purgesOf } from './cdn/purges-of.server.ts'
import { EVERY_PAGE } from '#site/cache/page-keys.ts'
import { createSignIn } from './auth/sign-in.server.ts'
import { createHttpServer, drain, leave, type Middleware } from './http/http-server.server.ts'
import { healthRoutes } from './http/health-routes.server.ts'
import { createMetricsServer } from './http/metrics-server.server.ts'
import { traceRequest } from './http/trace-request.server.ts'
import { type WatchedRequest, watchRequests } from './http/watch-requests.server.ts'
import { readStaticFiles } from './http/static-files.server.ts'
import { countRequests } from './figures/request-figures.server.ts'
import { processFigures } from './figures/process-figures.server.ts'
import { startJobs } from './jobs/start-jobs.server.ts'
import { SitemapTexts } from './pages/sitemap-texts.server.ts'
import { forgetChanges, forgetStock } from './forget-changes.server.ts'
import { makeDemoPictures } from './media/make-demo-pictures.server.ts'
import { removeLeftUploads } from './http/uploads.server.ts'
import { storageOf } from './storage-of.server.ts'
import { uploadsFolder } from './uploads-of.server.ts'
import { ownSecret } from './own-secret.server.ts'
import { contextOf, type ServedFiles, type Services } from './services.server.ts'
import { readBuiltStaffAssets } from './staff/built-staff-assets.server.ts'
import type { StaffAssets } from './staff/staff-assets.ts'
import type { Assets } from '#site/assets/assets.ts'

const DRAIN_MS = 5000
const BUILD = 'build/client'
const STAFF_BUILD = 'build/staff'

export type RunningProcess = { address: string; port: number; stop: () => Promise<void> }

/** The differences in development: the source of assets, and a handler before the routes. */
export type Frontend = { assets: Assets; staffAssets: StaffAssets; files: Omit<ServedFiles, 'brand'>; before?: Middleware }

/** Hears of the database as soon as it is open, so that a start can be given up from then on. */
export type OnDatabase = (database: Pick<Database, 'abandon'>) => void

/** Starts one process in the order database, content, HTTP. `stop` reverses the order and takes at most ten seconds. Long, since it is that order. */
export async function startProcess(env: Env, frontend: Frontend = builtFrontend(), onDatabase: OnDatabase = () => undefined): Promise<RunningProcess> {
  const log = createLog(env.LOG_LEVEL)
  const build = readBuildVersion()
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, TRACE_SHARE: share, PROCESS_ROLE: role } = env
  // Before the first connection: those that were opened earlier would not be traced.
  const traces = collector === undefined ? undefined : await openTraces({ collector, share, build, role, log })
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    folder: env.DATA_DIR,
    connections: env.DATABASE_POOL,
    shared: { staff: env.DATABASE_STAFF_POOL, jobs: env.DATABASE_JOBS_POOL },
    replicaUrl: env.DATABASE_READ_URL,
    log,
  })
  onDatabase(database)
  const schema = await migrateDatabase(database.directUrl, 'db/migrations', { mayBeNewer: env.NEWER_SCHEMA === 'serve' })
  if (schema.isNewer) log.warn('the schema is newer than this build, which serves it by NEWER_SCHEMA', schema)
  log.info('the site starts', { build, schema: schema.applied, node: process.version, configuration: toldEnv(env) })
  const clock = await shareClock(database.db.$client, { log })
  const storage = storageOf(env)
  const site = new SiteSource()
  const purges = purgesOf(env, log)
  const cache = new PageCache(clock, purges?.add)
  const terms = new TermSource()
  const vehicles = new VehicleTexts()
  const sitemaps = new SitemapTexts()
  const answers = new KeptAnswers()
  const demoContext = { db: database.db, clock, log, staff: { id: 'system:demo', name: 'المحتوى التجريبي', role: 'admin' } } as const
  const isNewDemo = env.DEMO === 'load' && (await loadDemo(demoContext, storage))
  let stock: StockIndex | undefined
  const onChange = (scopes: readonly Scope[]) => forgetChanges(scopes, { site, cache, answers, vehicles, sitemaps, terms, stock })
  const listener = await listenForChanges({ url: database.directUrl, revive: database.revive, log, onChange, onReconnect: () => void stock?.rebuild() })
  const siteContext = { db: database.db, clock, log, staff: null, network: env.SERVICE_NETWORK }
  const readPriceBasis = async () => (await site.get(siteContext)).settings.stock
  stock = await openStockIndex({
    db: database.db,
    log,
    onChange: (changedIds) => forgetStock(changedIds, { cache, answers, vehicles, sitemaps }),
    readPriceBasis,
  })
  // Catches up with writes made while the index was built.
  await stock.refresh()
  const brand = readStaticFiles('demo/media/brand')
  const secretKey = env.SECRET_KEY ?? (await ownSecret(env.DATA_DIR))
  if (env.SIGN_IN === 'demo') log.info('made-up people may sign in on this machine; set OIDC_ISSUER for real ones')
  const services: Services = {
    env,
    log,
    clock,
    database,
    storage,
    listener,
    requests: countRequests(),
    drain: { hasBegun: false },
    jobs: openJobs({ url: database.url, directUrl: database.directUrl, log }),
    assets: frontend.assets,
    staffAssets: frontend.staffAssets,
    files: { ...frontend.files, brand },
    site,
    cache,
    purges,
    stock,
    vehicles,
    sitemaps,
    answers,
    terms,
    finder: siteFinderOf(env),
    signIn: createSignIn(env, secretKey),
    secretKey,
  }
  await removeLeftUploads(uploadsFolder(services))
  await site.get(contextOf(services))
  const app = createApp(services)
  if (isNewDemo && env.DEMO_PICTURES === 'ahead') await makeDemoPictures(services, app, { atOnce: 4 })
  const logAccess = env.ACCESS_LOG === 'on' ? createAccessLog() : undefined
  const watch = watchRequests([services.requests.hear, ...(logAccess ? [({ accessOf }: WatchedRequest) => logAccess(accessOf())] : [])])
  const server = createHttpServer(services, env.PROCESS_ROLE === 'worker' ? healthOnly(services) : app.fetch, {
    before: frontend.before,
    watch,
    wrap: traces && traceRequest,
  })
  await listen(server, env.PORT, env.HOST)
  // What the CDN has may be of another build, or of before a time in which nobody told it anything.
  purges?.add({ goneKeys: [], old: [EVERY_PAGE] })
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetricsServer(processFigures(services, build))
  if (metrics) {
    await listen(metrics, env.METRICS_PORT ?? 0, env.METRICS_HOST)
    log.info('figures are served at /metrics', { port: (metrics.address() as AddressInfo).port })
  }
  const figureSender = collector === undefined ? undefined : await sendFigures({ collector, figures: processFigures(services, build), build, role, log })
  if (env.PROCESS_ROLE !== 'web') startJobs(services)
  // One at a time: visitors come first, and a picture that they ask for earlier is made for them.
  if (isNewDemo && env.DEMO_PICTURES === 'behind') void makeDemoPictures(services, app, { atOnce: 1 })
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://localhost:${port}/ar/`,
    stop: async () => {
      await leave(server, services.drain, { noticeMs: seconds(env.DRAIN_NOTICE_SECONDS), patienceMs: DRAIN_MS })
      // It may have pages of this build, whose files the next one does not serve.
      purges?.add({ goneKeys: [], old: [EVERY_PAGE] })
      await purges?.close()
      await figureSender?.close()
      services.requests.close()
      if (metrics) await drain(metrics, 0)
      await services.jobs.close()
      services.stock.close()
      await listener.close()
      clock.close()
      await database.close()
      await traces?.close()
    },
  }
}

/** What a worker answers: probes, and nothing of the site. */
function healthOnly(services: Services): Hono['fetch'] {
  return new Hono().route('/health', healthRoutes(services)).fetch
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

export function builtFrontend(): Frontend {
  const assets = readBuiltAssets(BUILD, '/ar/')
  const files = { build: readStaticFiles(BUILD), joinedStylesheet: assets.joinedStylesheet, staff: readStaticFiles(STAFF_BUILD) }
  return { assets, staffAssets: readBuiltStaffAssets(STAFF_BUILD, '/ar/staff/'), files }
}
