// A page drawn for every request. What staff see of a page at its preview address is drawn by the same code as visitors' pages and never kept;
// what it lacks is compression, which the first visits have.
import { addPage, getPage } from './api.mjs'
import { loadServer } from './load-server.mjs'
import { rounds, seconds } from './size.ts'
import { startSite, TOKEN } from '../scripts/start-site.mjs'

const MODEL = 'defender/110'
const COPIES = rounds(300)

export async function measureUncached({ data }) {
  const site = await startSite(data)
  const page = await getPage(site, MODEL)
  const drawn = { url: site.url, paths: [`/ar/disabled-preview/${MODEL}`], headers: { authorization: `Bearer ${TOKEN}` }, connections: 32 }
  await loadServer(site.pid, { ...drawn, seconds: seconds(4) })
  const full = await loadServer(site.pid, { ...drawn, seconds: seconds(8) })
  const alone = await loadServer(site.pid, { ...drawn, connections: 1, seconds: seconds(3) })
  const paths = []
  for (let copy = 0; copy < COPIES; copy += 1) {
    const { path } = await addPage(site, { ...page, path: `bench/${copy}` })
    paths.push(`/ar/${path}`)
  }
  const first = await loadServer(site.pid, { url: site.url, paths, headers: { 'accept-encoding': 'br' }, connections: 32 })
  await site.stop()
  return [
    { what: `A page of ${page.blocks.length} blocks drawn for each request over HTTP, uncompressed: processor time`, value: full.cpuMs, unit: 'ms' },
    { what: 'Uncached page, 32 connections', value: full.perSecond, unit: 'req/s', goal: { least: 1000 }, isNoisy: full.isNoisy },
    { what: 'Uncached page, 32 connections, p99', value: full.p99, unit: 'ms', isNoisy: full.isNoisy },
    { what: 'Uncached page, one connection, p50', value: alone.p50, unit: 'ms' },
    { what: `First visits of ${COPIES} pages with compression, 32 connections, p99`, value: first.p99, unit: 'ms', goal: { most: 120 } },
  ]
}
