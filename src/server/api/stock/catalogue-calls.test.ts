import { describe, expect, test, vi } from 'vitest'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { createRetailer } from '#domains/retailers/index.server.ts'
import { CompanyConfigDraft } from '#domains/stock/index.ts'
import type { VehicleInput } from '#domains/stock/vehicles/fields/vehicle-draft.ts'
import { createCompanyConfig, importVehicles, seedListings } from '#domains/stock/index.server.ts'
import { createVehicle, saveVehicle } from '#domains/stock/vehicles/save-vehicle.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { aNeighbour } from '#tests/support/services/a-neighbour.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { LightVehicle, StockListMeta, Vehicle } from './vehicle-shapes.ts'

const services = await testServices({ SERVICE_NETWORK: 'private' })
const { staffCtx } = services
const { call: callAs } = apiCaller(services)
/** As a visitor. */
const call = (path: string, headers: Record<string, string> = {}) => callAs(path, { token: null, headers })

await services.set({ 'price.currencyIso': 'AED' })
const listing = (key: string, filters = {}) => ({ key, name: key, currency: 'AED', membership: 'filtered' as const, filters })
await seedListings(staffCtx, {
  listings: [listing('all-cars'), listing('new-cars', { states: ['new'] }), listing('none', { states: ['nothing'] })],
  configs: [
    { key: 'showroom', configType: 'additional', content: { features: 'owner_visible' } },
    { key: 'showroom', configType: 'cash', content: { blocks: [] } },
    { key: 'fleet', configType: 'lease', content: { blocks: [1] } },
  ],
})
const retailers = [
  ['معرض دبي', 'D1', ['Jaguar', 'Land Rover'], true],
  ['معرض العين', 'D2', ['Land Rover'], true],
  ['معرض أبوظبي', 'D3', [], true],
  ['معرض مغلق', 'D4', ['Jaguar'], false],
] as const
for (const [position, [name, dealer_code, brands, is_active]] of retailers.entries()) {
  const outcome = await createRetailer(staffCtx, RetailerDraft.parse({ name, dealer_code, brands, is_active, position, email: `d${position}@example.com` }))
  expect(outcome.ok).toBe(true)
}

const rover = { nameplate_brand_name: 'Land Rover', nameplate_name: 'Defender 110', nameplate_external_code: 'l663' }
const drafts: Partial<VehicleInput>[] = [
  {
    dealer_code: 'D1',
    gross_price: 300_000,
    net_price: 285_714,
    mileage: 10,
    long_description: 'وصف',
    features_standard: [{ name: 'كاميرا' }],
    config_url: 'https://build.example.com/1',
  },
  { dealer_code: 'D1', gross_price: 250_000, sale_price: 240_000, monthly_price: 3000, price_hidden: true, financing_options: ['cash', 'lease'] },
  { ...rover, dealer_code: 'D2', state: 'used', gross_price: 200_000, power: 300, power_unit: 'PS', number_of_seats: 5, engine_type: ['petrol'] },
  {
    ...rover,
    dealer_code: 'D2',
    state: 'approved',
    gross_price: 220_000,
    power: 400,
    power_unit: 'PS',
    number_of_seats: 7,
    engine_type: ['diesel', 'mhev'],
    engine_capacity_normalized: 2.996,
    engine_capacity_unit: 'l',
  },
  { ...rover, nameplate_name: 'Defender 90', dealer_code: 'D3', gross_price: 280_000 },
  { dealer_code: 'D4', is_published: false, gross_price: 1 },
]
const importOutcome = await importVehicles(
  staffCtx,
  drafts.map((draft, index) => ({ draft: aVehicle({ external_id: `v${index + 1}`, ...draft }), created_at: new Date(Date.UTC(2026, 0, index + 1)) })),
)
expect(importOutcome.ok).toBe(true)
await services.stock.refresh()

const idsIn = (json: { data: { id: number }[] }) => json.data.map(({ id }) => id)

