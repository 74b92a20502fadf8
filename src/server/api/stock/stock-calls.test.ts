import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { StockDraft } from '#domains/stock/index.ts'
import { changeStatuses, createListing, seedListings } from '#domains/stock/index.server.ts'
import { priceRules } from '#tests/support/records/a-vehicle.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, put, remove, audited } = apiCaller(services)
const { db } = services.database

beforeEach(async () => {
  await db.execute(sql`truncate vehicle, listing, company_config`)
  await services.stock.rebuild()
})

const draft = (values: object = {}) => ({ state: 'new', nameplate_brand_name: 'Jaguar', nameplate_name: 'F-Pace', currency: 'AED', ...values })

async function aCar(values: object = {}) {
  const { status, json } = await post('/api/stock/vehicles', draft(values))
  expect([status, json]).toMatchObject([201, {}])
  return json.data
}

async function aListing(values: object = {}) {
  const { status, json } = await post('/api/stock/listings', { key: 'all', name: 'الكل', currency: 'AED', ...values })
  expect([status, json]).toMatchObject([201, {}])
  return json.data
}

const idsFor = async (query: string): Promise<number[]> => (await call(`/api/stock/vehicles?sort=id&${query}`)).json.data.map(({ id }: { id: number }) => id)

describe('vehicles of the stock', () => {
  test('[A-016][A-269] are for staff, and say so before anything is read', async () => {
    const { id, version } = await aCar()
    const stranger = { token: null }
    const answers = [
      await call('/api/stock/vehicles', stranger),
      await call(`/api/stock/vehicles/${id}`, stranger),
      await call('/api/stock/counts', stranger),
      await post('/api/stock/vehicles', draft(), stranger),
      await put(`/api/stock/vehicles/${id}`, draft(), version, stranger),
      await post('/api/stock/vehicles/status', { status: 'demo', vehicles: [{ id, version }] }, stranger),
      await post('/api/stock/vehicles/publication', { is_published: false, vehicles: [{ id, version }] }, stranger),
      await call('/api/stock/listings', stranger),
      await post('/api/stock/listings', { key: 'x', name: 'x', currency: 'AED' }, stranger),
      await call('/api/stock/company_configs', stranger),
      await post('/api/stock/company_configs', { key: 'x', config_type: 'cash' }, stranger),
    ]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    const staff = { id: 'token:1', name: 'x', role: 'editor' as const, scopes: ['stock.read'] }
    expect(await changeStatuses({ ...services.staffCtx, staff }, { status: 'demo', vehicles: [{ id, version }] })).toMatchObject({ code: 'forbidden' })
    expect((await call(`/api/stock/vehicles/${id}`)).json.data).toMatchObject({ status: 'stock', is_published: true, version: '1' })
  })

  test('[A-016][A-130][A-134] come back as they were written, unpublished ones too', async () => {
    const vehicleDraft = draft({
      ...{ vin: 'sadca2', derivative: 'R-Dynamic SE', is_published: false, status: 'in_production', engine_type: ['phev'], msrp_price: 250_000 },
      buttons: [{ button_type: 'primary', label: 'احجزها', button_set_setup_id: '7' }],
      price_metadata: { NSW: 270_000.5 },
      japan_used_and_approved_cars_field: { on_the_road_price: 260_000 },
      product_card_disclaimer: { description: 'لا يشمل التأمين.' },
    })
    const { id, version } = await aCar(vehicleDraft)
    const { status, etag, json } = await call(`/api/stock/vehicles/${id}`)
    expect([status, etag]).toEqual([200, `"${version}"`])
    expect(json.data).toMatchObject({ ...StockDraft.parse(vehicleDraft), id, link: expect.stringMatching(/^\/showroom\/new-jaguar-f-pace/) })
    expect(json.data).toMatchObject({
      price_metadata: { NSW: 270_000.5 },
      japan_used_and_approved_cars_field: { on_the_road_price: 260_000 },
      product_card_disclaimer: { description: 'لا يشمل التأمين.' },
    })
    expect((await call(`/api/vehicles/${id}`, { token: null })).status).toBe(404)
  })

  test('[A-016] are found by VIN, order number, number in the feed and model, however they are typed', async () => {
    const one = await aCar({ vin: 'SADCA2BX1RA700001', order_number: 'ORD-55', nameplate_name: 'F-Pace' })
    const other = await aCar({ vin: 'SALEA7BU1R2000002', feed: 'dms', external_id: 'Z-9', nameplate_name: 'Defender', nameplate_brand_name: 'Land Rover' })
    expect(await idsFor('q=ra700001')).toEqual([one.id])
    expect(await idsFor('q=ord-55')).toEqual([one.id])
    expect(await idsFor('q=z-9')).toEqual([other.id])
    expect(await idsFor('q=land')).toEqual([other.id])
    expect(await idsFor('q=nothing')).toEqual([])
  })

  test('[A-016] are found by the Arabic name of their model and their trim, in any order and with blanks around', async () => {
    const one = await aCar({ nameplate_name: 'Defender 110', nameplate_brand_name: 'Land Rover', model_display_name: 'ديفندر 110', derivative: 'P400 SE' })
    await aCar({ nameplate_name: 'F-Pace', model_display_name: 'إف-بيس' })
    expect(await idsFor(`q=${encodeURIComponent('ديفندر')}`)).toEqual([one.id])
    expect(await idsFor(`q=${encodeURIComponent('  ديفندر 110 ')}`)).toEqual([one.id])
    expect(await idsFor('q=p400%20se')).toEqual([one.id])
    expect(await idsFor(`q=${encodeURIComponent('se ديفندر  110')}`)).toEqual([one.id])
    expect(await idsFor(`q=${encodeURIComponent('ديفندر v8')}`)).toEqual([])
  })

  test('[A-016] are found by colour, condition and the place of their retailer, several words together', async () => {
    expect((await post('/api/dealers', { name: 'معرض الخان', city: 'الشارقة', dealer_code: 'SHJ-9' })).status).toBe(201)
    const one = await aCar({ nameplate_name: 'Defender 110', model_display_name: 'ديفندر 110', color: 'grey', color_name: 'Carpathian', dealer_code: 'SHJ-9' })
    const other = await aCar({ nameplate_name: 'Defender 90', model_display_name: 'ديفندر 90', color: 'white', state: 'used' })
    expect(await idsFor(`q=${encodeURIComponent('ديفندر رمادي')}`)).toEqual([one.id])
    expect(await idsFor(`q=${encodeURIComponent('ديفندر أبيض مستعملة')}`)).toEqual([other.id])
    expect(await idsFor(`q=${encodeURIComponent('شارقة')}`)).toEqual([one.id])
    expect(await idsFor(`q=${encodeURIComponent('الشارقة carpathian grey')}`)).toEqual([one.id])
    expect(await idsFor(`q=${encodeURIComponent('شارقة أبيض')}`)).toEqual([])
  })

  test('[A-016] are filtered by state, status, brand, retailer, feed, listing and publication, and cut into pages', async () => {
    const one = await aCar({ status: 'demo', dealer_code: 'D1', retailer_id: 5 })
    const other = await aCar({ state: 'used', feed: 'dms', external_id: '1', nameplate_brand_name: 'Land Rover' })
    const hidden = await aCar({ state: 'used', is_published: false })
    await aListing({ key: 'used', filters: { states: ['used'] } })
    expect(await idsFor('state=used')).toEqual([other.id, hidden.id])
    expect(await idsFor('status=demo')).toEqual([one.id])
    expect(await idsFor('nameplate_brand_name=Land%20Rover')).toEqual([other.id])
    expect(await idsFor('dealer_code=D1')).toEqual([one.id])
    expect(await idsFor('retailer_id=5')).toEqual([one.id])
    expect(await idsFor('feed=dms')).toEqual([other.id])
    expect(await idsFor('is_published=false')).toEqual([hidden.id])
    expect(await idsFor('listing=used')).toEqual([other.id])
    expect(await idsFor('listing=nobody')).toEqual([])
    expect(await idsFor('state=used&is_published=true')).toEqual([other.id])
    const page = await call('/api/stock/vehicles?sort=id&order=desc&page=2&per_page=2')
    expect([page.json.data.map(({ id }: { id: number }) => id), page.json.meta]).toEqual([[one.id], { total: 3, page: 2, per_page: 2 }])
    expect((await call('/api/stock/vehicles?status=lost')).status).toBe(422)
  })

  test('[A-016] are counted by what a filter can ask', async () => {
    for (const values of [
      { status: 'demo', color: 'black', color_name: 'أسود سانتوريني' },
      { transmission: 'automatic' },
      { is_published: false, dealer_code: 'D1' },
    ])
      await aCar(values)
    const { json } = await call('/api/stock/counts')
    expect(json.data).toEqual({
      total: 3,
      published: 2,
      fields: {
        state: [{ value: 'new', count: 3 }],
        status: [
          { value: 'stock', count: 2 },
          { value: 'demo', count: 1 },
        ],
        nameplate_brand_name: [{ value: 'Jaguar', count: 3 }],
        nameplate_name: [{ value: 'F-Pace', count: 3 }],
        transmission: [{ value: 'automatic', count: 1 }],
        color: [{ value: 'black', count: 1 }],
        color_name: [{ value: 'أسود سانتوريني', count: 1 }],
        dealer_code: [{ value: 'D1', count: 1 }],
        feed: [{ value: 'manual', count: 3 }],
      },
    })
  })

  test('[A-016] a save needs the version, and a second saver of it gets what is stored', async () => {
    const { id, version } = await aCar({ power: 300 })
    expect((await call(`/api/stock/vehicles/${id}`, { method: 'PUT', body: draft() })).status).toBe(428)
    const saved = await put(`/api/stock/vehicles/${id}`, draft({ power: 400, version: '99' }), version)
    expect([saved.status, saved.etag, saved.json.data]).toMatchObject([200, '"2"', { power: 400, derivative: '', version: '2' }])
    const stale = await put(`/api/stock/vehicles/${id}`, draft({ power: 500 }), version)
    expect([stale.status, stale.json.data]).toMatchObject([412, { power: 400, version: '2', updated_by: 'api', updated_at: saved.json.data.updated_at }])
    // As a feed does it, which is nobody of the staff.
    await services.database.db.execute(sql`update vehicle set version = 3, updated_at = now() + interval '2 minutes' where id = ${id}`)
    const { data } = (await put(`/api/stock/vehicles/${id}`, draft({ power: 500 }), version)).json
    expect([data.updated_by, Date.parse(data.updated_at)]).toEqual(['', expect.any(Number)])
    expect((await put('/api/stock/vehicles/99', draft(), '1')).status).toBe(404)
  })

  test('[A-016] an error is reported at its field', async () => {
    await aCar({ feed: 'dms', external_id: '1' })
    const { id, version } = await aCar({ status: 'sold' })
    const fields = async (values: object) => (await put(`/api/stock/vehicles/${id}`, draft({ status: 'sold', ...values }), version)).json.error?.fields
    expect(await fields({ feed: 'dms', external_id: '1' })).toEqual({ external_id: ['taken'] })
    expect(await fields({ status: 'reserved' })).toEqual({ status: ['status_move'] })
    expect(await fields({ photos: [{ image_id: 77 }] })).toEqual({ 'photos.0.image_id': ['no_such_image'] })
    expect(Object.keys(await fields({ msrp_price: -1, nameplate_name: '' }))).toEqual(['nameplate_name', 'msrp_price'])
  })

  test('[A-016] are withdrawn, never deleted', async () => {
    const { id } = await aCar()
    expect((await remove(`/api/stock/vehicles/${id}`)).status).toBe(405)
    expect((await call(`/api/stock/vehicles/${id}`)).status).toBe(200)
  })
})

