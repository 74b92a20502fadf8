import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import pg from 'pg'
import { aPair } from '#tests/support/services/a-pair.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

// The leader of two servers is killed under readers and writers of two web processes; its standby takes over, as an operator or a program does it.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-failover-'))
const PATIENCE = { timeout: 60_000 }
const ENDING_MS = 180_000
const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
/** Ends what a test began, the newest first. */
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
}, ENDING_MS)

const write = (site: SiteProcess, value: string) =>
  fetch(`${site.url}/api/settings`, { method: 'POST', headers, body: JSON.stringify({ key: `drill.n${value}`, value }) }).then(async (response) => {
    await response.arrayBuffer()
    return response.status
  })

test('a leader is killed and its standby takes over: writers get a 503 for some seconds, readers none, though every write made all pages old, and nothing acknowledged is missing', {
  timeout: 240_000,
}, async () => {
  const pair = await aPair(folder)
  endings.push(pair.stop)
  const env = { DATA_DIR: join(folder, 'site'), DATABASE_URL: pair.url, DATABASE_READ_URL: pair.standby.url, SECRET_KEY: 's'.repeat(40) }
  const sites = [await startSite(env), await startSite({ ...env, PROCESS_ROLE: 'web' })] as const
  endings.push(...sites.map((site) => () => site.stop()))
  const standby = new pg.Client({ connectionString: pair.standby.url })
  await standby.connect()
  endings.push(() => standby.end())
  // As with synchronous replication: what is acknowledged is on the standby.
  const leader = new pg.Client({ connectionString: pair.primary.url })
  await leader.connect()
  leader.on('error', () => undefined)
  await leader.query(`alter system set synchronous_standby_names = '*'`)
  await leader.query('select pg_reload_conf()')

  expect((await fetch(`${sites[0].url}/api/payments?per_page=5`, { headers })).status).toBe(200)
  const { rows: listReads } = await standby.query(`select count(*)::int as lists from pg_stat_activity where application_name = 'maarad replica'`)
  expect(listReads[0].lists).toBeGreaterThan(0)

  const unread: string[] = []
  const writtenKeys: string[] = []
  const refused: number[] = []
  let isOver = false
  const reader = async (site: SiteProcess) => {
    while (!isOver) {
      const status = await fetch(`${site.url}/ar/`).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        (error: Error) => error.message,
      )
      if (status !== 200) unread.push(String(status))
    }
  }
  const writer = async (site: SiteProcess, name: string) => {
    for (let n = 0; !isOver; n += 1) {
      const status = await write(site, `${name}${n}`)
      if (status < 300) writtenKeys.push(`drill.n${name}${n}`)
      else refused.push(status)
    }
  }
  const load = Promise.all([reader(sites[0]), reader(sites[1]), writer(sites[0], 'a'), writer(sites[1], 'b')])
  await expect.poll(() => writtenKeys.length, PATIENCE).toBeGreaterThan(40)
  pair.killPrimary()
  const killedAt = performance.now()
  await pair.promoteStandby()
  const before = writtenKeys.length
  await expect.poll(() => writtenKeys.length, PATIENCE).toBeGreaterThan(before)
  const tookMs = performance.now() - killedAt
  const inBoth = () => ['a', 'b'].every((name) => writtenKeys.slice(before).some((key) => key.startsWith(`drill.n${name}`)))
  await expect.poll(inBoth, PATIENCE).toBe(true)
  isOver = true
  await load
  console.log(
    `first write ${(tookMs / 1000).toFixed(1)} s after the kill; ${writtenKeys.length} acknowledged, ${refused.length} refused, ${unread.length} reads refused`,
  )

  expect(unread).toEqual([])
  expect(new Set(refused)).toEqual(new Set([503]))
  const { rows } = await standby.query(`select key from setting where key like 'drill.n%'`)
  const keptKeys = new Set(rows.map(({ key }) => key))
  expect(writtenKeys.filter((key) => !keptKeys.has(key))).toEqual([])
  for (const site of sites) await expect.poll(() => fetch(`${site.url}/health/ready`).then(({ status }) => status), PATIENCE).toBe(200)
})
