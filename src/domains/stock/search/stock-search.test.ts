import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { generateVehicles } from '#demo/stock/generate-vehicles.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { aVehicle, priceRules } from '#tests/support/records/a-vehicle.ts'
import { aFilters } from '#tests/support/records/any-stock.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { importVehicles, seedListings } from '../import-stock.server.ts'
import { ModelStock } from '../models/model-stock.server.ts'
import { countryOfCar } from '../prices/price-terms.ts'
import { priceList } from '../prices/vehicle-prices.ts'
import { listVehicles } from '../vehicles/find-vehicles.server.ts'
import type { VehicleInput } from '../vehicles/fields/vehicle-draft.ts'
import { vehicleAttributes } from '../vehicles/fields/vehicle-row.server.ts'
import type { PriceBasis } from '../prices/price-rules.ts'
import { fuelTypes, financingOptions, vehicleStates, vehicleStatuses } from '../vocabulary.ts'
import { openStockIndex, type StockIndex } from './open-stock-index.server.ts'
import { RowFilter } from './row-filter.server.ts'
import { sqlStockSearch } from './oracle/sql-search.server.ts'
import { listKeys, rangeKeys, type StockFilters } from './stock-filters.ts'
import type { StockQuery } from './stock-query.ts'
import type { StockSearch } from './stock-search.ts'
import { sortOptions } from './stock-sort.ts'

const { db } = await testDatabase()
const staff: Staff = { id: 'user:1', name: 'اختبار', role: 'editor' }
const ctx: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: quietLog, staff }
const currency = 'AED'
/** Dirhams are the currency of the site; a dinar of three decimals is worth 12, a dollar 3.67, and nobody knows what a yen is worth. */
const basis: PriceBasis = {
  ...{ taxIncluded: true, priceOnRequestOptions: ['cash'], siteCurrency: currency },
  factors: [
    ['AED', 1],
    ['KWD', 1.195],
    ['USD', 3.6725],
  ],
}
const readPriceBasis = async () => basis

await seedListings(ctx, {
  listings: [
    { key: 'all', name: 'الكل', currency, membership: 'filtered', filters: {} },
    { key: 'named', name: 'المختارة', currency, membership: 'named' },
    { key: 'kuwait', name: 'الكويت', currency: 'KWD', membership: 'filtered', filters: { display_price: { to: 20_000 } } },
    { key: 'dinars', name: 'بالدينار', currency: 'KWD', membership: 'filtered', filters: {} },
    { key: 'yen', name: 'اليابان', currency: 'JPY', membership: 'filtered', filters: {} },
    { key: 'offers', name: 'العروض', currency, membership: 'filtered', filters: { states: ['new', 'used'], display_price: { to: 250_000 } } },
  ],
  configs: [],
})

async function stockOf(vehicles: readonly { values: Partial<VehicleInput>; created_at?: Date }[]): Promise<void> {
  await db.execute(sql`truncate vehicle restart identity`)
  await add(vehicles)
}

async function add(vehicles: readonly { values: Partial<VehicleInput>; created_at?: Date }[]): Promise<void> {
  const feed = vehicles.map(({ values, created_at }, index) => ({
    draft: aVehicle({ feed: 'test', external_id: String(index), ...values }),
    ...(created_at ? { created_at } : {}),
  }))
  expect(await importVehicles(ctx, feed)).toMatchObject({ ok: true })
}

const ask = (values: Partial<StockQuery> = {}): StockQuery => ({ filters: {}, sort: 'createdAtDesc', page: 1, items: 12, ...values })