describe('changing many vehicles', () => {
  const move = (status: string, vehicles: object[]) => post('/api/stock/vehicles/status', { status, vehicles })
  const outcomes = ({ json }: { json: { data: { id: number; outcome: string }[] } }) => json.data.map(({ id, outcome }) => [id, outcome])

  test('[A-016][A-148] each vehicle has an outcome of its own, and those that cannot move stop no other', async () => {
    const [free, sold, stale, there] = [await aCar({ vin: 'FREE' }), await aCar({ status: 'sold' }), await aCar(), await aCar({ status: 'reserved' })]
    await put(`/api/stock/vehicles/${stale.id}`, draft({ power: 1 }), stale.version)
    const vehicleRefs = [free, sold, stale, there].map(({ id, version }) => ({ id, version }))
    const entries = await audited(async () => {
      const answer = await move('reserved', [...vehicleRefs, { id: 99, version: '1' }])
      expect([answer.status, outcomes(answer)]).toEqual([
        200,
        [
          [free.id, 'changed'],
          [sold.id, 'status_move'],
          [stale.id, 'stale'],
          [there.id, 'unchanged'],
          [99, 'gone'],
        ],
      ])
      expect(answer.json.data[0]).toEqual({ id: free.id, outcome: 'changed', vin: 'FREE', name: 'Jaguar F-Pace', status: 'reserved', version: '2' })
      expect(answer.json.data[1]).toMatchObject({ status: 'sold', version: '1' })
    })
    expect(entries).toMatchObject([{ action: 'vehicle.status_changed', subject: String(free.id), changes: { status: ['stock', 'reserved'] } }])
    expect(await idsFor('status=reserved')).toEqual([free.id, there.id])
  })

  test('[A-016] the same sent twice changes nothing the second time', async () => {
    const { id, version } = await aCar()
    const vehicles = [{ id, version }]
    expect(outcomes(await move('demo', [...vehicles, ...vehicles]))).toEqual([[id, 'changed']])
    const again = await audited(async () => expect(outcomes(await move('demo', vehicles))).toEqual([[id, 'unchanged']]))
    expect(again).toEqual([])
    expect((await call(`/api/stock/vehicles/${id}`)).json.data).toMatchObject({ status: 'demo', version: '2' })
  })

  test('[A-016] of two racing changes each vehicle takes one', async () => {
    const cars = [await aCar(), await aCar()]
    const vehicles = cars.map(({ id, version }) => ({ id, version }))
    const answers = await Promise.all([move('reserved', vehicles), move('sold', vehicles.toReversed())])
    for (const { id } of cars) {
      const own = answers.flatMap(({ json }) => json.data).filter((result: { id: number }) => result.id === id)
      expect(own.map(({ outcome }: { outcome: string }) => outcome).toSorted()).toEqual(['changed', 'stale'])
    }
  })

  test('[A-016] are withdrawn from the site and published again, and lists of visitors follow', async () => {
    const { id, version } = await aCar()
    await aListing()
    const countShown = async () => (await call('/public_api/listing/all', { token: null })).json.data?.length
    await vi.waitFor(async () => expect(await countShown()).toBe(1))
    const entries = await audited(() => post('/api/stock/vehicles/publication', { is_published: false, vehicles: [{ id, version }] }))
    expect(entries).toMatchObject([{ action: 'vehicle.withdrawn', changes: { is_published: [true, false] } }])
    await vi.waitFor(async () => expect(await countShown()).toBe(0))
    expect((await call(`/api/vehicles/${id}`, { token: null })).status).toBe(404)
    expect(outcomes(await post('/api/stock/vehicles/publication', { is_published: true, vehicles: [{ id, version: '2' }] }))).toEqual([[id, 'changed']])
    await vi.waitFor(async () => expect(await countShown()).toBe(1))
  })

  test('refuses what is no change', async () => {
    expect((await move('lost', [{ id: 1, version: '1' }])).status).toBe(422)
    expect((await move('demo', [])).status).toBe(422)
    expect((await move('demo', [{ id: -1, version: '1' }])).status).toBe(422)
  })
})

