import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { freePort } from '#tests/support/services/free-port.ts'
import { type SiteProcess, startSite } from '#tests/support/site/site-process.ts'
import { aSoak, attack, buy, edit, readPaths, submit, totalsOf, upload } from './actors.ts'
import { addCars, listLost, makeForms, onEmbedded, pagesOfSite } from './filled-site.ts'
import { ask } from './site-client.ts'

/** Ten minutes of a site with two processes; `SOAK_MINUTES` makes it shorter or longer. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 10)
const READY_MS = 5000
const CARS_A_MINUTE = 300
const MEMORY_GROWS_MOST = 1.2
const SAMPLE_MS = 2000
/** Cut connections and 503 are expected from a kill until this long after the site is ready again: requests wait for an answer 15 s at most. */
const ECHO_MS = 15_000

delete process.env.DATABASE_URL
const folder = await mkdtemp(join(tmpdir(), 'maarad-soak-'))
const ports = await Promise.all([freePort(), freePort()])
const env = { DATA_DIR: folder, DEMO_PICTURES: 'asked' }
/** The first lives to the end, so that its memory says something; the second is killed. */
const lasting = await startSite({ ...env, PORT: String(ports[0]) })
let mortal: SiteProcess = await startSite({ ...env, PORT: String(ports[1]) })
afterAll(async () => {
  await mortal.stop('SIGKILL')
  await lasting.stop('SIGKILL')
  const database = await startEmbedded(folder)
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const onDatabase = <T>(run: (client: pg.Client) => Promise<T>) => onEmbedded(folder, run)

function megabytesOf({ process: { pid } }: SiteProcess): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]
  return Number(kilobytes) / 1024
}

const isReady = async (site: SiteProcess) => (await ask(site.url, { path: '/health/ready' })).status === 200
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

/** Kills one victim and says in how many milliseconds the site was ready again. */
async function kill(victim: 'process' | 'database'): Promise<number> {
  const began = performance.now()
  if (victim === 'process') {
    await mortal.stop('SIGKILL')
    mortal = await startSite({ ...env, PORT: String(ports[1]) })
  } else {
    const [pid] = (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(() => isReady(lasting), { timeout: 60_000, interval: 20 }).toBe(false)
  }
  for (const site of [lasting, mortal]) await expect.poll(() => isReady(site), { timeout: 60_000, interval: 50 }).toBe(true)
  return performance.now() - began
}

test(`${MINUTES} minutes of readers, leads, uploads, orders, pages and attackers, with one kill a minute: nothing acknowledged is lost, memory stays flat`, {
  timeout: (MINUTES + 5) * 60_000,
}, async () => {
  const forms = await makeForms(lasting.url)
  const paths = await pagesOfSite(lasting.url)
  const { cars, company } = await onDatabase((client) => addCars(lasting.url, client, Math.ceil(CARS_A_MINUTE * MINUTES)))
  const ends = Date.now() + MINUTES * 60_000
  let killedUntil = 0
  const soak = aSoak({ sites: () => [lasting.url, mortal.url], hasEnded: () => Date.now() > ends, isRecovering: () => Date.now() < killedUntil })
  const memory: { at: number; megabytes: number }[] = []
  const watch = async () => {
    for (; !soak.hasEnded(); await pause(SAMPLE_MS)) memory.push({ at: Date.now(), megabytes: megabytesOf(lasting) })
  }
  const readyAfter: number[] = []
  const killer = async () => {
    for (let count = 0; ; count += 1) {
      const next = ends - MINUTES * 60_000 + (count + 1) * 60_000
      if (next >= ends - 5000) return
      await pause(Math.max(0, next - Date.now()))
      killedUntil = Number.POSITIVE_INFINITY
      readyAfter.push(await kill(count % 2 === 0 ? 'process' : 'database'))
      killedUntil = Date.now() + ECHO_MS
    }
  }
  const buyers = [0, 1].map((number) => buy(soak, number, { cars: number === 0 ? cars : cars.toReversed(), company }))
  const actors = [
    ...[0, 1, 2, 3].map((number) => readPaths(soak, number, paths)),
    ...[0, 1].map((number) => submit(soak, number, forms.plain)),
    upload(soak, 0, forms.withFile),
    edit(soak),
    ...buyers,
    ...[0, 1].map((number) => attack(soak, number, forms.plain)),
  ]
  await Promise.all([...actors, watch(), killer()])
  killedUntil = Number.POSITIVE_INFINITY

  const totals = totalsOf(soak)
  const part = (from: number, to: number) => {
    const [first, last] = [ends - MINUTES * 60_000 * (1 - from), ends - MINUTES * 60_000 * (1 - to)]
    return median(memory.filter(({ at }) => at >= first && at <= last).map(({ megabytes }) => megabytes))
  }
  // Caches fill in the first fifth.
  const [early, late] = [part(0.2, 0.4), part(0.8, 1)]
  const summary = { ...totals, readyAfterMs: readyAfter.map(Math.round), memoryMb: [early, late].map(Math.round) }
  process.stdout.write(`${JSON.stringify(summary)}\n`)

  expect(soak.flaws).toEqual([])
  expect(await onDatabase((client) => listLost(client, soak.promised))).toEqual([])
  expect(late / early).toBeLessThanOrEqual(MEMORY_GROWS_MOST)
  for (const ms of readyAfter) expect(ms).toBeLessThanOrEqual(READY_MS)
  for (const count of Object.values(totals.written)) expect(count).toBeGreaterThan(0)
})