describe('a listing', () => {
  test('[A-272][A-273][A-309][A-322][C-301] gives a page of its vehicles, whole, with what stands beside it', async () => {
    const { status, json } = await call('/public_api/listing/all-cars?items=2&page=2&sort=price')
    expect(status).toBe(200)
    // The one whose price is on request stands last, so that its place tells nothing of it.
    expect(idsIn(json)).toEqual([5, 1])
    expect(json.meta).toMatchObject({ total: 5, page: 2, items: 2, pages: 3, sort: 'price' })
    expect(json.meta.facets.brands).toEqual([
      { value: 'Land Rover', count: 3 },
      { value: 'Jaguar', count: 2 },
    ])
    expect(json.meta.bounds.display_price).toEqual({ min: 200_000, max: 300_000 })
    expect(json.data.every((vehicle: unknown) => Vehicle.strict().safeParse(vehicle).success)).toBe(true)
    expect(StockListMeta.strict().safeParse(json.meta).error).toBeUndefined()
  })

  test('[A-309][A-186] is narrowed by the filters of the backend, which leave themselves out of their own counts', async () => {
    const { json } = await call('/public_api/listing/all-cars?state_in=used&state_in=approved&display_price_gteq=210000&nameplate_brand_name_in[]=Land+Rover')
    expect([idsIn(json), json.meta.total]).toEqual([[4], 1])
    expect(json.meta.facets.states).toEqual([
      { value: 'approved', count: 1 },
      { value: 'new', count: 1 },
    ])
    expect(json.meta.reach.display_price).toEqual({ min: 200_000, max: 220_000 })
  })

  test('[A-274][C-302] has a light form: the same vehicles in the same order, in fewer bytes', async () => {
    const [whole, light] = [await call('/public_api/listing/all-cars?items=12'), await call('/public_api/listing/all-cars/light?items=12')]
    expect(idsIn(light.json)).toEqual(idsIn(whole.json))
    expect(light.json.meta).toEqual(whole.json.meta)
    expect(JSON.stringify(light.json.data).length).toBeLessThan(JSON.stringify(whole.json.data).length * 0.75)
    expect(light.json.data.map((vehicle: unknown) => LightVehicle.strict().safeParse(vehicle).error)).toEqual(Array(5).fill(undefined))
    expect([whole.json.data.at(-1).long_description, light.json.data.at(-1).long_description]).toEqual(['وصف', undefined])
  })

  test('invalid values of parameters fall back to the nearest valid one', async () => {
    const { status, json } = await call('/public_api/listing/all-cars?items=500&page=-3&sort=beauty&mileage_gteq=lots&state_in=')
    expect([status, json.meta.total, json.meta.page, json.meta.items, json.meta.sort]).toEqual([200, 5, 1, 12, '-created_at'])
  })

  test('[A-186] a parameter that no call knows is refused by its name, since it would answer with everything', async () => {
    const refused = async (path: string) => {
      const { status, json } = await call(path)
      return [status, json.error?.fields]
    }
    const flaw = ['is no parameter of this call']
    expect(await refused('/public_api/listing/all-cars?filter[state_in]=new&items=2')).toEqual([422, { 'filter[state_in]': flaw }])
    expect(await refused('/public_api/listing/all-cars/light?states=new&q[state_eq]=new')).toEqual([422, { states: flaw, 'q[state_eq]': flaw }])
    expect(await refused('/public_api/company_config/all?type=cash')).toEqual([422, { type: flaw }])
    expect(await refused('/api/dealers?q[city_eq]=x')).toEqual([422, { 'q[city_eq]': flaw }])
    expect(await refused('/api/vehicles/grouped_nameplates?brand=x')).toEqual([422, { brand: flaw }])
    expect((await call('/public_api/listing/all-cars?state_in[]=new&state_in[]=used')).status).toBe(200)
  })

  test('what is read has its address with a slash at the end as well', async () => {
    const [one, other] = [await call('/public_api/listing/all-cars'), await call('/public_api/listing/all-cars/')]
    expect([other.status, other.json]).toEqual([200, one.json])
    const [{ id }] = one.json.data
    expect((await call(`/public_api/listing/all-cars/vehicle/${id}/`)).json.data.id).toBe(id)
    expect((await call('/api/vehicles/')).status).toBe(200)
  })

  test('[A-275][A-323][C-303] gives one of its vehicles by id', async () => {
    const { status, json } = await call('/public_api/listing/all-cars/vehicle/1')
    expect([status, json.data.id, json.data.gross_price, json.data.link]).toEqual([200, 1, 300_000, '/showroom/new-jaguar-f-pace-1'])
    expect(Vehicle.strict().safeParse(json.data).error).toBeUndefined()
    const statuses = await Promise.all(
      ['all-cars/vehicle/999', 'new-cars/vehicle/3', 'all-cars/vehicle/6', 'unknown/vehicle/1'].map((path) => call(`/public_api/listing/${path}`)),
    )
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await call('/public_api/listing/all-cars/vehicle/one')).status).toBe(422)
  })

  test('[A-121][A-122][A-124] has the specification, the list of prices and the drive-away price under their documented names', async () => {
    const { json } = await call('/public_api/listing/all-cars/vehicle/1')
    expect(json.data.specification).toMatchObject({ brand: 'Jaguar', model: 'F-Pace', vin: json.data.vin })
    expect(Object.keys(json.data.specification)).toHaveLength(14)
    expect(json.data.prices.list[0]).toMatchObject({ type: 'purchase', value_raw: 300_000, old_price_raw: null, oldPrice: '' })
    expect(json.data.pricesDriveAway.currentDriveAway.value).toBe(json.data.msrp_price)
    const [listedVehicle] = (await call('/public_api/listing/all-cars?items=1')).json.data
    expect(Object.keys(listedVehicle)).toEqual(expect.arrayContaining(['specification', 'prices', 'pricesDriveAway']))
  })

  test('[A-123][C-199] a lease that is hidden from visitors says so in the list of prices', async () => {
    const leased = aVehicle({ external_id: 'lease', monthly_price: 900, lease_hidden_from_visitors: true, publication_lists: ['lease-cars'] })
    const storedVehicle = await createVehicle(staffCtx, leased)
    const { json } = await call(`/api/vehicles/${storedVehicle.ok ? storedVehicle.value.id : 0}`)
    expect(json.data.prices.list.find(({ type }: { type: string }) => type === 'lease')).toMatchObject({ value_raw: 900, hiddenFromVisitors: true })
    if (storedVehicle.ok) await saveVehicle(staffCtx, { id: storedVehicle.value.id, version: 1, draft: { ...leased, is_published: false } })
    await services.stock.refresh()
  })

  test('[A-282] is found by its key; a vehicle that was saved with its list is found through it', async () => {
    const saved = { id: 5, list: 'new-cars' }
    expect((await call(`/public_api/listing/${saved.list}/vehicle/${saved.id}`)).json.data.nameplate_name).toBe('Defender 90')
    const unknown = await Promise.all(['', '/light', '/retailers'].map((rest) => call(`/public_api/listing/unknown${rest}`)))
    expect(unknown.map(({ status, json }) => [status, json.error.code])).toEqual(Array(3).fill([404, 'not_found']))
  })

  test('[A-209][B-281][C-368] does not tell a price that is on request, in whatever form', async () => {
    const answers = await Promise.all(['listing/all-cars', 'listing/all-cars/light', 'listing/all-cars/vehicle/2'].map((path) => call(`/public_api/${path}`)))
    for (const { json } of answers) {
      const vehicle = [json.data].flat().find(({ id }: { id: number }) => id === 2)
      expect([vehicle.price_hidden, vehicle.gross_price, vehicle.sale_price, vehicle.msrp_price, vehicle.monthly_price]).toEqual([true, null, null, null, 3000])
    }
  })
})