describe.each<[string, () => Promise<StockSearch>]>([
  ['the column index', () => openStockIndex({ db, log: quietLog, readPriceBasis })],
  ['SQL', async () => sqlStockSearch(db, readPriceBasis)],
])('%s', (_, open) => {
  let stock: StockSearch
  const find = async (values: Partial<StockQuery> = {}, listing = 'all') => {
    const stockPage = await stock.search(listing, ask(values))
    if (stockPage === null) throw new Error(`no listing ${listing}`)
    return stockPage
  }

  beforeAll(async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number))
    await stockOf([
      {
        values: {
          state: 'new',
          status: 'stock',
          engine_type: ['petrol', 'mhev'],
          gross_price: 300_000,
          production_year: 2026,
          mileage: 10,
          number_of_seats: 5,
          dealer_code: 'D1',
          owner_country: 'AE',
          color: 'black',
        },
        created_at: day(1),
      },
      {
        values: {
          state: 'used',
          status: 'available_soon',
          engine_type: ['bev'],
          gross_price: 200_000,
          sale_price: 180_000.5,
          production_year: 2022,
          mileage: 60_000,
          number_of_seats: 5,
          color: 'black',
          publication_lists: ['named'],
        },
        created_at: day(2),
      },
      {
        values: {
          state: 'used',
          status: 'demo',
          nameplate_name: 'I-Pace',
          engine_type: ['petrol'],
          gross_price: 100_000,
          production_year: 2022,
          number_of_seats: 7,
          color: 'white',
          publication_lists: ['named', 'other'],
        },
        created_at: day(3),
      },
      { values: { state: 'approved', status: 'stock', nameplate_name: 'I-Pace', production_year: null, color: '' }, created_at: day(3) },
      { values: { state: 'new', is_published: false, publication_lists: ['named'] } },
    ])
    stock = await open()
  })

  test('[A-187] a filter alone keeps the vehicles that have one of its values', async () => {
    const total = async (filters: StockFilters) => (await find({ filters })).total
    expect(await total({})).toBe(4)
    expect(await total({ states: ['used'] })).toBe(2)
    expect(await total({ states: ['used', 'new'] })).toBe(3)
    expect(await total({ engine_types: ['petrol'] })).toBe(2)
    expect(await total({ number_of_seats: ['5'] })).toBe(2)
    expect(await total({ dealers: ['D1'] })).toBe(1)
    expect([await total({ countries: ['AE'] }), await total({ countries: ['KW', 'AE'] }), await total({ countries: ['SA'] })]).toEqual([1, 1, 0])
    expect(await total({ models: ['nobody'] })).toBe(0)
    expect(await total({ mileage: { from: 10, to: 10 } })).toBe(1)
    expect(await total({ production_year: { to: 2025 } })).toBe(2)
    expect(await total({ display_price: { from: 180_000.5, to: 200_000 } })).toBe(1)
    expect(await total({ msrp_price: { from: 180_000.5, to: 200_000 } })).toBe(1)
    expect(await total({ states: ['used'], engine_types: ['petrol'], display_price: { to: 150_000 } })).toBe(1)
  })

  test('facets count what each value would give and leave their own filter out', async () => {
    const { facets, total } = await find({ filters: { states: ['used'], colors: ['black'] } })
    expect(total).toBe(1)
    expect(facets.states).toEqual([
      { value: 'new', count: 1 },
      { value: 'used', count: 1 },
    ])
    expect(facets.colors).toEqual([
      { value: 'black', count: 1 },
      { value: 'white', count: 1 },
    ])
    expect(facets.engine_types).toEqual([{ value: 'bev', count: 1 }])
    expect((await find()).facets.engine_types).toEqual([
      { value: 'petrol', count: 2 },
      { value: 'bev', count: 1 },
      { value: 'mhev', count: 1 },
    ])
    expect((await find()).facets.number_of_seats).toEqual([
      { value: '5', count: 2 },
      { value: '7', count: 1 },
    ])
  })

  test('bounds are those of the whole listing, the reach that of what the other filters leave', async () => {
    const { bounds, reach } = await find({ filters: { states: ['used'], display_price: { to: 150_000 } } })
    expect(bounds.display_price).toEqual({ min: 100_000, max: 300_000 })
    expect(reach.display_price).toEqual({ min: 100_000, max: 180_000.5 })
    expect(reach.mileage).toBeNull()
    expect(bounds.power).toBeNull()
    expect(bounds.production_year).toEqual({ min: 2022, max: 2026 })
  })

  test.each([
    ['productionYearAsc', [2, 3, 1, 4]],
    ['productionYearDesc', [1, 3, 2, 4]],
    ['createdAtAsc', [1, 2, 3, 4]],
    ['createdAtDesc', [4, 3, 2, 1]],
    ['mileageAsc', [1, 2, 3, 4]],
    ['mileageDesc', [2, 1, 4, 3]],
    ['priceAsc', [3, 2, 1, 4]],
    ['priceDesc', [1, 2, 3, 4]],
    ['status', [1, 4, 2, 3]],
  ] as const)('[A-386][C-400] by %s come vehicles without a value last, equal ones by age', async (sort, ids) => {
    expect((await find({ sort })).ids).toEqual(ids)
  })

  test.each([
    ['createdAtAsc', [1, 3, 4, 2]],
    ['createdAtDesc', [4, 3, 1, 2]],
    ['mileageAsc', [1, 3, 4, 2]],
    ['mileageDesc', [1, 4, 3, 2]],
    ['priceDesc', [1, 3, 4, 2]],
    ['status', [1, 4, 3, 2]],
  ] as const)('by %s a vehicle that is being bought stands behind all others, and is found all the same', async (sort, ids) => {
    await db.execute(sql`update vehicle set status = 'reserved' where id = 2`)
    try {
      const stockSearch = await open()
      const { ids: foundIds, reach, total } = (await stockSearch.search('all', ask({ sort }))) ?? { ids: [], reach: null, total: 0 }
      expect([foundIds, total, reach?.display_price]).toEqual([ids, 4, { min: 100_000, max: 300_000 }])
      expect((await stockSearch.search('all', ask({ sort, items: 2, page: 2 })))?.ids).toEqual(ids.slice(2))
    } finally {
      await db.execute(sql`update vehicle set status = 'available_soon' where id = 2`)
    }
  })

  test('[C-301] pages follow one another and end', async () => {
    const pages = [1, 2, 3].map(async (page) => (await find({ page, items: 3, sort: 'createdAtAsc' })).ids)
    expect(await Promise.all(pages)).toEqual([[1, 2, 3], [4], []])
  })

  test('[A-282] a listing has the vehicles that name it, or those that pass its filter; none has an unpublished one', async () => {
    expect((await find({ sort: 'createdAtAsc' }, 'named')).ids).toEqual([2, 3])
    expect((await find({ sort: 'createdAtAsc' }, 'offers')).ids).toEqual([2, 3])
    expect((await find({}, 'offers')).facets.states).toEqual([{ value: 'used', count: 2 }])
    expect(await stock.search('nobody', ask())).toBeNull()
  })
})

