import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { type SiteProcess, startSite, TEST_TOKEN } from '#tests/support/site/site-process.ts'

const KILLS = Number(process.env.KILLS ?? 6)
const WRITERS = 4
const WRITES_BEFORE_A_KILL = 40
const RECOVERY_MS = 60_000

// The site brings its own database, which is killed as well.
delete process.env.DATABASE_URL
const folder = await mkdtemp(join(tmpdir(), 'maarad-kills-'))
let site: SiteProcess = await startSite({ DATA_DIR: folder })
const { port } = new URL(site.url)
afterAll(async () => {
  await site.stop('SIGKILL')
  const database = await startEmbedded(folder)
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const acknowledged: string[] = []
let count = 0

/** Adds pages until the site goes away, and keeps those that it said were written. */
async function write(hasStopped: () => boolean): Promise<void> {
  while (!hasStopped()) {
    count += 1
    const path = `kills/${count}`
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ path, status: 'published', title: path })
    const status = await fetch(`${site.url}/api/pages`, { method: 'POST', headers, body }).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 201) acknowledged.push(path)
    // Cut off, or told that the database is away: whatever it was, nothing was promised.
    else expect([0, 500, 503]).toContain(status)
  }
}

async function killProcess(): Promise<void> {
  await site.stop('SIGKILL')
  site = await startSite({ DATA_DIR: folder, PORT: port })
}

async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => statusOf('/health/ready'), { timeout: RECOVERY_MS }).not.toBe(200)
}

function statusOf(path: string): Promise<number> {
  return fetch(`${site.url}${path}`).then(
    ({ status }) => status,
    () => 0,
  )
}

test.each(Array.from({ length: KILLS }, (_, index) => [index + 1, index % 2 === 0 ? 'process' : 'database'] as const))(
  'kill %i, of the %s, loses nothing that was acknowledged, and the site comes back',
  async (_number, victim) => {
    const before = acknowledged.length
    const survivor = site.process.pid
    let hasStopped = false
    const writers = Array.from({ length: WRITERS }, () => write(() => hasStopped))
    await expect.poll(() => acknowledged.length - before, { timeout: RECOVERY_MS }).toBeGreaterThan(WRITES_BEFORE_A_KILL)
    await (victim === 'process' ? killProcess() : killDatabase())
    await expect.poll(() => statusOf('/health/ready'), { timeout: RECOVERY_MS }).toBe(200)
    hasStopped = true
    await Promise.all(writers)
    if (victim === 'database') expect([site.process.pid, site.process.exitCode]).toEqual([survivor, null])
    const lost: string[] = []
    for (const path of acknowledged) if ((await statusOf(`/public_api/pages/by_path/${path}`)) !== 200) lost.push(path)
    expect(lost).toEqual([])
  },
)
