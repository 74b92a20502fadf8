import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#demo/load-demo.server.ts'
import { calls } from '#server/api/calls.gen.server.ts'
import { type PublicCost, publicCosts } from '#server/api/public-cost.server.ts'
import { createApp } from '#server/app.server.ts'
import { copyVehicles } from '#tests/support/records/many-vehicles.ts'
import { rowsRead } from '#tests/support/site/rows-read.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const VEHICLES = 100_000
/** Copying and indexing so many takes twenty seconds on a machine with nothing else to do. */
const PATIENCE_MS = 180_000
const services = await testServices()
const app = createApp(services)
const { db } = services.database
const reads = calls.filter(({ who, method }) => who === 'anyone' && method === 'get')

const everything = 'state_in[]=new&state_in[]=used&state_in[]=approved&display_price_gteq=1&sort=price'
const lastPage = `items=12&page=8000&${everything}`
const ids = `ids=${Array.from({ length: 100 }, (_, index) => index + 1).join(',')}`
const uuid = '00000000-0000-4000-8000-000000000000'

/** What takes most of the database, of each call that anybody may make to read: a filter that finds everything, its last page, the largest of all, a key that is not there. */
const worst: Readonly<Record<string, readonly string[]>> = {
  '/api/compare/spec/{key}': ['range-rover', 'defender-110', 'defender', 'x761', 'nothing'].map((key) => `/api/compare/spec/${key}`),
  '/api/dealers': ['/api/dealers', '/api/dealers?items=500&sort=name', '/api/dealers?q[locality_eq]=x'],
  '/api/editing/session': ['/api/editing/session?path=defender/110'],
  '/api/leads/{id}/salesforce_data': ['/api/leads/1/salesforce_data'],
  '/api/map-updates/{vin}': ['/api/map-updates/SADCA2BX1RA700001'],
  '/api/metaheads': ['/api/metaheads', '/api/metaheads?q[page_id_equal_or_null]=1'],
  '/api/nav_entries': ['/api/nav_entries'],
  '/api/nav_entries/breadcrumbs/{id}': ['/api/nav_entries/breadcrumbs/9'],
  '/api/offer_car_models': ['/api/offer_car_models'],
  '/api/settings': ['/api/settings'],
  '/api/templates': ['/api/templates'],
  '/api/templates/{symbol}': ['/api/templates/hero_carousel'],
  '/api/vehicle_families': ['/api/vehicle_families'],
  '/api/vehicles': [`/api/vehicles?${lastPage}`, `/api/vehicles?${ids}`, '/api/vehicles?nameplate_name_in=nothing&sort=-mileage'],
  '/api/vehicles/grouped_nameplates': ['/api/vehicles/grouped_nameplates'],
  '/api/vehicles/{id}': ['/api/vehicles/1'],
  '/api/vehicles/{id}/specs': ['/api/vehicles/1/specs'],
  '/buy_online/liqpay/checkout_data': ['/buy_online/liqpay/checkout_data'],
  '/buy_online/locks': ['/buy_online/locks'],
  '/buy_online/locks/{id}': [`/buy_online/locks/${uuid}`],
  '/buy_online/orders/{number}': ['/buy_online/orders/MRD-1'],
  '/buy_online/orders/{number}/documents/{document}': ['/buy_online/orders/MRD-1/documents/1'],
  '/buy_online/orders/{number}/invoices/{invoice}': ['/buy_online/orders/MRD-1/invoices/INV-1'],
  '/buy_online/orders/{number}/own': ['/buy_online/orders/MRD-1/own'],
  '/buy_online/orders/{number}/visit.ics': ['/buy_online/orders/MRD-1/visit.ics'],
  '/buy_online/payment_setup': ['/buy_online/payment_setup'],
  '/buy_online/visits': ['/buy_online/visits?company_uuid=AE-DXB-01'],
  '/forms_api/challenge': ['/forms_api/challenge'],
  '/forms_api/forms/{id}': ['/forms_api/forms/1', '/forms_api/forms/contact'],
  '/forms_api/locations': ['/forms_api/locations'],
  '/media/api/v2/files/{id}/{name}': ['/media/api/v2/files/1/x.pdf'],
  '/media/api/v2/images/{id}': ['/media/api/v2/images/1'],
  '/media/api/v2/images/{id}/w/{width}': ['/media/api/v2/images/1/w/99.jpg'],
  '/media/api/v2/images/{id}/{size}': ['/media/api/v2/images/1/9x9.jpg'],
  '/media/feeds/{digest}': [`/media/feeds/${'0'.repeat(64)}`],
  '/public_api/company_config/{key}': ['/public_api/company_config/all'],
  '/public_api/dynamic_content/{uuids}': ['/public_api/dynamic_content/all-cars,new-cars,approved-cars,nothing'],
  '/public_api/listing/{key}': [`/public_api/listing/all-cars?${lastPage}`],
  '/public_api/listing/{key}/light': [`/public_api/listing/all-cars/light?${lastPage}`],
  '/public_api/listing/{key}/retailers': ['/public_api/listing/all-cars/retailers?brands_name_eq=Land%20Rover'],
  '/public_api/listing/{key}/vehicle/{id}': ['/public_api/listing/all-cars/vehicle/1'],
  '/public_api/pages/by_path': ['/public_api/pages/by_path'],
  '/public_api/pages/by_path/{path+}': ['/public_api/pages/by_path/defender/110', '/public_api/pages/by_path/nothing'],
  '/public_api/sections/{id}': ['/public_api/sections/2000000000'],
  '/public_api/trade_in/form_options': ['/public_api/trade_in/form_options?lang=ar'],
  '/public_api/vehicles/config_data': ['/public_api/vehicles/config_data?config_url=https%3A%2F%2Fx.example'],
  '/public_api/widget_translations_configs/{language}': ['/public_api/widget_translations_configs/ar'],
  '/search_suggestions/': ['/search_suggestions/?keyword=ran', '/search_suggestions/?keyword=%D8%B1'],
}