describe.each<[string, () => Promise<StockSearch>]>([
  ['the column index', () => openStockIndex({ db, log: quietLog, readPriceBasis })],
  ['SQL', async () => sqlStockSearch(db, readPriceBasis)],
])('cars in several currencies in %s', (_, open) => {
  let stock: StockSearch
  const find = async (values: Partial<StockQuery> = {}, listing = 'all') => {
    const stockPage = await stock.search(listing, ask({ sort: 'createdAtAsc', ...values }))
    if (stockPage === null) throw new Error(`no listing ${listing}`)
    return stockPage
  }

  beforeAll(async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number))
    await stockOf([
      { values: { gross_price: 200_000 }, created_at: day(1) },
      { values: { currency: 'KWD', gross_price: 12_345.678 }, created_at: day(2) },
      { values: { currency: 'USD', gross_price: 60_000, sale_price: 50_000 }, created_at: day(3) },
      { values: { currency: 'JPY', gross_price: 9_000_000 }, created_at: day(4) },
      { values: { gross_price: 150_000, price_hidden: true }, created_at: day(5) },
    ])
    stock = await open()
  })

  test('[A-187] the price filter compares what is shown at the rates of the site; without a rate or with a hidden price nothing is found', async () => {
    const ids = async (from: number | undefined, to: number | undefined, listing = 'all') =>
      (await find({ filters: { display_price: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } } }, listing)).ids
    // 12,345.678 dinars are 147,530.85 dirhams, 50,000 dollars 183,625.
    expect(await ids(undefined, 147_530)).toEqual([])
    expect(await ids(undefined, 147_531)).toEqual([2])
    expect(await ids(183_624, 183_626)).toEqual([3])
    expect(await ids(0, 1_000_000_000)).toEqual([1, 2, 3])
    expect(await ids(12_345.678, 12_345.678, 'kuwait')).toEqual([2])
    expect(await ids(0, 1_000_000_000, 'yen')).toEqual([])
  })

  test('[A-386][C-400] lists sort them by worth, those without a price to compare last', async () => {
    expect((await find({ sort: 'priceAsc' })).ids).toEqual([2, 3, 1, 4, 5])
    expect((await find({ sort: 'priceDesc' })).ids).toEqual([1, 3, 2, 5, 4])
  })

  test('bounds are in the currency of the listing and hold every car; a listing knows which currencies it has', async () => {
    const { bounds, currency: own, currencies } = await find()
    expect([bounds.display_price, own, currencies]).toEqual([{ min: 147_530.85, max: 200_000 }, 'AED', ['AED', 'JPY', 'KWD', 'USD']])
    expect((await find({}, 'kuwait')).bounds.display_price).toEqual({ min: 12_345.678, max: 16_736.402 })
    expect((await find({}, 'kuwait')).currencies).toEqual(['AED', 'KWD', 'USD'])
    expect((await find({}, 'yen')).bounds.display_price).toBeNull()
  })
})