test('a listing shows a vehicle as it is now, soon after it was changed', async () => {
  const priceOf = async () => (await call('/public_api/listing/all-cars?items=1&sort=created_at')).json.data[0].gross_price
  expect(await priceOf()).toBe(300_000)
  const change = (gross_price: number) => importVehicles(staffCtx, [{ draft: aVehicle({ external_id: 'v1', ...drafts[0], gross_price }) }])
  await change(299_000)
  await vi.waitFor(async () => expect(await priceOf()).toBe(299_000))
  await change(300_000)
  await vi.waitFor(async () => expect(await priceOf()).toBe(300_000))
})

test.each(['', '/light'])('a listing%s that was asked for is answered without the database until a vehicle or a setting changes', async (form) => {
  const path = `/public_api/listing/all-cars${form}?items=2&sort=created_at`
  const query = vi.spyOn(services.database.db.$client, 'query')
  // The index of the stock reads changes on its own time.
  const countReads = () => query.mock.calls.filter((queryCall) => !/pg_current_snapshot|changed_by|content_change/.test(JSON.stringify(queryCall))).length
  const queriesOf = async () => {
    const before = countReads()
    const { json } = await call(path)
    return { json, queries: countReads() - before }
  }
  const first = await queriesOf()
  expect(await queriesOf()).toEqual({ json: first.json, queries: 0 })
  const changedImport = await importVehicles(staffCtx, [{ draft: aVehicle({ external_id: 'v1', ...drafts[0], mileage: 11 }) }])
  expect(changedImport.ok).toBe(true)
  await vi.waitFor(async () => expect((await call(path)).json.data[0].mileage).toBe(11))
  expect((await queriesOf()).json.data[1]).toEqual(first.json.data[1])
  await importVehicles(staffCtx, [{ draft: aVehicle({ external_id: 'v1', ...drafts[0] }) }])
  await services.set({ 'stock_locator.price_on_request_options': '["lease"]' })
  await vi.waitFor(async () => expect((await call('/public_api/listing/all-cars?items=2&sort=created_at')).json.data[1].gross_price).toBe(250_000))
  await services.set({ 'stock_locator.price_on_request_options': '["cash"]' })
  await vi.waitFor(async () => expect((await call('/public_api/listing/all-cars?items=2&sort=created_at')).json.data[1].gross_price).toBe(null))
  query.mockRestore()
})

