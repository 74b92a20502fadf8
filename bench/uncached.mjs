// A page of 15 blocks drawn for every request. Previews are drawn by the same code as visitors' pages and never kept, so
// their address is the honest way past the cache; what a preview lacks is compression, which the first visits have.
import { addPage, getPage, previewAddress } from './api.mjs'
import { loadServer } from './load-server.mjs'
import { startSite } from '../scripts/start-site.mjs'

const MODEL = 'defender/110'
const BLOCKS = 15
const COPIES = 300

export async function measureUncached({ data }) {
  const site = await startSite(data)
  const page = await getPage(site, MODEL)
  if (page.blocks.length !== BLOCKS) throw new Error(`${MODEL} has ${page.blocks.length} blocks, the measurement is of ${BLOCKS}`)
  const drawn = { url: site.url, paths: [await previewAddress(site, page)], headers: {}, connections: 32 }
  await loadServer(site.pid, { ...drawn, seconds: 4 })
  const full = await loadServer(site.pid, { ...drawn, seconds: 8 })
  const alone = await loadServer(site.pid, { ...drawn, connections: 1, seconds: 3 })
  const paths = []
  for (let copy = 0; copy < COPIES; copy += 1) {
    const { path } = await addPage(site, { ...page, path: `bench/${copy}` })
    paths.push(`/ar/${path}`)
  }
  const first = await loadServer(site.pid, { url: site.url, paths, headers: { 'accept-encoding': 'br' }, connections: 32 })
  await site.stop()
  return [
    { what: 'The same over HTTP, uncompressed: processor time', value: full.cpuMs, unit: 'ms' },
    { what: 'Uncached page, 32 connections', value: full.perSecond, unit: 'req/s' },
    { what: 'Uncached page, 32 connections, p99', value: full.p99, unit: 'ms', goal: { most: 25 }, isNoisy: full.isNoisy },
    { what: 'Uncached page, one connection, p50', value: alone.p50, unit: 'ms' },
    { what: `First visits of ${COPIES} pages with compression, 32 connections, p99`, value: first.p99, unit: 'ms' },
  ]
}