/** Few values and many gaps, so that vehicles are often equal in something. */
const anyVehicle: fc.Arbitrary<Partial<VehicleInput>> = fc.record(
  {
    is_published: fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, { arbitrary: fc.constant(false), weight: 1 }),
    publication_lists: fc.subarray(['named', 'other']),
    state: fc.constantFrom(...vehicleStates),
    status: fc.constantFrom(...vehicleStatuses),
    nameplate_brand_name: fc.constantFrom('Jaguar', 'Land Rover'),
    nameplate_name: fc.constantFrom('F-Pace', 'Defender', 'a,b & c=d'),
    engine_type: fc.subarray([...fuelTypes]),
    financing_options: fc.subarray([...financingOptions]),
    transmission: fc.constantFrom('', 'automatic', 'manual'),
    production_year: fc.constantFrom(null, 2024, 2025),
    model_year: fc.constantFrom(null, 2020, 2025),
    mileage: fc.constantFrom(null, 0, 12.34, 60),
    power: fc.constantFrom(null, 20, 55.5),
    number_of_seats: fc.constantFrom(null, 5, 7),
    color: fc.constantFrom('', 'black', 'أبيض'),
    color_name: fc.constantFrom('', 'black', "'; --"),
    dealer_code: fc.constantFrom('', 'D1', 'KW-KWI-01', 'sa_1', 'ZZ-1'),
    owner_country: fc.constantFrom('', 'KW', 'SA'),
    msrp_price: fc.constantFrom(null, 12.34, 100_000, 250_000),
    gross_price: fc.constantFrom(null, 12.35, 250_000),
    sale_price: fc.constantFrom(null, 0, 50),
    currency: fc.constantFrom('AED', 'KWD', 'USD', 'JPY'),
    price_hidden: fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, { arbitrary: fc.constant(true), weight: 1 }),
  },
  { requiredKeys: [] },
)
const anyStock = fc.array(
  fc.record({ values: anyVehicle, created_at: fc.constantFrom(new Date(1_700_000_000_000), new Date(1_700_000_000_001), new Date(1_800_000_000_000)) }),
  { maxLength: 40 },
)
const anyQuery = fc.record({
  filters: aFilters,
  sort: fc.constantFrom(...sortOptions),
  page: fc.constantFrom(1, 2, 4),
  items: fc.constantFrom(1, 3, 12),
})
/** Filters are mostly few: with seventeen of them nothing is ever found. */
const anyQueries = fc.array(
  fc
    .tuple(anyQuery, fc.subarray([...listKeys, ...rangeKeys], { maxLength: 4 }), fc.constantFrom('all', 'named', 'offers', 'kuwait', 'yen'))
    .map(([query, keys, listing]) => ({
      listing,
      query: { ...query, filters: Object.fromEntries(keys.filter((key) => query.filters[key]).map((key) => [key, query.filters[key]])) as StockFilters },
    })),
  { minLength: 1, maxLength: 12 },
)

