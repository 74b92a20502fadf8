// From the moment a save is sent to one process until another process serves it.
import { Agent, get } from 'node:http'
import { addPage, getPage, savePage } from './api.mjs'
import { percentile } from './numbers.ts'
import { rounds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'

const ROUNDS = rounds(100)
const WARM_UP = rounds(10)
/** Between two looks, so that looking does not slow down what is looked at. */
const PAUSE_MS = 1
const PATIENCE_MS = 5000

export async function measurePublish({ data }) {
  const writer = await startSite(data)
  const reader = await startSite(data)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let page = await addPage(writer, { ...(await getPage(writer, 'defender/110')), path: 'bench-publish' })
  const times = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const title = `bench ${round}`
    const began = performance.now()
    const saving = savePage(writer, { ...page, meta_title: title })
    const seen = shows(reader, title, agent).then(() => performance.now() - began)
    const [saved, took] = await Promise.all([saving, seen])
    page = saved
    if (round >= WARM_UP) times.push(took)
  }
  agent.destroy()
  await Promise.all([writer.stop(), reader.stop()])
  return [
    { what: 'Saved in one process, served by another, p50', value: percentile(times, 0.5), unit: 'ms' },
    { what: 'Saved in one process, served by another, p99', value: percentile(times, 0.99), unit: 'ms', goal: { most: 100 } },
  ]
}

/** Resolves as soon as the page of `site` has this title. A look at a page that is still the same is answered without its text. */
async function shows({ url }, title, agent) {
  const until = performance.now() + PATIENCE_MS
  for (let seen = {}; !seen.html?.includes(`<title>${title}`); seen = await look(`${url}/ar/bench-publish`, { agent, etag: seen.etag })) {
    if (performance.now() > until) throw new Error(`a saved page was not served within ${PATIENCE_MS} ms`)
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
  }
}

function look(url, { agent, etag }) {
  return new Promise((resolve, reject) => {
    const read = async (response) => {
      const body = Buffer.concat(await Array.fromAsync(response))
      resolve(response.statusCode === 304 ? { etag } : { etag: response.headers.etag, html: body.toString() })
    }
    get(url, { agent, headers: etag ? { 'if-none-match': etag } : {} }, read).once('error', reject)
  })
}
