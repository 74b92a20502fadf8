// Every kind of public page after one car of a large stock has changed, and the lists of staff over it.
import { adminClient } from './admin-client.mjs'
import { announceStock, copyVehicles, FOLLOW_MS, untilIndexed } from './many-cars.mjs'
import { median } from './numbers.ts'
import { rounds } from './size.ts'
import { startSite, TOKEN } from '../scripts/start-site.mjs'

/** `BIG_VEHICLES` makes a larger or smaller one. */
const VEHICLES = Number(process.env.BIG_VEHICLES ?? rounds(100_000))
const ROUNDS = rounds(7)
/** The first car in the sitemap that is asked for. */
const FIRST_OF_SITEMAP = 20_001
const auth = { authorization: `Bearer ${TOKEN}` }

const everything = 'state_in[]=new&state_in[]=used&state_in[]=approved&display_price_gteq=1&sort=price'
const visits = {
  'home page': '/ar/',
  'page of a model': '/ar/defender/110',
  'list of the stock': '/ar/find-a-car',
  'last page of the list, all filters': `/ar/find-a-car?page=8000&${everything}`,
  'search of the site': '/ar/search?keyword=range+rover&results=200',
  comparison: '/ar/showroom/compare?ids=1,2,3,4',
  'models of the stock': '/api/vehicles/grouped_nameplates',
  'facts of a model': '/api/compare/spec/range-rover',
  'last page of all vehicles': `/api/vehicles?items=12&page=8000&${everything}`,
  'last page of a listing': `/public_api/listing/all-cars?items=12&page=8000&${everything}`,
  suggestions: '/search_suggestions/?keyword=ran',
  'index of the sitemaps': '/sitemap.xml',
  'sitemap of 20,000 cars': '/sitemap/vehicles-2.xml',
}
const lists = {
  'newest first': '/api/stock/vehicles?page=1&per_page=25&sort=updated_at&order=desc',
  'by price': '/api/stock/vehicles?page=1&per_page=25&sort=msrp_price&order=asc',
  'search that finds many': '/api/stock/vehicles?page=1&per_page=25&sort=updated_at&order=desc&q=range',
  'search that finds nothing': '/api/stock/vehicles?page=1&per_page=25&sort=updated_at&order=desc&q=zzzzzzzz',
}

const PICTURES = rounds(20_000)
const pictures = {
  'newest first': 'collapse=true',
  'a folder and a tag': 'folder=bench/7&tags=bench-7&collapse=true',
  'words that many have': `q=${encodeURIComponent('سيارة')}&collapse=true`,
}

export async function measureBigStock({ data }) {
  const site = await startSite(data)
  const database = await adminClient(data)
  await copyVehicles(database, VEHICLES)
  await untilIndexed(site.url, VEHICLES)
  const rows = []
  for (const [what, path] of Object.entries(visits)) {
    const times = []
    const isSitemap = what.startsWith('sitemap')
    // A site that has been up for a minute has run the code of each page, and keeps what of a sitemap did not change.
    const first = await timeOf(site.url + path, {})
    if (isSitemap) rows.push({ what: `${VEHICLES.toLocaleString('en')} cars: ${what}, first time`, value: first, unit: 'ms' })
    for (let round = 0; round < ROUNDS; round += 1) {
      await changeOneCar(database, (isSitemap ? FIRST_OF_SITEMAP : 1) + round)
      times.push(await timeOf(site.url + path, {}))
    }
    const most = isSitemap ? 200 : 50
    rows.push({ what: `${VEHICLES.toLocaleString('en')} cars, one changed: ${what}`, value: median(times), unit: 'ms', goal: { most } })
  }
  for (const [what, path] of Object.entries(lists)) rows.push(await listRow(`${VEHICLES.toLocaleString('en')} cars, list of staff: ${what}`, site.url + path))
  await database.query(ADD_PICTURES, [PICTURES])
  for (const [what, query] of Object.entries(pictures))
    rows.push(await listRow(`${PICTURES.toLocaleString('en')} pictures: ${what}`, `${site.url}/media/api/v2/images?items=48&${query}`))
  // Parts after this one look at pictures that have files.
  await database.query(`delete from media_image where name like 'bench-%'`)
  // Before the site ends its database.
  await database.end()
  await site.stop()
  return rows
}

const ADD_PICTURES = `
  with folder as (insert into media_folder (path) select 'bench/' || n from generate_series(1, 200) as n returning id, path)
  insert into media_image (checksum, mime_type, width, height, alt_ar, name, folder_id, tags)
  select md5('bench' || n), 'image/jpeg', 900, 600, 'سيارة رقم ' || n, 'bench-' || n, folder.id, array['bench-' || n % 100]
  from generate_series(1, $1::int) as n join folder on folder.path = 'bench/' || (1 + n % 200)`

async function listRow(what, address) {
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(address, auth))
  return { what, value: median(times), unit: 'ms', goal: { most: 200 } }
}

async function changeOneCar(database, id) {
  await database.query('update vehicle set mileage = coalesce(mileage, 0) + 1, updated_at = now() where id = $1', [id])
  await announceStock(database)
  await new Promise((resume) => setTimeout(resume, FOLLOW_MS))
}

async function timeOf(address, headers) {
  const began = performance.now()
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip, br', ...headers } })
  await response.arrayBuffer()
  if (response.status >= 400) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - began
}