async function expectSame(
  index: StockIndex,
  queries: readonly { listing: string; query: StockQuery }[],
  measure = sqlStockSearch(db, readPriceBasis),
): Promise<void> {
  for (const { listing, query } of queries) expect(await index.search(listing, query)).toEqual(await measure.search(listing, query))
}

test('the column index answers any question about any stock as SQL does, also after changes it only heard of', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyStock, anyStock, anyQueries, async (before, changes, queries) => {
      await stockOf(before)
      const index = await openStockIndex({ db, log: quietLog, readPriceBasis })
      await expectSame(index, queries)
      await add(changes)
      await index.refresh()
      await expectSame(index, queries)
      index.close()
    }),
    { numRuns: 40 },
  )
})

test('what a transaction wrote that stayed open while others committed is followed once it commits, by every process', async () => {
  await stockOf([{ values: { power: 1 } }, { values: { power: 2 } }])
  const toldChanges: (readonly number[] | null)[] = []
  const [index, other] = await Promise.all([
    openStockIndex({ db, log: quietLog, readPriceBasis, onChange: (changedIds) => toldChanges.push(changedIds) }),
    openStockIndex({ db, log: quietLog, readPriceBasis }),
  ])
  const powerful = async (one: StockIndex) => (await one.search('all', ask({ filters: { power: { from: 500 } } })))?.total
  const indexOpened = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const long = db.transaction(async (tx) => {
    await tx.execute(sql`update vehicle set power = 600 where id = 1`)
    indexOpened.resolve()
    await end.promise
  })
  await indexOpened.promise
  await db.execute(sql`update vehicle set power = 700 where id = 2`)
  await index.refresh()
  expect([await powerful(index), toldChanges]).toEqual([1, [[2]]])
  end.resolve()
  await long
  await Promise.all([index.refresh(), other.refresh()])
  expect([await powerful(index), await powerful(other), toldChanges]).toEqual([2, 2, [[2], [1]]])
  await index.refresh()
  expect(toldChanges).toEqual([[2], [1], []])
  index.close()
  other.close()
})

