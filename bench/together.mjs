// Everything at once on two web processes over one database: readers, searches, submissions, orders, an editor and a feed. What is fast alone must stay fast beside the rest.
import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { atEnd } from '../scripts/endings.ts'
import { startSite, TOKEN } from '../scripts/start-site.mjs'
import { adminClient } from './admin-client.mjs'
import { addPage, getPage, savePage } from './api.mjs'
import { addCars, buyersOf, noTimes, untilIssued } from './buyers.mjs'
import { addFeed, csvOf, runFeed } from './feeds.mjs'
import { copyVehicles, untilIndexed } from './many-cars.mjs'
import { median, percentile } from './numbers.ts'
import { residentMegabytes } from './process-usage.mjs'
import { rounds, seconds } from './size.ts'
import { formOf, SECRET_KEY, solvedChallenges, valuesOf } from './submissions.mjs'

/** `TOGETHER_CARS` and `TOGETHER_SECONDS` make a smaller one. */
const CARS = Number(process.env.TOGETHER_CARS ?? rounds(100_000))
const SECONDS = Number(process.env.TOGETHER_SECONDS ?? seconds(600))
/** How often each of them comes, a second. */
const PACE = { readers: 40, searches: 8, submissions: 1, orders: 2, saves: 0.5, looks: 1 }
const pages = ['/ar/', '/ar/about', '/ar/find-a-car', '/ar/defender/110', '/ar/together']
const staff = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }

export async function measureTogether({ data, say }) {
  const env = { SECRET_KEY }
  const file = csvOf(CARS)
  const solutions = await solvedChallenges(Math.ceil(PACE.submissions * SECONDS))
  const first = await startSite(data, undefined, env)
  const { cars, company } = await addCars(data, first.url, Math.ceil(PACE.orders * SECONDS))
  const database = await adminClient(data)
  await copyVehicles(database, CARS)
  const second = await startSite(data, undefined, env)
  const sites = [first, second]
  for (const { url } of sites) await untilIndexed(url, CARS)
  const form = await aForm(first.url)
  const page = await addPage(first, { ...(await getPage(first, 'defender/110')), path: 'together' })
  for (const { url } of sites) for (const path of pages) await (await fetch(url + path)).arrayBuffer()

  const seen = { statuses: {}, searches: [], submissions: [], saves: [], memory: [], beside: noTimes(), after: noTimes() }
  let feed = null
  const began = performance.now()
  const buyers = sites.map(({ url }) => buyersOf(url, company))
  let edited = page
  const work = {
    searches: async (turn, { url }) => {
      const path = turn % 2 ? `/api/vehicles?items=12&sort=price&display_price_gteq=${turn}` : `/ar/find-a-car?price_from=${turn}`
      seen.searches.push(await timed(seen, url + path, { localAddress: `127.2.${(turn >> 8) & 255}.${turn & 255}` }))
    },
    submissions: async (turn, { url }) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': `together-${turn}`,
        'x-forwarded-for': `10.2.${(turn >> 8) & 255}.${turn & 255}`,
      }
      const body = JSON.stringify({ attributes: valuesOf(turn), altcha: solutions[turn] })
      seen.submissions.push(
        await timed(seen, `${url}/forms_api/forms/${form}/leads`, { method: 'POST', headers, body, localAddress: `127.3.${(turn >> 8) & 255}.${turn & 255}` }),
      )
    },
    orders: async (turn) => {
      const isBeside = feed === null
      await buyers[turn % 2].order(cars[turn], isBeside ? seen.beside : seen.after)
    },
    saves: async (turn, site) => {
      const start = performance.now()
      edited = await savePage(site, { ...edited, meta_title: `together ${turn}` })
      seen.saves.push(performance.now() - start)
    },
    looks: async () => void seen.memory.push(sites.map(({ pid }) => residentMegabytes(pid))),
  }
  const readers = sites.map(({ url }) => startReader({ url, paths: pages, perSecond: PACE.readers }))
  const importing = addFeed(second.url)
    .then((id) => runFeed(second.url, id, file))
    .then(() => (feed = (performance.now() - began) / 1000))
  const failures = await atPace(work, sites)
  const read = await Promise.all(readers.map((reader) => reader.end()))
  await importing
  await untilIssued(data)
  await database.end()
  await Promise.all(sites.map((site) => site.stop()))
  for (const reason of new Set(failures.map(String))) say(`Together: ${failures.filter((other) => String(other) === reason).length} times ${reason}`)
  return rowsOf({ ...seen, read, feed, failures, again: buyers[0].count.again + buyers[1].count.again })
}

