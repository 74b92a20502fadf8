// The lists of the stock over HTTP, as a locator asks for them: other filters, sorts and pages each time, all facets with every answer.
import { loadServer } from './load-server.mjs'
import { seconds } from './size.ts'
import { startSite } from '../scripts/start-site.mjs'

const CONNECTIONS = 32
/** Each may ask 600 times at once: enough that nobody is told to wait while the site answers as fast as it can. */
const VISITORS = 500
const filters = [
  '',
  'state_in=new',
  'nameplate_brand_name_in=Land+Rover',
  'display_price_lteq=400000&state_in=approved',
  'engine_type_includes=phev&color_in=black',
]
const sorts = ['-created_at', 'price', '-price', 'mileage']
/** Asked by everybody: after the first time the answers are kept. */
const queries = filters.flatMap((filter) => sorts.flatMap((sort) => [1, 2].map((page) => `items=12&page=${page}&sort=${sort}&${filter}`)))

/** Asked by nobody before: each has to be searched. */
const newQueries = queries.map((query) => `${query}&display_price_gteq={turn}`)

export async function measureStockList({ data }) {
  const site = await startSite(data, undefined, { TRUSTED_PROXIES: '127.0.0.1', SIGN_IN: undefined })
  const load = async (form, connections, duration, asked = queries) => {
    const paths = asked.map((query) => `/public_api/listing/all-cars${form}?${query}`)
    return loadServer(site.pid, { url: site.url, paths, headers: {}, connections, visitors: VISITORS, seconds: seconds(duration) })
  }
  await load('/light', CONNECTIONS, 3)
  const light = await load('/light', CONNECTIONS, 6)
  const alone = await load('/light', 1, 3)
  const whole = await load('', CONNECTIONS, 4)
  const searched = await load('/light', CONNECTIONS, 4, newQueries)
  await site.stop()
  return [
    { what: `Stock list, light, ${queries.length} queries, ${CONNECTIONS} connections`, value: light.perSecond, unit: 'req/s', goal: { least: 4000 } },
    { what: `Stock list, light, ${CONNECTIONS} connections, p99`, value: light.p99, unit: 'ms' },
    { what: 'Stock list, light, one connection, p50', value: alone.p50, unit: 'ms', goal: { most: 0.4 } },
    { what: `Stock list, whole vehicles, ${CONNECTIONS} connections`, value: whole.perSecond, unit: 'req/s', goal: { least: 2500 } },
    { what: `Stock list, light, each question a new one, ${CONNECTIONS} connections`, value: searched.perSecond, unit: 'req/s' },
  ]
}