test('a whole stock of thousands is answered alike, patched in places and built anew', { timeout: 120_000 }, async () => {
  await db.execute(sql`truncate vehicle restart identity`)
  await importVehicles(ctx, [...generateVehicles({ count: 1500, lists: ['named'] })])
  const index = await openStockIndex({ db, log: quietLog, readPriceBasis })
  const queries = fc.sample(anyQueries, { seed: 7, numRuns: 6 }).flat()
  const common: StockFilters[] = [
    { states: ['new'] },
    { brands: ['Land Rover'], display_price: { from: 250_000, to: 500_000 } },
    { colors: ['black'], production_year: { from: 2023 }, engine_types: ['phev'] },
  ]
  const all = [...queries, ...sortOptions.flatMap((sort) => common.map((filters) => ({ listing: 'all', query: ask({ filters, sort, page: 2 }) })))]
  await expectSame(index, all)
  const withdrawn = [...generateVehicles({ count: 1500, lists: ['named'] })].filter((_, place) => place % 50 === 0)
  await importVehicles(
    ctx,
    withdrawn.map(({ draft, ...rest }) => ({ ...rest, draft: { ...draft, is_published: false } })),
  )
  await importVehicles(ctx, [...generateVehicles({ count: 200, from: 1400 })])
  await index.refresh()
  expect(index.figures().vehicles).toBe(1599)
  await expectSame(index, all)
  await index.rebuild()
  await expectSame(index, all)
  expect(index.figures().vehicles).toBe(1599)
})

test('[A-211][C-397] with the tax left out filters, bounds and order go by the net prices that visitors see, and the setting may change', async () => {
  const prices = { currency, financing_options: ['cash' as const] }
  await stockOf([
    { values: { ...prices, gross_price: 105_000, net_price: 100_000 } },
    { values: { ...prices, gross_price: 104_000, net_price: 101_000 } },
    { values: { ...prices, gross_price: 110_000, net_price: 104_500, sale_price: 99_000 } },
    { values: { ...prices, msrp_price: 103_000 } },
  ])
  let taxIncluded = false
  const index = await openStockIndex({ db, log: quietLog, readPriceBasis: async () => ({ ...basis, taxIncluded }) })
  const listPrices = async () => (await index.search('all', ask()))?.bounds.msrp_price
  const upTo = async (to: number) => (await index.search('all', ask({ filters: { msrp_price: { to } } })))?.total
  const byPrice = async () => (await index.search('all', ask({ sort: 'priceAsc' })))?.ids
  expect([await listPrices(), await upTo(101_000), await byPrice()]).toEqual([{ min: 100_000, max: 104_500 }, 2, [3, 1, 2, 4]])
  taxIncluded = true
  await index.refresh()
  expect([await listPrices(), await upTo(101_000), await byPrice()]).toEqual([{ min: 103_000, max: 110_000 }, 0, [3, 4, 2, 1]])
  index.close()
})

test('[A-211] SQL answers with the tax left out as the column index does', { timeout: 120_000 }, async () => {
  const readPriceBasis = async () => ({ ...basis, taxIncluded: false })
  const anyNet = fc.array(fc.tuple(anyVehicle, fc.constantFrom(null, 12.3, 90_000, 240_000)), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(anyNet, anyQueries, async (vehicles, queries) => {
      await stockOf(vehicles.map(([values, net_price]) => ({ values: { ...values, net_price } })))
      const index = await openStockIndex({ db, log: quietLog, readPriceBasis })
      await expectSame(index, queries, sqlStockSearch(db, readPriceBasis))
      index.close()
    }),
    { numRuns: 20 },
  )
})

