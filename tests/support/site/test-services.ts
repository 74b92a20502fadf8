import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Staff } from '#kernel/staff.ts'
import { SettingDraft, upsertSetting } from '#domains/content/index.server.ts'
import { announceChange, type Scope } from '#platform/bus/announce.server.ts'
import { listenForChanges } from '#platform/bus/listen.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Env, readEnv } from '#platform/env/env.server.ts'
import { openJobs } from '#platform/jobs/jobs.server.ts'
import type { ProcessLog } from '#platform/log/log.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import { KeptAnswers } from '#server/api/kept-answers.server.ts'
import { purgesOf } from '#server/cdn/purges-of.server.ts'
import { createSignIn } from '#server/auth/sign-in.server.ts'
import { countRequests } from '#server/figures/request-figures.server.ts'
import { SitemapTexts } from '#server/pages/sitemap-texts.server.ts'
import { forgetChanges, forgetStock } from '#server/forget-changes.server.ts'
import { contextOf, type Services } from '#server/services.server.ts'
import type { Assets } from '#site/assets/assets.ts'
import { siteFinderOf, TermSource } from '#domains/search/index.server.ts'
import { openStockIndex, type StockIndex, VehicleTexts } from '#domains/stock/index.server.ts'
import { PageCache } from '#site/cache/page-cache.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { SiteSource } from '#site/page/site-content.server.ts'
import { recordingLog } from './quiet-log.ts'
import { TEST_TOKEN } from './site-process.ts'
import { testDatabase } from './test-database.ts'
import { atTheEnd } from '#tests/support/runner/at-the-end.ts'

const SECRET_KEY = 'a-key-for-tests-only-0123456789abcdef'
/** A slow machine shows what was changed, not what was there before. */
const SLOW = { PAGE_PATIENCE_AFTER_CHANGE_MS: '60000' }

/** Assets of a build that never was: a stylesheet and a script are named after what they are for. */
export const testAssets: Assets = {
  script: '/ar/assets/start.js',
  scriptPreloads: [],
  stylesheets: (symbols) => [{ href: `/ar/assets/css/${[...symbols].join('+')}.css`, inline: null }],
  allowed: { styles: [], connections: [] },
  file: () => undefined,
}

export type TestServices = Services & {
  /** Messages of errors and warnings, in their order. */
  messages: string[]
  /** Those with a reason, as `message: reason`. */
  reasons: string[]
  /** What the site's clock says; tests may set it. */
  time: { now: Date }
  /** The context of staff who may do everything. */
  staffCtx: Ctx
  /** Waits until this process has heard of everything that was committed before: the bus tells it in the order of commits. */
  heard: () => Promise<void>
  /** Writes settings as staff and waits until the site has heard of them. */
  set: (settings: Readonly<Record<string, unknown>>) => Promise<void>
}

/** All that a process runs on, over a database of its own; only the build's files are made up. */
export async function testServices(env: NodeJS.ProcessEnv = {}): Promise<TestServices> {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'maarad-site-'))
  const { messages, reasons, error, warn } = recordingLog()
  const log: ProcessLog = { error, warn, info: () => undefined, child: () => log }
  const site = new SiteSource()
  const time = { now: new Date('2026-05-15T08:00:00Z') }
  const ownEnv: Env = readEnv({ ...SLOW, PUBLIC_URL: 'https://site.test', SIGN_IN: 'off', API_TOKEN: TEST_TOKEN, DATA_DIR: folder, ...env })
  const purges = purgesOf(ownEnv, log)
  const cache = new PageCache({ now: () => time.now }, purges?.add)
  const terms = new TermSource()
  const vehicles = new VehicleTexts()
  const sitemaps = new SitemapTexts()
  const answers = new KeptAnswers()
  let stock: StockIndex | undefined
  const marks = new Map<Scope, () => void>()
  const onChange = (scopes: readonly Scope[]) => {
    const others = scopes.filter((scope) => !marks.has(scope))
    if (others.length > 0) forgetChanges(others, { site, cache, answers, vehicles, sitemaps, terms, stock })
    for (const scope of scopes) marks.get(scope)?.()
  }
  const listener = await listenForChanges({ url: database.url, log, onChange })
  const siteContext = { db: database.db, clock: { now: () => new Date(0) }, log, staff: null, network: readEnv({ SIGN_IN: 'off', ...env }).SERVICE_NETWORK }
  const readPriceBasis = async () => (await site.get(siteContext)).settings.stock
  stock = await openStockIndex({
    db: database.db,
    log,
    onChange: (changedIds) => forgetStock(changedIds, { cache, answers, vehicles, sitemaps }),
    readPriceBasis,
  })
  const requests = countRequests()
  const jobs = openJobs({ url: database.url, log })
  atTheEnd(async () => {
    requests.close()
    await purges?.close()
    await jobs.close()
    stock?.close()
    await listener.close()
    await rm(folder, { recursive: true })
  })
  const staff: Staff = { id: 'user:1', name: 'اختبار', role: 'admin' }
  const services: Services = {
    env: ownEnv,
    log,
    clock: { now: () => time.now },
    database,
    storage: diskStorage(folder),
    listener,
    requests,
    jobs,
    drain: { hasBegun: false },
    assets: testAssets,
    staffAssets: (app, parts = []) => ({ script: `/ar/staff/${app}.js`, preloads: [], texts: parts.length > 0 ? ['/ar/staff/canvas.css'] : [], styles: [] }),
    files: { build: new Map(), brand: new Map(), staff: new Map(), joinedStylesheet: () => null },
    site,
    cache,
    purges,
    stock,
    vehicles,
    sitemaps,
    answers,
    terms,
    finder: siteFinderOf(ownEnv),
    signIn: createSignIn(ownEnv, SECRET_KEY),
    secretKey: SECRET_KEY,
  }
  const staffCtx = contextOf(services, staff)
  const heard = async () => {
    const mark: Scope = `page:mark-of-a-test-${randomUUID()}`
    const isHeard = new Promise<void>((resolve) => marks.set(mark, resolve))
    await announceChange(database.db, mark)
    await isHeard
    marks.delete(mark)
  }
  const set = async (settings: Readonly<Record<string, unknown>>) => {
    for (const [key, value] of Object.entries(settings)) {
      const outcome = await upsertSetting(staffCtx, SettingDraft.parse({ key, value }), settingTable)
      if (!outcome.ok) throw new Error(`The setting ${key} was refused: ${outcome.code}`)
    }
    await heard()
  }
  return { ...services, messages, reasons, time, staffCtx, heard, set }
}