/** Pages whose blocks read parameters, and screens, with what makes them read most. */
const drawnPaths = [
  `/ar/find-a-car?page=8000&${everything}`,
  '/ar/find-a-car?nameplate_name_in[]=nothing',
  '/ar/find-a-car',
  '/ar/',
  '/ar/defender/110',
  '/ar/search?keyword=range+rover&results=200',
  '/ar/showroom/compare?ids=1,2,3,4',
  '/ar/compare?model_1=range-rover&model_2=defender-110&model_3=f-pace',
  '/ar/nothing/like/it',
  '/ar/showroom/nothing-99999999',
  '/ar/showroom-order-online/vehicle/1?list=all-cars',
  '/ar/form/1',
  '/sitemap.xml',
  '/sitemap/pages.xml',
]

beforeAll(async () => {
  await loadDemo(services.staffCtx, services.storage)
  await copyVehicles(db, VEHICLES)
  services.site.forget()
  await services.stock.rebuild()
}, PATIENCE_MS)

async function readPath(path: string) {
  // Nothing of the visit before may answer this one.
  services.answers.forget(['stock', 'site', 'forms'])
  services.vehicles.forget(null)
  services.cache.forget(['site'])
  let status = 0
  const { rows, worst: statement } = await rowsRead(db, async () => {
    const response = await app.request(`https://site.test${path}`)
    await response.arrayBuffer()
    status = response.status
  })
  return { status, rows, statement }
}

async function tooCostly(paths: readonly string[], cost: PublicCost): Promise<string[]> {
  const costly: string[] = []
  for (const path of paths) {
    const { status, rows, statement } = await readPath(path)
    // 503 is a service of others that this site has not.
    if (rows > publicCosts[cost].mostRows || (status >= 500 && status !== 503)) costly.push(`${path} (${status}): ${rows} rows, most by ${statement}`)
  }
  return costly
}

test('each call that anybody may make to read has its worst request here', () => {
  expect(Object.keys(worst).toSorted()).toEqual(reads.map(({ path }) => path).toSorted())
})

describe(`with ${VEHICLES} vehicles`, { timeout: PATIENCE_MS }, () => {
  test('there are so many', async () => {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from vehicle`)
    expect(rows[0]?.count).toBeGreaterThan(VEHICLES)
    expect(services.stock.figures().vehicles).toBe(rows[0]?.count)
  })

  test('no call that anybody may make reads more rows than its cost allows', async () => {
    const costly: string[] = []
    for (const { path, cost } of reads) costly.push(...(await tooCostly(worst[path] ?? [], cost ?? 'memory')))
    expect(costly).toEqual([])
  })

  test('no page or screen that is drawn for its parameters reads more than a drawing may', async () => {
    expect(await tooCostly(drawnPaths, 'drawing')).toEqual([])
  })

  test('a page stays in memory while the index follows a change, and goes once it has it', async () => {
    const path = '/ar/find-a-car'
    await (await app.request(`https://site.test${path}`)).arrayBuffer()
    const isKept = () => services.cache.findByAddress(path, services.time.now.getTime()) !== undefined
    expect(isKept()).toBe(true)
    const change = Promise.withResolvers<void>()
    const query = db.$client.query
    // The index asks for what changed and is not answered yet.
    db.$client.query = (async (...parts: unknown[]) => {
      await change.promise
      return Reflect.apply(query, db.$client, parts)
    }) as typeof query
    const following = services.stock.refresh()
    await new Promise(setImmediate)
    expect(isKept()).toBe(true)
    db.$client.query = query
    await db.execute(sql`update vehicle set mileage = 7 where id = 1`)
    change.resolve()
    await following
    expect(isKept()).toBe(false)
  })
})