test.each([true, false])(
  '[A-206][C-365][A-211][B-279] a car is found by the price on its card and by no other, and stands in a list by it, with tax included %j',
  async (taxIncluded) => {
    const basisOf = { ...basis, taxIncluded }
    const rules = priceRules({ ...basisOf, market: '' })
    const anyPrices = fc.array(
      fc.record({
        currency: fc.constantFrom('AED', 'KWD', 'USD'),
        sale_price: fc.constantFrom(null, 49_000.5, 90_000),
        gross_price: fc.constantFrom(null, 52_000, 99_000.25),
        net_price: fc.constantFrom(null, 50_000, 95_000),
        msrp_price: fc.constantFrom(null, 48_000, 101_000),
        price_hidden: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(anyPrices, async (prices) => {
        await stockOf(prices.map((values) => ({ values })))
        const index = await openStockIndex({ db, log: quietLog, readPriceBasis: async () => basisOf })
        const rows = await listVehicles(
          ctx,
          Array.from({ length: prices.length }, (_, place) => place + 1),
        )
        const visibleRows = rows.map((row) => ({ id: row.id, currency: row.currency, price: priceList(vehicleAttributes(row), rules)[0]?.value_raw ?? null }))
        for (const { id, currency: own, price } of visibleRows) {
          const range = { from: (price ?? 0) - 1, to: (price ?? 1e9) + 1 }
          const stockPage = await index.search(
            own === 'KWD' ? 'dinars' : 'all',
            ask({ filters: { display_price: price === null ? { from: 0 } : own === 'USD' ? inDirhams(range) : range } }),
          )
          expect([price, stockPage?.ids.includes(id)]).toEqual([price, price !== null])
        }
        const byWorth = (await index.search('all', ask({ sort: 'priceAsc' })))?.ids ?? []
        const worth = byWorth.map((id) => worthOf(visibleRows.find((car) => car.id === id)))
        expect(worth).toEqual([...worth].sort((one, other) => one - other))
        index.close()
      }),
      { numRuns: 15 },
    )
  },
)

test('after a change, what was searched before is worked out before somebody asks, as the listing is then; what nobody asked for since is not', async () => {
  await stockOf((['new', 'used'] as const).map((state) => ({ values: { state, sale_price: 90_000 } })))
  const index = await openStockIndex({ db, log: quietLog, readPriceBasis })
  const sifted = vi.spyOn(RowFilter.prototype, 'sift')
  const described = vi.spyOn(ModelStock.prototype, 'list')
  const timesOf = async (act: () => unknown) => {
    sifted.mockClear()
    described.mockClear()
    await act()
    return [sifted.mock.calls.length, described.mock.calls.length]
  }
  const change = async (state: string) => {
    await db.execute(sql`update vehicle set state = ${state} where id = 1`)
    await index.refresh()
  }
  await index.search('offers', ask())
  index.models().list()
  expect(await timesOf(() => change('used'))).toEqual([1, 1])
  expect(await timesOf(async () => expect((await index.search('offers', ask()))?.facets.states).toEqual([{ value: 'used', count: 2 }]))).toEqual([0, 0])
  await db.execute(sql`update listing set filters = '{"states":["new"]}' where key = 'offers'`)
  expect(await timesOf(() => change('new'))).toEqual([1, 0])
  expect(await timesOf(async () => expect((await index.search('offers', ask()))?.ids).toEqual([1]))).toEqual([0, 0])
  await change('approved')
  expect(await timesOf(() => change('new'))).toEqual([0, 0])
  await db.execute(sql`update listing set filters = '{"states":["new","used"],"display_price":{"to":250000}}' where key = 'offers'`)
  index.close()
  vi.restoreAllMocks()
})

const inDirhams = ({ from, to }: { from: number; to: number }) => ({ from: from * 3.6725, to: to * 3.6725 })

/** In dirhams; a car whose price is not shown stands last. */
function worthOf(car: { currency: string; price: number | null } | undefined): number {
  if (!car || car.price === null) return Number.MAX_VALUE
  return Math.round(car.price * (car.currency === 'KWD' ? 11.95 : car.currency === 'USD' ? 3.6725 : 1) * 100)
}

test('the country of a car is the same to SQL and to the rule for a card', { timeout: 60_000 }, async () => {
  const codes = ['', 'D1', 'KW-KWI-01', 'sa_1', 'ZZ-1', 'AE', 'om.x']
  const cars = codes.flatMap((dealer_code) => ['', 'QA'].map((owner_country) => ({ dealer_code, owner_country })))
  await stockOf(cars.map((values, index) => ({ values, created_at: new Date(1_700_000_000_000 + index) })))
  const { rows } = await db.execute<{ country: string }>(sql`select country from vehicle order by created_at, id`)
  expect(rows.map(({ country }) => country)).toEqual(cars.map(countryOfCar))
})
