// The lists of the stock over HTTP, as a locator asks for them: other filters, sorts and pages each time, all facets with every answer.
import { loadServer } from './load-server.mjs'
import { seconds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'

const CONNECTIONS = 32
const filters = [
  '',
  'state_in=new',
  'nameplate_brand_name_in=Land+Rover',
  'display_price_lteq=400000&state_in=approved',
  'engine_type_includes=phev&color_in=black',
]
const sorts = ['-created_at', 'price', '-price', 'mileage']
const queries = filters.flatMap((filter) => sorts.flatMap((sort) => [1, 2].map((page) => `items=12&page=${page}&sort=${sort}&${filter}`)))

export async function measureStockList({ data }) {
  const site = await startSite(data)
  const load = async (form, connections, duration) => {
    const paths = queries.map((query) => `/public_api/listing/all-cars${form}?${query}`)
    return loadServer(site.pid, { url: site.url, paths, headers: {}, connections, seconds: seconds(duration) })
  }
  await load('/light', CONNECTIONS, 3)
  const light = await load('/light', CONNECTIONS, 6)
  const alone = await load('/light', 1, 3)
  const whole = await load('', CONNECTIONS, 4)
  await site.stop()
  return [
    { what: `Stock list, light, ${queries.length} queries, ${CONNECTIONS} connections`, value: light.perSecond, unit: 'req/s', goal: { least: 4000 } },
    { what: `Stock list, light, ${CONNECTIONS} connections, p99`, value: light.p99, unit: 'ms' },
    { what: 'Stock list, light, one connection, p50', value: alone.p50, unit: 'ms', goal: { most: 0.4 } },
    { what: `Stock list, whole vehicles, ${CONNECTIONS} connections`, value: whole.perSecond, unit: 'req/s', goal: { least: 2500 } },
  ]
}