describe('the retailers of a listing', () => {
  const names = async (path: string) => (await call(`/public_api/listing/${path}`)).json.data.map(({ name }: { name: string }) => name)

  test('[A-276][A-313][C-307] are those that have vehicles in it, by name when asked', async () => {
    expect(await names('all-cars/retailers')).toEqual(['معرض دبي', 'معرض العين', 'معرض أبوظبي'])
    expect(await names('all-cars/retailers?sort=name')).toEqual(['معرض أبوظبي', 'معرض العين', 'معرض دبي'])
    expect(await names('new-cars/retailers?sort=name')).toEqual(['معرض أبوظبي', 'معرض دبي'])
    expect(await names('none/retailers')).toEqual([])
  })

  test('[C-307][A-313] are those of a brand where one is chosen: by what they sell or by what they have', async () => {
    expect(await names('all-cars/retailers?sort=name&brands_name_eq=Land+Rover')).toEqual(['معرض أبوظبي', 'معرض العين', 'معرض دبي'])
    expect(await names('all-cars/retailers?sort=name&brands_name_eq=Jaguar')).toEqual(['معرض دبي'])
    expect(await names('all-cars/retailers?sort=name&brands_name_eq=Rolls')).toEqual([])
  })
})

describe('the configuration of the showroom', () => {
  const kinds = (json: { data: { key: string; config_type: string }[] }) => json.data.map(({ key, config_type }) => `${key} ${config_type}`)

  test('[A-277][A-312][C-306] has the types that were asked for, whichever company asks', async () => {
    const { json } = await call('/public_api/company_config/all?config_type=additional,cash,lease,subscription', { 'company-config': 'uae' })
    expect(kinds(json)).toEqual(['fleet lease', 'showroom additional', 'showroom cash'])
    expect(json.data[1]).toEqual({ key: 'showroom', config_type: 'additional', data: { features: 'owner_visible' } })
    const unknown = await call('/public_api/company_config/all?config_type=cash,unknown')
    expect([unknown.status, Object.keys(unknown.json.error.fields)]).toEqual([422, ['config_type.1']])
    expect(kinds((await call('/public_api/company_config/all')).json)).toHaveLength(3)
  })

  test('[A-307][A-173] has the types of ordering online, stored as staff write them', async () => {
    const content = { order_online: { title: 'اطلب الآن' } }
    await createCompanyConfig(staffCtx, CompanyConfigDraft.parse({ key: 'orders', config_type: 'order_online_checkout_page', content }))
    const types = ['order_online', 'order_online_steps_page', 'order_online_checkout_page', 'order_online_success_page']
    // All eight of the documents at once.
    const configTypes = [...types, ...types.map((type) => `config_${type}`)].join(',')
    const { json } = await call(`/public_api/company_config/all?config_type=${configTypes}`)
    expect(json.data).toEqual([{ key: 'orders', config_type: 'order_online_checkout_page', data: content }])
  })

  test('[A-277] is of one key where one is named', async () => {
    expect(kinds((await call('/public_api/company_config/fleet')).json)).toEqual(['fleet lease'])
    expect((await call('/public_api/company_config/unknown')).status).toBe(404)
  })
})

