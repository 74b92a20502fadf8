import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { runCommand } from '#server/commands/run-command.server.ts'
import { aPooler, pgbouncer } from '#tests/support/services/a-pooler.ts'
import { startSite } from '#tests/support/site/site-process.ts'
import { aSoak, asStaff, buy, edit, readPaths, submit, totalsOf, upload } from '../soak/actors.ts'
import { addCars, listLost, makeForms, pagesOfSite } from '../soak/filled-site.ts'
import { ask } from '../soak/site-client.ts'

// Two processes whose connections all go by PgBouncer in transaction mode, but for those that hear of changes: docs/operations/pooler.md.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-pooler-site-'))
const PATIENCE = { timeout: 60_000 }
const ENDING_MS = 180_000
const LOAD_MS = 30_000
/** More than what staff and jobs of both processes may take together. */
const SESSIONS = 12
const shares = { DATABASE_POOL: '10', DATABASE_STAFF_POOL: '2', DATABASE_JOBS_POOL: '1' }
/** Ends what a test began, the newest first. */
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
}, ENDING_MS)

test.skipIf(!pgbouncer)(
  'a site by a pooler in transaction mode: readers, orders, leads, pages and jobs on few sessions, changes heard at once, a pooler that dies and comes back',
  {
    timeout: 300_000,
  },
  async () => {
    const server = await startEmbedded(join(folder, 'server'))
    endings.push(server.stop)
    const pooler = await aPooler(server.url, { mode: 'transaction', most: SESSIONS })
    endings.push(pooler.stop)
    const env = { ...shares, DATA_DIR: join(folder, 'site'), DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: server.url, SECRET_KEY: 's'.repeat(40) }
    const sites = [await startSite({ ...env, DEMO_PICTURES: 'asked' }), await startSite({ ...env, PROCESS_ROLE: 'web' })] as const
    endings.push(...sites.map((site) => () => site.stop()))
    const client = new pg.Client(server.url)
    client.on('error', () => undefined)
    await client.connect()
    endings.push(() => client.end())
    const [forms, paths] = [await makeForms(sites[0].url), await pagesOfSite(sites[0].url)]
    const { cars, company } = await addCars(sites[0].url, client, 200)

    const ends = Date.now() + LOAD_MS
    const soak = aSoak({ sites: () => [sites[0].url, sites[1].url], hasEnded: () => Date.now() > ends })
    const sessions = new Map<string, number>()
    const watch = async () => {
      for (; !soak.hasEnded(); await pause(250)) {
        const { rows } = await client.query<{ name: string; count: number }>(
          `select regexp_replace(application_name, '\\d+$', '') as name, count(*)::int as count from pg_stat_activity where application_name like 'maarad%' group by 1`,
        )
        const total = rows.reduce((sum, { count }) => sum + count, 0)
        for (const { name, count } of [...rows, { name: 'all', count: total }]) sessions.set(name, Math.max(sessions.get(name) ?? 0, count))
      }
    }
    const heard: number[] = []
    const hear = async () => {
      for (let n = 0; !soak.hasEnded(); n += 1) {
        const body = { key: 'meta.title_divider', value: `·${n}·` }
        if ((await ask(sites[0].url, { method: 'POST', path: '/api/settings', body, headers: asStaff })).status >= 300) continue
        const began = performance.now()
        await expect.poll(async () => (await ask(sites[1].url, { path: '/ar/about' })).text.includes(body.value), { timeout: 30_000, interval: 20 }).toBe(true)
        heard.push(performance.now() - began)
        await pause(500)
      }
    }
    await Promise.all([
      ...[0, 1].map((number) => readPaths(soak, number, paths)),
      ...[0, 1].map((number) => submit(soak, number, forms.plain)),
      upload(soak, 0, forms.withFile),
      edit(soak),
      ...[0, 1].map((number) => buy(soak, number, { cars: number === 0 ? cars : cars.toReversed(), company })),
      watch(),
      hear(),
    ])
    const totals = totalsOf(soak)
    const slowest = Math.max(...heard)
    console.log(JSON.stringify({ ...totals, sessions: Object.fromEntries(sessions), heardMs: Math.round(slowest) }))

    expect(soak.flaws).toEqual([])
    for (const count of Object.values(totals.written)) expect(count).toBeGreaterThan(0)
    expect(await listLost(client, soak.promised)).toEqual([])
    // A beat of ten seconds would find the change as well: the notification has to.
    expect(slowest).toBeLessThan(5000)
    // By the pooler, and past it: two that hear of changes, two that hear of jobs, and the one that the first start made its schema by.
    expect(sessions.get('all')).toBeLessThanOrEqual(SESSIONS + 5)
    // Jobs were done: each order has its mails in the mailbox.
    const unsent = async () =>
      (await client.query(`select count(*)::int as n from delivery where state = 'queued' and next_at < now() - interval '20 seconds'`)).rows[0].n
    await expect.poll(unsent, PATIENCE).toBe(0)
    const { rows: namedConnections } = await client.query(`select count(*)::int as n from pg_stat_activity where application_name like 'maarad listener%'`)
    expect(namedConnections[0].n).toBe(2)

    const output: string[] = []
    const run = (words: readonly string[], more: Record<string, string> = {}) =>
      runCommand(words, { ...env, SIGN_IN: 'off', ...more }, (line) => void output.push(line))
    expect(await run(['check-config'])).toBe(0)
    expect(output.join('\n')).toContain('ok   Its pooler answers.')
    expect(await run(['check-config'], { DATABASE_DIRECT_URL: pooler.url })).toBe(1)
    expect(output.join('\n')).toContain('leads to a pooler in transaction mode')
    expect(await run(['backup', join(folder, 'copy')])).toBe(0)

    await pooler.kill()
    const write = (value: string) => ask(sites[0].url, { method: 'POST', path: '/api/settings', body: { key: 'drill.pooler', value }, headers: asStaff })
    const statuses = { write: (await write('one')).status, read: (await ask(sites[1].url, { path: '/ar/about' })).status }
    expect(statuses).toEqual({ write: 503, read: 200 })
    await pooler.start()
    await expect.poll(async () => (await write('two')).status, PATIENCE).toBe(200)
  },
)
