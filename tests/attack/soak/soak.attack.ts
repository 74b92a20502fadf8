import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { type SiteProcess, startSite } from '#tests/support/site/site-process.ts'
import { asStaff, attack, buy, edit, read, type Soak, submit, upload } from './actors.ts'
import { ask } from './site-client.ts'

/** Ten minutes of a site with two processes; `SOAK_MINUTES` makes it shorter or longer. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 10)
/** States of an order whose money is promised or taken. */
const soldStates = ['authorized', 'paid', 'confirmed']
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function onDatabase<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const [, , , port] = (await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8')).split('\n')
  const password = (await readFile(join(folder, 'pg', 'maarad-password'), 'utf8')).trim()
  const client = new pg.Client(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

function megabytesOf({ process: { pid } }: SiteProcess): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]
  return Number(kilobytes) / 1024
}

const isReady = async (site: SiteProcess) => (await ask(site.url, { path: '/health/ready' })).status === 200
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN

/** Copies of one car of the demo that can be ordered. */
async function addCars(count: number): Promise<{ cars: number[]; company: string }> {
  const found = await onDatabase(async (client) => {
    const { rows: models } = await client.query<{ id: number; retailer_id: number }>(
      `select id, retailer_id from vehicle where status = 'stock' and details ->> 'buttons' like '%button_set%' order by id limit 1`,
    )
    // All columns but those that the database fills in itself.
    const { rows: columns } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'vehicle' and is_generated = 'NEVER'`,
    )
    const names = columns[0]?.names
    const { rows } = await client.query<{ id: number }>(
      `insert into vehicle (${names}) select ${names} from (select (jsonb_populate_record(v, jsonb_build_object('id', nextval('vehicle_id_seq'), 'external_id', 'soak-' || n))).*
       from vehicle v, generate_series(1, $2::int) n where v.id = $1) as copies returning id`,
      [models[0]?.id, count],
    )
    return { cars: rows.map(({ id }) => id), retailer: models[0]?.retailer_id }
  })
  const { json } = await ask(lasting.url, { path: `/api/dealers/${found.retailer}`, headers: asStaff })
  return { cars: found.cars, company: json.data.ci_code }
}

async function makeForms(): Promise<{ plain: number; withFile: number }> {
  for (const key of ['leads.per_minute_of_address', 'leads.per_minute_of_form'])
    await ask(lasting.url, { method: 'POST', path: '/api/settings', body: { key, value: 1_000_000 }, headers: asStaff })
  const name = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
  const file = { id: 'file', name: 'file', type: 'file', label: { ar: 'الملف' } }
  const made = async (fields: object[]) =>
    Number((await ask(lasting.url, { method: 'POST', path: '/forms_api/forms', body: { name: 'soak', fields }, headers: asStaff })).json.data.id)
  return { plain: await made([name]), withFile: await made([name, file]) }
}

/** The pages of the sitemaps, as paths. */
async function pagesOfSite(): Promise<string[]> {
  const { text } = await ask(lasting.url, { path: '/sitemap/pages.xml' })
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
}

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
  const forms = await makeForms()
  const paths = await pagesOfSite()
  const { cars, company } = await addCars(Math.ceil(CARS_A_MINUTE * MINUTES))
  const ends = Date.now() + MINUTES * 60_000
  let killedUntil = 0
  const soak: Soak & { sites: [string, string] } = {
    sites: [lasting.url, mortal.url],
    hasEnded: () => Date.now() > ends,
    isRecovering: () => Date.now() < killedUntil,
    promised: { lead: new Map(), upload: new Map(), order: new Map(), page: new Map() },
    flaws: [],
    counts: new Map(),
  }
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
    ...[0, 1, 2, 3].map((number) => read(soak, number, paths)),
    ...[0, 1].map((number) => submit(soak, number, forms.plain)),
    upload(soak, 0, forms.withFile),
    edit(soak),
    ...buyers,
    ...[0, 1].map((number) => attack(soak, number, forms.plain)),
  ]
  await Promise.all([...actors, watch(), killer()])
  killedUntil = Number.POSITIVE_INFINITY

  const counts = Object.fromEntries([...soak.counts].toSorted())
  const written = Object.fromEntries(Object.entries(soak.promised).map(([kind, { size }]) => [kind, size]))
  const part = (from: number, to: number) => {
    const [first, last] = [ends - MINUTES * 60_000 * (1 - from), ends - MINUTES * 60_000 * (1 - to)]
    return median(memory.filter(({ at }) => at >= first && at <= last).map(({ megabytes }) => megabytes))
  }
  // Caches fill in the first fifth.
  const [early, late] = [part(0.2, 0.4), part(0.8, 1)]
  const said = { answers: counts, written, readyAfterMs: readyAfter.map(Math.round), memoryMb: [early, late].map(Math.round) }
  process.stdout.write(`${JSON.stringify(said)}\n`)

  expect(soak.flaws).toEqual([])
  expect(await lostOf(soak)).toEqual([])
  expect(late / early).toBeLessThanOrEqual(MEMORY_GROWS_MOST)
  for (const ms of readyAfter) expect(ms).toBeLessThanOrEqual(READY_MS)
  for (const count of Object.values(written)) expect(count).toBeGreaterThan(0)
})

/** Promised writes that are not in the database as they were promised: each once, each car to one buyer, paid, with its invoice. */
async function lostOf({ promised }: Soak): Promise<string[]> {
  return onDatabase(async (client) => {
    const lost: string[] = []
    const leads = await client.query<{ id: string; name: string }>(`select id::text, attributes ->> 'name' as name from lead where attributes ? 'name'`)
    const leadsByName = Map.groupBy(leads.rows, ({ name }) => name)
    for (const [name, id] of [...promised.lead, ...promised.upload])
      if (leadsByName.get(name)?.length !== 1 || leadsByName.get(name)?.[0]?.id !== id) lost.push(`lead ${name}`)
    const pages = new Set((await client.query<{ path: string }>(`select path from page where path like 'soak/%'`)).rows.map(({ path }) => path))
    for (const path of promised.page.keys()) if (!pages.has(path)) lost.push(`page ${path}`)
    const orders = await client.query<{ number: string; vehicle: string; state: string }>(
      'select number, vehicle_id::text as vehicle, state from customer_order',
    )
    const ordersByNumber = new Map(orders.rows.map((order) => [order.number, order]))
    for (const [number, car] of promised.order) {
      const order = ordersByNumber.get(number)
      if (order?.vehicle !== car || !soldStates.includes(order.state)) lost.push(`order ${number}: ${JSON.stringify(order)}`)
    }
    const living = orders.rows.filter(({ state }) => soldStates.includes(state))
    for (const [car, all] of Map.groupBy(living, ({ vehicle }) => vehicle)) if (all.length > 1) lost.push(`car ${car} has ${all.length} buyers`)
    return lost
  })
}
