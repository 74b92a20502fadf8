import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '#server/commands/run-command.server.ts'
import { aCluster, hasPatroni } from '#tests/support/services/a-cluster.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { type SiteProcess, startSite } from '#tests/support/site/site-process.ts'
import { aSoak, asStaff, buy, edit, readPaths, submit, totalsOf, upload } from '../soak/actors.ts'
import { aFeed, importFeed, isReading, listAndExport, search } from '../soak/stock-actors.ts'
import { addCars, listLost, makeForms, pagesOfSite } from '../soak/filled-site.ts'
import { ask } from '../soak/site-client.ts'

// The worst night on one site: two web processes, a worker and two servers whose leader Patroni and etcd decide, under the mixed load of the soak,
// with searches that nobody asked before, lists and exports of staff, and a feed that comes again and again.
delete process.env.DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'maarad-cluster-site-'))
/** `CLUSTER_CARS` is another number of cars; those that buyers want are among them, and the feed brings a quarter as many. */
const CARS = Number(process.env.CLUSTER_CARS ?? 20_000)
const CARS_WANTED = 600
const PATIENCE = { timeout: 150_000 }
const ENDING_MS = 180_000
/** How long writes may be refused after the loss of the leader. */
const OPEN_WRITES_MS = 10_000
/** How often the balancer asks whether a process serves; what a process that ends goes on for has to be twice as long. */
const PROBE_MS = 250
/** Ends what a test began, the newest first. */
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
}, ENDING_MS)
/** Of a receiver that honours the key: how often each was told. */
const received = new Map<string, number>()
const crm = await aReceiver(({ headers }, response) => {
  const key = String(headers['idempotency-key'])
  received.set(key, (received.get(key) ?? 0) + 1)
  response.writeHead(200).end()
})

async function onServer<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  return run(client).finally(() => client.end())
}