describe('listings', () => {
  test('[A-016][A-185] have their filters and how many vehicles visitors find in them', async () => {
    for (const values of [{ msrp_price: 100 }, { msrp_price: 300 }, { msrp_price: 300, is_published: false }, { state: 'used' }]) await aCar(values)
    const dear = await aListing({ key: 'dear', filters: { states: ['new', 'new'], models: [], msrp_price: { from: 200, to: null } } })
    expect(dear).toMatchObject({ filters: { states: ['new'], msrp_price: { from: 200 } }, count: 1, version: '1' })
    await aListing({ key: 'named', membership: 'named' })
    await aCar({ publication_lists: ['named'] })
    const { json } = await call('/api/stock/listings?sort=key')
    expect(json.data.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual([
      ['dear', 1],
      ['named', 1],
    ])
    const saved = await put(`/api/stock/listings/${dear.id}`, { ...dear, filters: { states: ['used'] } }, dear.version)
    expect(saved.json.data).toMatchObject({ filters: { states: ['used'] }, count: 1, version: '2' })
    expect((await put(`/api/stock/listings/${dear.id}`, dear, dear.version)).json.data).toMatchObject({ version: '2', count: 1 })
    await vi.waitFor(async () => expect((await call('/public_api/listing/dear', { token: null })).json.meta?.total).toBe(1))
  })

  test('[A-135][A-185] take the filter keys and their values, and nothing else', async () => {
    const fields = async (filters: object) =>
      Object.keys((await post('/api/stock/listings', { key: 'x', name: 'x', currency: 'AED', filters })).json.error?.fields ?? {})
    expect(await fields({ states: ['lost'] })).toEqual(['filters.states.0'])
    expect(await fields({ mileage: { from: 5, to: 1 } })).toEqual(['filters.mileage.to'])
    expect(await fields({ number_of_seats: ['five'] })).toEqual(['filters.number_of_seats.0'])
    expect(await fields({ financing_options: ['cash', 'barter'] })).toEqual(['filters.financing_options.1'])
    expect((await aListing({ key: 'z', filters: { financing_options: ['cash', 'lease', 'rent'] } })).filters).toEqual({
      financing_options: ['cash', 'lease', 'rent'],
    })
    expect((await aListing({ key: 'y', filters: { nonsense: ['x'], colors: ['black'] } })).filters).toEqual({ colors: ['black'] })
  })

  test('[A-211] with the tax left out, what a listing has is counted, listed and found by the net prices that its search goes by', async () => {
    await services.set({ 'price.currencyIso': 'AED' })
    const cheap = await aCar({ gross_price: 105_000, net_price: 100_000 })
    const other = await aCar({ gross_price: 104_000, net_price: 101_500 })
    await aListing({ key: 'cheap', filters: { display_price: { to: 101_000 } } })
    const published = async (query: string) => (await call(`/api/vehicles?${query}`, { token: null })).json.data.map(({ id }: { id: number }) => id)
    const answers = async () => {
      const [{ count, id }] = (await call('/api/stock/listings')).json.data
      return {
        searched: (await call('/public_api/listing/cheap', { token: null })).json.meta?.total,
        counted: [count, (await call(`/api/stock/listings/${id}`)).json.data.count],
        listed: await idsFor('listing=cheap'),
        vehicle: (await call(`/public_api/listing/cheap/vehicle/${cheap.id}`, { token: null })).status,
        model: (await call('/api/compare/spec/f-pace', { token: null })).json.data[0].price_from,
        published: await published('display_price_lteq=101000'),
        cheapestFirst: await published('sort=price'),
        forStaff: (await call('/api/stock/vehicles?sort=msrp_price')).json.data.map(({ id: one }: { id: number }) => one),
      }
    }
    const none = {
      searched: 0,
      counted: [0, 0],
      listed: [],
      vehicle: 404,
      model: 104_000,
      published: [],
      cheapestFirst: [other.id, cheap.id],
      forStaff: [other.id, cheap.id],
    }
    await vi.waitFor(async () => expect(await answers()).toEqual(none))
    await post('/api/settings', { key: 'stock_locator.tax_included', value: false })
    const swapped = { cheapestFirst: [cheap.id, other.id], forStaff: [cheap.id, other.id] }
    const one = { searched: 1, counted: [1, 1], listed: [cheap.id], vehicle: 200, model: 100_000, published: [cheap.id], ...swapped }
    await vi.waitFor(async () => expect(await answers()).toEqual(one))
    await post('/api/settings', { key: 'stock_locator.tax_included', value: true })
    await vi.waitFor(async () => expect(await answers()).toEqual(none))
  })

  test('[A-016] a key belongs to one listing, and stays while a page asks for it', async () => {
    const { id, version, ...listing } = await aListing({ key: 'shown' })
    expect((await post('/api/stock/listings', { ...listing, key: 'shown' })).json.error.fields).toEqual({ key: ['taken'] })
    const blocks = [{ id: 'a', template: 'stock_locator', version: 1, fields: { ci_key_list: 'shown' }, groups: [], positions: [], active_positions: [] }]
    expect((await post('/api/pages', { path: 'cars', title: 'السيارات', status: 'published', blocks })).status).toBe(201)
    const refused = await remove(`/api/stock/listings/${id}`)
    expect([refused.status, refused.json.error.code, refused.json.data]).toMatchObject([409, 'in_use', [{ kind: 'page', path: 'cars', title: 'السيارات' }]])
    expect((await put(`/api/stock/listings/${id}`, { ...listing, key: 'other' }, version)).json.error.fields).toEqual({ key: ['key_in_use'] })
    expect((await put(`/api/stock/listings/${id}`, { ...listing, name: 'اسم آخر' }, version)).status).toBe(200)
    const free = await aListing({ key: 'free' })
    const entries = await audited(async () => expect((await remove(`/api/stock/listings/${free.id}`)).status).toBe(204))
    expect(entries).toMatchObject([{ action: 'listing.deleted', subject: 'free' }])
    expect((await remove(`/api/stock/listings/${free.id}`)).status).toBe(404)
  })

  test('are made by staff who may', async () => {
    const staff = { id: 'token:1', name: 'x', role: 'admin' as const, scopes: ['stock.read'] }
    expect(await createListing({ ...services.staffCtx, staff }, {} as never, priceRules())).toMatchObject({ code: 'forbidden' })
  })
})

describe('showroom configuration', () => {
  const config = (values: object = {}) => ({ key: 'showroom', config_type: 'cash', content: {}, ...values })
  const fields = async (content: unknown) => (await post('/api/stock/company_configs', config({ content }))).json.error?.fields

  test('[A-016][A-312][C-306] is one for a key and a type, and visitors read it as it is stored', async () => {
    await seedListings(services.staffCtx, { listings: [], configs: [{ key: 'showroom', configType: 'lease', content: {} }] })
    const content = { blocks: [{ type: 'html', html: '<p>نص</p>' }, { type: 'finance_options_table' }], finance_options: [{ label: 'تمويل', id: 3 }] }
    const { json, status } = await post('/api/stock/company_configs', config({ content }))
    expect([status, json.data]).toMatchObject([201, { content, version: '1' }])
    expect((await post('/api/stock/company_configs', config())).json.error.fields).toEqual({ config_type: ['taken'] })
    const readConfig = async () => (await call('/public_api/company_config/all?config_type=cash', { token: null })).json.data
    expect(await readConfig()).toEqual([{ key: 'showroom', config_type: 'cash', data: content }])
    const { id, version } = json.data
    expect((await put(`/api/stock/company_configs/${id}`, config({ content: { blocks: [] } }), version)).json.data).toMatchObject({ version: '2' })
    expect(await put(`/api/stock/company_configs/${id}`, config(), version)).toMatchObject({ status: 412, json: { data: { updated_by: 'api' } } })
    expect((await call('/api/stock/company_configs?config_type=lease')).json.meta.total).toBe(1)
    const entries = await audited(() => remove(`/api/stock/company_configs/${id}`))
    expect(entries).toMatchObject([{ action: 'company_config.deleted', subject: 'showroom cash' }])
    expect(await readConfig()).toEqual([])
  })

  test('[C-163][C-168] blocks and options that a showroom would leave out are refused where they stand', async () => {
    expect(await fields({ blocks: [{ type: 'finance_options_table' }, { type: 'html', html: ' ' }, { type: 'none' }] })).toEqual({
      'content.blocks.1': ['incomplete'],
      'content.blocks.2': ['incomplete'],
    })
    expect(await fields({ blocks: {} })).toEqual({ 'content.blocks': ['not_a_list'] })
    expect(await fields({ finance_options: [{ label: '' }] })).toEqual({ 'content.finance_options.0': ['incomplete'] })
    expect(Object.keys(await fields([]))).toEqual(['content'])
  })
})