test('[A-278][C-305] the words of the stock are among those of the widgets', async () => {
  const { json } = await call('/public_api/widget_translations_configs/ar')
  expect(json.data.attributes.data['stock.state_new']).toBe('جديدة')
})

test('[A-156][A-279] the choices for a trade-in are in the requested language', async () => {
  const [arabic, english] = await Promise.all(['?lang=ar', ''].map((query) => call(`/public_api/trade_in/form_options${query}`)))
  expect(Object.keys(arabic?.json.data)).toEqual(['bodyTypes', 'brands', 'models', 'fuelTypes'])
  for (const [list, options] of Object.entries<{ value: string; name: string }[]>(arabic?.json.data)) {
    expect([list, options.length > 1]).toEqual([list, true])
    for (const { value, name, ...others } of options) {
      expect([typeof value, value !== '', typeof name, name !== '']).toEqual(['string', true, 'string', true])
      expect([list, Object.keys(others)]).toEqual([list, list === 'models' ? ['brand'] : []])
    }
  }
  expect(arabic?.json.data.brands).toContainEqual({ value: 'Land Rover', name: 'لاند روفر' })
  expect(english?.json.data.brands).toContainEqual({ value: 'Land Rover', name: 'Land Rover' })
  expect(arabic?.json.data.fuelTypes[0]).toEqual({ value: 'petrol', name: 'بنزين' })
  const makers = new Set(arabic?.json.data.brands.map(({ value }: { value: string }) => value))
  expect(arabic?.json.data.models.filter(({ brand }: { brand: string }) => !makers.has(brand))).toEqual([])
})

test('[A-316][C-311] they are asked of the endpoint of the setting with lang appended, and are our own while it does not answer', async () => {
  const neighbour = await aNeighbour()
  const theirs = { bodyTypes: [{ value: 'b', name: 'هيكل' }], brands: [], models: [{ value: 'm', name: 'طراز', brand: 'x' }], fuelTypes: [] }
  const ask = async (endpoint: string, answer: typeof neighbour.answer, lang = 'ar') => {
    await services.set({ 'stock_locator.endpoint_trade_in': endpoint })
    neighbour.answer = answer
    return (await call(`/public_api/trade_in/form_options?lang=${lang}`)).json.data
  }
  expect(await ask(`${neighbour.url}/t?a=1`, { status: 200, body: JSON.stringify(theirs) })).toEqual(theirs)
  expect(await ask(`${neighbour.url}/t`, { status: 200, body: JSON.stringify({ data: theirs }) }, 'a%26b')).toEqual(theirs)
  expect(neighbour.requests).toEqual(['/t?a=1&lang=ar', '/t?lang=a%26b'])
  const own = await ask('', null)
  expect(own.brands).toContainEqual({ value: 'Land Rover', name: 'لاند روفر' })
  for (const answer of [null, { status: 500, body: '' }, { status: 200, body: 'no' }, { status: 200, body: '{"bodyTypes":1}' }]) {
    expect(await ask(`${neighbour.url}/t`, answer)).toEqual(own)
  }
  await ask('', null)
})

