// The home page from memory against bare node:http with the same headers and bytes, in turns, so that both get the same weather.
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { loadServer } from './load-server.mjs'
import { median } from './numbers.ts'
import { residentMegabytes } from './process-usage.mjs'
import { rounds, seconds } from './size.ts'
import { startChild } from '../scripts/start-child.mjs'
import { startSite } from '../scripts/start-site.mjs'

const PATH = '/ar/'
const ACCEPTED = { 'accept-encoding': 'br' }
const ROUNDS = Math.min(3, rounds(3))
const LOAD = { paths: [PATH], headers: ACCEPTED, connections: 32 }

export async function measureCached({ data, folder }) {
  const site = await startSite(data)
  const bare = await startBare(await settledAnswer(site.url), folder)
  const servers = { site, bare }
  const results = { site: [], bare: [] }
  for (const server of Object.values(servers)) await load(server, seconds(2))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(servers)) results[name].push(await load(server, seconds(8)))
  }
  const memory = residentMegabytes(site.pid)
  await Promise.all([site.stop(), bare.stop()])
  const ofSite = middle(results.site)
  const ofBare = middle(results.bare)
  const isNoisy = [...results.site, ...results.bare].some((result) => result.isNoisy)
  return [
    { what: 'Cached home page, br, 32 connections', value: ofSite.perSecond, unit: 'req/s' },
    { what: 'Bare node:http, same bytes and headers', value: ofBare.perSecond, unit: 'req/s' },
    { what: 'Cached home page against bare node:http', value: (100 * ofSite.perSecond) / ofBare.perSecond, unit: '%', goal: { least: 85 }, isNoisy },
    { what: 'The same by processor time per request', value: (100 * ofBare.cpuMs) / ofSite.cpuMs, unit: '%' },
    { what: 'Cached home page, processor time', value: ofSite.cpuMs * 1000, unit: 'µs' },
    { what: 'Bare node:http, processor time', value: ofBare.cpuMs * 1000, unit: 'µs' },
    { what: 'Share of a core that the site used under this load', value: 100 * ofSite.busy, unit: '%' },
    { what: 'Cached home page, p99', value: ofSite.p99, unit: 'ms' },
    { what: 'Memory after this load', value: memory, unit: 'MB' },
  ]
}

function load({ url, pid }, duration) {
  return loadServer(pid, { ...LOAD, url, seconds: duration })
}

/** Each figure's median over the rounds. */
function middle(results) {
  return Object.fromEntries(['perSecond', 'cpuMs', 'busy', 'p99'].map((name) => [name, median(results.map((result) => result[name]))]))
}

async function startBare(answer, folder) {
  const file = join(folder, 'home.json')
  writeFileSync(file, JSON.stringify(answer))
  const child = await startChild(process.execPath, ['bench/bare-server.mjs', file], { env: {}, ready: /listening on (\d+)/ })
  return { ...child, url: `http://127.0.0.1:${child.match[1]}` }
}

/** The page once its smallest encoding is made: until then its bytes still change. */
async function settledAnswer(url) {
  let known = await ask(url)
  for (let attempts = 0; attempts < 20; attempts += 1) {
    await new Promise((resume) => setTimeout(resume, 250))
    const answer = await ask(url)
    if (answer.body !== known.body) return answer
    known = answer
  }
  return known
}

/** Headers and body, without the headers that node:http writes by itself. */
async function ask(url) {
  const response = await new Promise((resolve, reject) => get(url + PATH, { headers: ACCEPTED }, resolve).once('error', reject))
  const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers
  const body = Buffer.concat(await Array.fromAsync(response)).toString('base64')
  if (headers['content-encoding'] === 'br') return { headers, body }
  throw new Error(`the home page did not come from memory (${headers['cache-control']}): does one of its blocks fail?`)
}