/** Begins each kind of work at its pace, on the sites in turn, until the time is over; gives what failed. */
async function atPace(work, sites) {
  const failures = []
  const running = []
  const until = performance.now() + SECONDS * 1000
  const kinds = Object.entries(work).map(async ([name, run]) => {
    const start = performance.now()
    const most = Math.ceil(PACE[name] * SECONDS)
    for (let turn = 0; turn < most; turn += 1) {
      const at = start + (turn * 1000) / PACE[name]
      await new Promise((resume) => setTimeout(resume, Math.max(0, at - performance.now())))
      if (performance.now() > until) return
      // One editor saves one page: each save has to know the one before.
      const ending = run(turn, sites[turn % sites.length]).catch((error) => failures.push(error))
      if (name === 'saves') await ending
      else running.push(ending)
    }
  })
  await Promise.all(kinds)
  await Promise.all(running)
  return failures
}

/** One request from an address of this machine, as limits count by it. */
async function timed({ statuses }, address, { body, ...options }) {
  const began = performance.now()
  const response = await new Promise((resolve, reject) => void request(address, options, resolve).once('error', reject).end(body))
  await text(response)
  const { statusCode } = response
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  if (statusCode >= 400) throw new Error(`${new URL(address).pathname} answered ${statusCode}`)
  return performance.now() - began
}

function startReader(options) {
  const child = spawn(process.execPath, ['bench/read-pages.mjs', JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] })
  atEnd(() => void child.kill())
  const printed = text(child.stdout)
  return {
    end: async () => {
      child.kill('SIGTERM')
      return JSON.parse(await printed)
    },
  }
}

async function aForm(url) {
  const post = async (path, body) => {
    const response = await fetch(url + path, { method: 'POST', headers: staff, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  for (const key of ['leads.per_minute_of_address', 'leads.per_minute_of_form']) await post('/api/settings', { key, value: 100_000_000 })
  return (await post('/forms_api/forms', formOf())).data.id
}

function rowsOf({ statuses, read, searches, submissions, saves, memory, beside, after, feed, failures, again }) {
  const who = `Together, ${CARS.toLocaleString('en')} cars, ${SECONDS} s`
  const cached = read.flatMap(({ times }) => times)
  const answers = [statuses, ...read.map((reader) => reader.statuses)]
  const bad = answers.flatMap(Object.entries).filter(([status]) => status === 'lost' || Number(status) >= 500)
  const created = [...beside.created.all, ...after.created.all]
  const row = (what, value, unit, most) => ({ what: `${who}: ${what}`, value, unit, ...(most === undefined ? {} : { goal: { most } }) })
  const timesOf = (what, times, ...goals) =>
    times.length === 0 ? [] : [row(`${what}, p99`, percentile(times, 0.99), 'ms', goals[0]), row(`${what}, longest`, Math.max(...times), 'ms', goals[1])]
  const total = memory.map((each) => each.reduce((sum, megabytes) => sum + megabytes, 0))
  const third = Math.max(1, Math.floor(total.length / 3))
  return [
    row('answers of 5xx and lost requests', bad.reduce((sum, [, count]) => sum + count, 0) + again, '', 0),
    row('of those, buyers who were told to come again', again, ''),
    row('other work that failed', failures.length, '', 0),
    ...timesOf('cached pages', cached, 15, 50),
    ...timesOf('searches', searches),
    ...timesOf('submissions', submissions),
    ...timesOf('a lock', [...beside.locks.all, ...after.locks.all]),
    ...timesOf('an order', created, 1000),
    ...timesOf('an order while the feed runs', beside.created.all, 300),
    ...timesOf('an editor’s save', saves),
    row('the feed, all new', feed, 's'),
    row('memory of both at the end against the beginning', median(total.slice(-third)) / median(total.slice(0, third)), 'times', 1.15),
    row('most memory of one', Math.max(...memory.flat()), 'MB'),
  ]
}