// Long, since it is one night: a rolling deploy, a worker and the leader killed, a backup, and a restore beside the running site.
test.skipIf(!hasPatroni)(
  'a rolling deploy, a killed worker, a killed leader and a restore under load: readers see no error, writers one for ten seconds at most, nothing acknowledged is lost or doubled',
  { timeout: 1_200_000 },
  async () => {
    const cluster = await aCluster()
    endings.push(cluster.stop)
    await cluster.untilWhole()
    const env = { DATABASE_URL: cluster.url, DATA_DIR: join(folder, 'site'), SECRET_KEY: 's'.repeat(40), DEMO_PICTURES: 'asked', DRAIN_NOTICE_SECONDS: '1' }
    const start = async (PROCESS_ROLE: 'web' | 'worker') => {
      const site = await startSite({ ...env, PROCESS_ROLE })
      endings.push(() => site.stop())
      return site
    }
    const web: SiteProcess[] = [await start('web'), await start('web')]
    let worker = await start('worker')
    const forms = await makeForms(web[0]?.url ?? '', crm.url)
    const paths = await pagesOfSite(web[0]?.url ?? '')
    const { cars, company } = await onServer(await cluster.leader(), (client) => addCars(web[0]?.url ?? '', client, CARS))

    for (const { url } of web)
      await expect.poll(async () => (await ask(url, { path: '/api/vehicles?items=1' })).json?.meta?.total, PATIENCE).toBeGreaterThanOrEqual(CARS)

    let isOver = false
    endings.push(() => {
      isOver = true
    })
    // A balancer, as far as this needs one.
    let serving = web.map(({ url }) => url)
    const balance = async () => {
      for (; !isOver; await pause(PROBE_MS)) {
        const answers = await Promise.all(web.map(({ url }) => ask(url, { path: '/health/serving' })))
        serving = web.map(({ url }) => url).filter((_, at) => answers[at]?.status === 200)
      }
    }
    const soak = aSoak({ sites: () => [serving[0] ?? '', serving.at(-1) ?? ''], hasEnded: () => isOver })
    const wantedCars = cars.slice(0, CARS_WANTED)
    const feedRuns = importFeed(soak, await aFeed(soak), Math.ceil(CARS / 4))
    const load = Promise.all([
      balance(),
      ...[0, 1].map((number) => readPaths(soak, number, paths)),
      ...[0, 1].map((number) => submit(soak, number, forms.plain)),
      upload(soak, 0, forms.withFile),
      edit(soak),
      ...[0, 1].map((number) => buy(soak, number, { cars: number === 0 ? wantedCars : wantedCars.toReversed(), company })),
      ...[0, 1].map((number) => search(soak, number)),
      listAndExport(soak),
      feedRuns,
    ])
    const reads = () => soak.answers.filter(isReading)
    /** Until every page was read of both processes. */
    const untilWarm = () => {
      const knownPaths = new Set(paths)
      const pageReads = () => soak.answers.filter(({ path }) => knownPaths.has(path)).length
      const before = pageReads()
      return expect.poll(() => pageReads() - before, PATIENCE).toBeGreaterThan(2.5 * paths.length)
    }
    await untilWarm()
    await expect.poll(() => Object.values(soak.promised).every(({ size }) => size > 0), PATIENCE).toBe(true)

    const deployedAt = performance.now()
    for (const at of web.keys()) {
      await web[at]?.stop()
      web[at] = await start('web')
      await expect.poll(() => serving, PATIENCE).toContain(web[at].url)
    }
    const deployMs = performance.now() - deployedAt
    await worker.stop('SIGKILL')
    worker = await start('worker')

    const output: string[] = []
    const run = async (words: readonly string[], more: Record<string, string> = {}) =>
      expect(await runCommand(words, { ...env, SIGN_IN: 'off', ...more }, (line) => void output.push(line)), output.join('\n')).toBe(0)
    await untilWarm()
    const before = Object.fromEntries(Object.entries(soak.promised).map(([kind, writes]) => [kind, new Map(writes)])) as typeof soak.promised
    await run(['backup', join(folder, 'copy')])

    await cluster.untilWhole()
    const killedAt = await cluster.killLeader()
    const writes = () => soak.answers.filter((answer) => !isReading(answer))
    const firstWrite = () => writes().find(({ began, status }) => began > killedAt && status > 0 && status < 300)
    await expect.poll(firstWrite, PATIENCE).toBeDefined()

    // A restore in the middle: into an empty database beside it, while the load goes on.
    const beside = new URL(await cluster.leader())
    await onServer(beside.href, (client) => client.query('create database beside'))
    beside.pathname = '/beside'
    const past = { DATABASE_URL: beside.href, DATA_DIR: join(folder, 'beside') }
    await run(['restore', join(folder, 'copy')], past)
    const restored = await startSite({ ...env, ...past, PROCESS_ROLE: 'web', DEMO: 'none' })
    endings.push(() => restored.stop())
    const newest = [...before.order.keys()].at(-1) ?? ''
    const foundOrders = await ask(restored.url, { method: 'POST', path: '/api/orders/search', body: { q: newest }, headers: asStaff })
    isOver = true
    await load
    const fallen = [...web, worker].filter(({ process }) => process.exitCode !== null || process.signalCode !== null)

    const refused = writes().filter(({ status }) => status === 0 || status >= 500)
    const unread = reads().filter(({ status }) => status === 0 || status >= 500)
    const searches = reads().filter(({ path }) => path.includes('price'))
    const openMs = Math.max(0, ...refused.map(({ ended }) => ended - killedAt))
    const keys = [...soak.promised.lead.values(), ...soak.promised.upload.values()].map((id) => `lead:${id}:webhook:crm`)
    await expect.poll(() => keys.filter((key) => !received.has(key)), PATIENCE).toEqual([])
    const seconds = (ms: number) => Number((ms / 1000).toFixed(1))
    console.log(
      JSON.stringify({
        ...totalsOf(soak),
        ...{ deploySeconds: seconds(deployMs), firstWriteSeconds: seconds((firstWrite()?.ended ?? 0) - killedAt), lastRefusedSeconds: seconds(openMs) },
        ...{ refusedWrites: refused.length, reads: reads().length, refusedReads: unread.length, said: output },
        ...{
          cars: CARS,
          feedRuns: await feedRuns,
          searches: searches.length,
          slowestSearchSeconds: seconds(Math.max(...searches.map(({ began, ended }) => ended - began))),
        },
        ...{ leadsTold: received.size, toldAgain: [...received.values()].filter((count) => count > 1).length },
      }),
    )

    expect(fallen.map(({ log }) => log().slice(-3000))).toEqual([])
    expect(soak.flaws).toEqual([])
    expect(await feedRuns).toBeGreaterThan(0)
    // Calls of programs and lists of staff are not kept as pages are, and are refused as writes are; pages that nobody asked for before wait for the database.
    expect(unread.filter(({ path }) => path.startsWith('/ar/'))).toEqual([])
    expect([...refused, ...unread].filter(({ ended }) => ended < killedAt || ended > killedAt + OPEN_WRITES_MS)).toEqual([])
    expect(await onServer(await cluster.leader(), (client) => listLost(client, soak.promised))).toEqual([])
    expect(await onServer(beside.href, (client) => listLost(client, before))).toEqual([])
    expect(foundOrders.json?.data).toMatchObject([{ order_number: newest }])
  },
)