test('[A-280][A-310][C-304] a vehicle is found by the address at which it was configured', async () => {
  const find = (url: string) => call(`/public_api/vehicles/config_data?config_url=${encodeURIComponent(url)}`)
  expect((await find('https://build.example.com/1')).json.data.id).toBe(1)
  expect([(await find('https://build.example.com/2')).status, (await find('')).status]).toEqual([404, 422])
})

describe('the core calls', () => {
  test('[A-284][A-322][C-300] list published vehicles of all listings, or those of these ids', async () => {
    const { status, json } = await call('/api/vehicles?items=2&sort=price')
    expect([status, idsIn(json), json.meta]).toEqual([200, [3, 4], { total: 5, page: 1, items: 2, pages: 3 }])
    expect(idsIn((await call('/api/vehicles?ids=5,1,6,999&sort=created_at')).json)).toEqual([1, 5])
    // The other F-Pace has its price on request, and no filter finds it by that.
    expect(idsIn((await call('/api/vehicles?nameplate_name_in=F-Pace&display_price_gteq=200000')).json)).toEqual([1])
    expect(idsIn((await call('/api/vehicles?ids=')).json)).toEqual([])
  })

  test('[A-285] groups are read once for all who ask before something changes, and anew after that', async () => {
    // Settings of the tests before may still be on their way, and the index reads what they changed.
    await services.heard()
    await services.stock.refresh()
    services.answers.forget(['stock'])
    const querySpy = vi.spyOn(services.database.db.$client, 'query')
    const countReads = () => querySpy.mock.calls.filter(([query]: readonly unknown[]) => (query as { text?: string }).text?.includes('from "vehicle"')).length
    const address = '/api/vehicles/grouped_nameplates'
    const answers = await Promise.all(Array.from({ length: 30 }, () => call(address)))
    expect(new Set(answers.map(({ status, json }) => `${status} ${JSON.stringify(json)}`)).size).toBe(1)
    await call(address)
    expect(countReads()).toBe(1)
    services.answers.forget(['stock'])
    await call(address)
    expect(countReads()).toBe(2)
    querySpy.mockRestore()
  })

  test('[A-285] group vehicles by nameplate, at an address that is not taken for an id', async () => {
    const { status, json } = await call('/api/vehicles/grouped_nameplates')
    expect(status).toBe(200)
    expect(
      json.data.map(({ nameplate_name, count, price_from, used_price_from, vehicles }: Record<string, unknown>) => [
        nameplate_name,
        count,
        price_from,
        used_price_from,
        idsIn({ data: vehicles as never }),
      ]),
    ).toEqual([
      ['F-Pace', 2, 300_000, null, [2, 1]],
      ['Defender 110', 2, null, 200_000, [4, 3]],
      ['Defender 90', 1, 280_000, null, [5]],
    ])
  })

  test('[A-286][C-300] tell the specification of a vehicle in the words of the site', async () => {
    const { json } = await call('/api/vehicles/4/specs')
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(['state', 'status', 'engines', 'capacity', 'power'])
    expect(json.data[0]).toEqual({ name: 'state', label: expect.stringMatching(/\p{Script=Arabic}/u), value: 'مستعملة معتمدة', isLatin: false })
    expect(json.data[3]).toMatchObject({ value: '3.0 لتر', isLatin: true })
    expect([(await call('/api/vehicles/6/specs')).status, (await call('/api/vehicles/x/specs')).status, (await call('/api/vehicles/6')).status]).toEqual([
      404, 422, 404,
    ])
  })

  test('[A-291][C-296][C-297] tell the specification of a model as the first element of a list, which is empty for none', async () => {
    const { json } = await call('/api/compare/spec/defender-110')
    expect(json.data).toHaveLength(1)
    expect(json.data[0]).toMatchObject({
      key: 'defender-110',
      brand: 'Land Rover',
      vehicles: 2,
      price_from: null,
      used_price_from: 200_000,
      power: { min: 300, max: 400 },
      number_of_seats: { min: 5, max: 7 },
      engine_type: ['diesel', 'mhev', 'petrol'],
    })
    expect(json.data[0].specs.find(({ name }: { name: string }) => name === 'power')).toMatchObject({ value: 'من 300 إلى 400 حصان', isLatin: true })
    const byCode = (await call('/api/compare/spec/l663')).json.data.map(({ key }: { key: string }) => key)
    expect(byCode).toEqual(['defender-110', 'defender-90'])
    expect(await call('/api/compare/spec/unknown')).toMatchObject({ status: 200, json: { data: [] } })
  })

  test('[A-314][C-308] find dealers by the plain names of postcode and locality as well', async () => {
    const outcome = await createRetailer(
      staffCtx,
      RetailerDraft.parse({ name: 'معرض الرياض', dealer_code: 'R1', postcode: '12000', locality: 'العليا', position: 9 }),
    )
    expect(outcome.ok).toBe(true)
    const dealersFound = async (query: string) => (await call(`/api/dealers?${query}`)).json.data.map(({ dealer_code }: { dealer_code: string }) => dealer_code)
    expect(await dealersFound(`postcode=12000&locality=${encodeURIComponent('العليا')}`)).toEqual(['R1'])
    expect(await dealersFound('postcode=99999')).toEqual([])
  })
})

