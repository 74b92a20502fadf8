// A CSV file of vehicles from upload to stock, and how the cached home page answers while it runs.
import { Agent, get } from 'node:http'
import { addFeed, csvOf, runFeed } from './feeds.mjs'
import { percentile } from './numbers.ts'
import { residentMegabytes } from './process-usage.mjs'
import { rounds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'

/** `FEED_ROWS` makes a smaller file, to try it out. */
const ROWS = Number(process.env.FEED_ROWS ?? rounds(100_000))
const LOOK_MS = 20

export async function measureFeedImport({ data }) {
  const site = await startSite(data)
  const feed = await addFeed(site.url)
  const quiet = await watched(site, () => new Promise((resume) => setTimeout(resume, 3000)))
  // Written before: while it is, this process could not ask for the page, and would take its own work for the site's.
  const [file, changedFile] = [csvOf(ROWS), csvOf(ROWS, 'changed')]
  const first = await watched(site, () => runFeed(site.url, feed, file))
  const again = await watched(site, () => runFeed(site.url, feed, file))
  const changed = await watched(site, () => runFeed(site.url, feed, changedFile))
  const arrived = [first.result.counts.added, again.result.counts.unchanged, changed.result.counts.changed]
  if (arrived.join() !== [ROWS, ROWS, Math.ceil(ROWS / 100)].join()) throw new Error(`not all rows arrived: ${arrived}`)
  await site.stop()
  const rows = ROWS.toLocaleString('en')
  return [
    { what: `Feed of ${rows} vehicles, CSV: upload to stock, all new`, value: first.seconds, unit: 's' },
    { what: 'The same file again: nothing changes', value: again.seconds, unit: 's' },
    { what: 'A file in which one of a hundred has changed', value: changed.seconds, unit: 's' },
    { what: 'Most memory of the process meanwhile', value: Math.max(first.memory, again.memory, changed.memory), unit: 'MB' },
    { what: 'Memory before', value: quiet.memory, unit: 'MB' },
    { what: 'Cached home page before, p50', value: percentile(quiet.times, 0.5), unit: 'ms' },
    { what: 'Cached home page meanwhile, p50', value: percentile(first.times, 0.5), unit: 'ms' },
    { what: 'Cached home page meanwhile, p99', value: percentile(first.times, 0.99), unit: 'ms' },
    { what: 'Cached home page meanwhile, longest', value: Math.max(...first.times), unit: 'ms' },
    { what: 'The same while one of a hundred changes, longest', value: Math.max(...changed.times), unit: 'ms' },
  ]
}

/** Asks for the home page again and again while something runs, and watches the memory of the process. */
async function watched({ url, pid }, run) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = []
  let memory = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      times.push(await timeOf(`${url}/ar/`, agent))
      memory = Math.max(memory, residentMegabytes(pid))
      await new Promise((resume) => setTimeout(resume, LOOK_MS))
    }
  }
  const watching = watch()
  const began = performance.now()
  const result = await run()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await watching
  agent.destroy()
  return { result, seconds, times, memory }
}

function timeOf(address, agent) {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.once('end', () => resolve(performance.now() - began))
    }).once('error', reject)
  })
}
