// A million cars in one process: what it weighs, how long it starts, how it lists, how soon a change is seen, and a feed beside it.
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../scripts/start-site.mjs'
import { adminClient } from './admin-client.mjs'
import { addFeed, csvOf, runFeed } from './feeds.mjs'
import { loadServer } from './load-server.mjs'
import { announceStock, copyVehicles, FOLLOW_MS, untilIndexed } from './many-cars.mjs'
import { median } from './numbers.ts'
import { residentMegabytes } from './process-usage.mjs'
import { rounds, seconds } from './size.ts'

/** `MILLION_CARS` makes another number of them. */
const CARS = Number(process.env.MILLION_CARS ?? rounds(1_000_000))
/** A feed of all of them would take as many times as long as it has rows. */
const FEED_ROWS = Math.ceil(CARS / 20)
const CHANGES = Math.min(5, rounds(500))
const CONNECTIONS = 8
const VISITORS = 500
const LOOK_MS = 5
const PATIENCE_MS = 60_000
/** Limits count by the address that a proxy tells, as for many visitors. */
const env = { TRUSTED_PROXIES: '127.0.0.1', SIGN_IN: undefined }

const lists = {
  'one filter': '/public_api/listing/all-cars/light?items=12&sort=price&display_price_gteq={turn}',
  'three filters':
    '/public_api/listing/all-cars/light?items=12&sort=-created_at&state_in=new,approved&nameplate_brand_name_in=Land+Rover&display_price_gteq={turn}',
  'page of the locator': '/ar/find-a-car?display_price_gteq={turn}',
}

export async function measureMillion({ data, say }) {
  const first = await startSite(data, undefined, env)
  await first.stop()
  const empty = await startSite(data, undefined, env)
  const emptyMemory = await memoryOf(empty)
  const database = await adminClient(data)
  const began = performance.now()
  await copyVehicles(database, CARS)
  const filled = (performance.now() - began) / 1000
  const { rows: sizes } = await database.query(
    `select pg_database_size(current_database()) / 1e9 as gigabytes, pg_total_relation_size('vehicle') / 1e9 as vehicles`,
  )
  await database.end()
  await empty.stop()
  say(
    `${CARS} cars were written in ${filled.toFixed(0)} s; the database has ${Number(sizes[0].gigabytes).toFixed(2)} GB, ${Number(sizes[0].vehicles).toFixed(2)} of them the cars.`,
  )

  const site = await startSite(data, undefined, env)
  await untilIndexed(site.url, CARS)
  const memory = await memoryOf(site)
  const cars = `${CARS.toLocaleString('en')} cars`
  const rows = [
    { what: `${cars}: start until ready, the index built`, value: site.seconds, unit: 's' },
    { what: 'The same start with the demo alone', value: empty.seconds, unit: 's' },
    { what: `${cars}: memory of the process at rest, without the database`, value: memory, unit: 'MB' },
    { what: 'The same with the demo alone', value: emptyMemory, unit: 'MB' },
  ]
  for (const [what, path] of Object.entries(lists)) {
    const load = { url: site.url, paths: [path], headers: { 'accept-encoding': 'br' }, connections: CONNECTIONS, visitors: VISITORS, seconds: seconds(10) }
    const { p50, p99, perSecond } = await loadServer(site.pid, load)
    rows.push({ what: `${cars}, ${what}, each question a new one, ${CONNECTIONS} connections`, value: perSecond, unit: 'req/s' })
    rows.push({ what: `${cars}, ${what}, p50`, value: p50, unit: 'ms' }, { what: `${cars}, ${what}, p99`, value: p99, unit: 'ms' })
  }
  const writer = await adminClient(data)
  rows.push({ what: `${cars}, one changed: until its page is new, median`, value: await changeSeen(site, writer), unit: 'ms' })
  await writer.end()
  const feed = await addFeed(site.url)
  const file = csvOf(FEED_ROWS)
  const started = performance.now()
  await runFeed(site.url, feed, file)
  rows.push({ what: `Feed of ${FEED_ROWS.toLocaleString('en')} new ones beside ${cars}`, value: (performance.now() - started) / 1000, unit: 's' })
  rows.push({ what: `${cars}: memory of the process after everything`, value: residentMegabytes(site.pid), unit: 'MB' })
  await site.stop()
  return rows
}

async function memoryOf(site) {
  await (await fetch(`${site.url}/ar/`)).arrayBuffer()
  await pause(1000 * seconds(3))
  return residentMegabytes(site.pid)
}

/** Milliseconds from the commit of a change of one car until its page shows it. */
async function changeSeen(site, database) {
  const { data } = await (await fetch(`${site.url}/api/vehicles?items=1`)).json()
  const [{ id, link }] = data
  const times = []
  for (let round = 0; round < CHANGES; round += 1) {
    const version = `BENCH-${round}`
    await database.query(`update vehicle set details = jsonb_set(details, '{version}', to_jsonb($2::text)), updated_at = now() where id = $1`, [id, version])
    const began = performance.now()
    await announceStock(database)
    while (!(await (await fetch(`${site.url}/ar${link}`)).text()).includes(version)) {
      if (performance.now() - began > PATIENCE_MS) throw new Error('a changed car was not seen')
      await pause(LOOK_MS)
    }
    times.push(performance.now() - began)
    await pause(FOLLOW_MS)
  }
  return median(times)
}