test('[A-284] ranges of prices are asked in the currency of the site, whatever staff wrote as its code', async () => {
  await services.set({ 'price.currencyIso': 'درهم' })
  // What is no code leaves the euro, of which a dirham is less than a fourth.
  expect(idsIn((await call('/api/vehicles?display_price_gteq=70000')).json)).toEqual([1])
})

test('[C-312] each call about stock is answered at its documented address, and stands in the document of the API', async () => {
  const { json } = await call('/api/openapi.json')
  const [vehicle] = idsIn((await call('/public_api/listing/all-cars')).json)
  const config = encodeURIComponent('https://build.example.com/1')
  const calls = [
    ['/public_api/listing/{key}', '/public_api/listing/all-cars?items=1'],
    ['/public_api/listing/{key}/light', '/public_api/listing/all-cars/light?items=1'],
    ['/public_api/listing/{key}/vehicle/{id}', `/public_api/listing/all-cars/vehicle/${vehicle}`],
    ['/public_api/listing/{key}/retailers', '/public_api/listing/all-cars/retailers?sort=name'],
    ['/public_api/vehicles/config_data', `/public_api/vehicles/config_data?config_url=${config}`],
    ['/public_api/widget_translations_configs/{language}', '/public_api/widget_translations_configs/ar'],
    ['/public_api/company_config/{key}', '/public_api/company_config/all?config_type=cash'],
    ['/public_api/company_config/{key}', '/public_api/company_config/fleet'],
    ['/public_api/trade_in/form_options', '/public_api/trade_in/form_options?lang=ar'],
    ['/api/vehicles', '/api/vehicles?items=1'],
    ['/api/vehicles/grouped_nameplates', '/api/vehicles/grouped_nameplates'],
    ['/api/vehicles/{id}/specs', `/api/vehicles/${vehicle}/specs`],
    ['/api/compare/spec/{key}', '/api/compare/spec/l663'],
  ] as const
  for (const [documented, path] of calls) {
    const answer = await call(path)
    expect([path, answer.status, answer.json.data]).toEqual([path, 200, expect.anything()])
    expect(json.paths[documented], documented).toHaveProperty(['get', 'responses', '200'])
  }
})
