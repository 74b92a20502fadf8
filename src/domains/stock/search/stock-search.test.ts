import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { aVehicle } from '#tests/support/records/a-vehicle.ts'
import { aFilters } from '#tests/support/records/any-stock.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { generateVehicles } from '../generate-vehicles.ts'
import { importVehicles, seedListings } from '../import-stock.server.ts'
import type { VehicleInput } from '../vehicles/fields/vehicle-draft.ts'
import { fuelTypes, financingOptions, vehicleStates, vehicleStatuses } from '../vocabulary.ts'
import { openStockIndex, type StockIndex } from './open-stock-index.server.ts'
import { sqlStockSearch } from './oracle/sql-search.server.ts'
import { listKeys, rangeKeys, type StockFilters } from './stock-filters.ts'
import type { StockQuery } from './stock-query.ts'
import type { StockSearch } from './stock-search.ts'
import { sortOptions } from './stock-sort.ts'

const { db } = await testDatabase()
const staff: Staff = { id: 'user:1', name: 'اختبار', role: 'editor' }
const ctx: Ctx = { db, clock: { now: () => new Date('2026-05-15T08:00:00Z') }, log: quietLog, staff }
const currency = 'AED'

await seedListings(ctx, {
  listings: [
    { key: 'all', name: 'الكل', currency, membership: 'filtered', filters: {} },
    { key: 'named', name: 'المختارة', currency, membership: 'named' },
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
  ['the column index', () => openStockIndex({ db, log: quietLog })],
  ['SQL', async () => sqlStockSearch(db)],
])('%s', (_, open) => {
  let stock: StockSearch
  const find = async (values: Partial<StockQuery> = {}, listing = 'all') => {
    const found = await stock.search(listing, ask(values))
    if (found === null) throw new Error(`no listing ${listing}`)
    return found
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
          color: 'black',
        },
        created_at: day(1),
      },
      {
        values: {
          state: 'used',
          status: 'reserved',
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
  ] as const)('[A-386] by %s come vehicles without a value last, equal ones by age', async (sort, ids) => {
    expect((await find({ sort })).ids).toEqual(ids)
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
    dealer_code: fc.constantFrom('', 'D1', 'D2'),
    msrp_price: fc.constantFrom(null, 12.34, 100_000, 250_000),
    gross_price: fc.constantFrom(null, 12.35, 250_000),
    sale_price: fc.constantFrom(null, 0, 50),
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
  fc.tuple(anyQuery, fc.subarray([...listKeys, ...rangeKeys], { maxLength: 4 }), fc.constantFrom('all', 'named', 'offers')).map(([query, keys, listing]) => ({
    listing,
    query: { ...query, filters: Object.fromEntries(keys.filter((key) => query.filters[key]).map((key) => [key, query.filters[key]])) as StockFilters },
  })),
  { minLength: 1, maxLength: 12 },
)

async function expectSame(index: StockIndex, queries: readonly { listing: string; query: StockQuery }[], measure = sqlStockSearch(db)): Promise<void> {
  for (const { listing, query } of queries) expect(await index.search(listing, query)).toEqual(await measure.search(listing, query))
}

test('the column index answers any question about any stock as SQL does, also after changes it only heard of', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyStock, anyStock, anyQueries, async (before, changes, queries) => {
      await stockOf(before)
      const index = await openStockIndex({ db, log: quietLog })
      await expectSame(index, queries)
      await add(changes)
      await index.refresh()
      await expectSame(index, queries)
      index.close()
    }),
    { numRuns: 40 },
  )
})

test('a whole stock of thousands is answered alike, patched in places and built anew', { timeout: 120_000 }, async () => {
  await db.execute(sql`truncate vehicle restart identity`)
  await importVehicles(ctx, [...generateVehicles({ count: 1500, lists: ['named'] })])
  const index = await openStockIndex({ db, log: quietLog })
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
  const index = await openStockIndex({ db, log: quietLog, readTaxRule: async () => ({ taxIncluded }) })
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
  const readTaxRule = async () => ({ taxIncluded: false })
  const anyNet = fc.array(fc.tuple(anyVehicle, fc.constantFrom(null, 12.3, 90_000, 240_000)), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(anyNet, anyQueries, async (vehicles, queries) => {
      await stockOf(vehicles.map(([values, net_price]) => ({ values: { ...values, net_price } })))
      const index = await openStockIndex({ db, log: quietLog, readTaxRule })
      await expectSame(index, queries, sqlStockSearch(db, readTaxRule))
      index.close()
    }),
    { numRuns: 20 },
  )
})
