import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuery } from '#kernel/query-string.ts'
import { aFilters } from '#tests/support/records/any-stock.ts'
import {
  activeFilters,
  backendNames,
  chooseOption,
  filterKeys,
  isActive,
  isRangeKey,
  type RangeBounds,
  type StockFilters,
  toBackendFilters,
} from './stock-filters.ts'
import { parseStockQuery, stringifyStockQuery } from './stock-query.ts'
import { parseSort, sortOptions, sortOrder, stockSorts } from './stock-sort.ts'

const keys = [
  'countries',
  'brands',
  'models',
  'financing_options',
  'states',
  'statuses',
  'msrp_price',
  'display_price',
  'mileage',
  'production_year',
  'model_year',
  'power',
  'engine_types',
  'transmissions',
  'number_of_seats',
  'colors',
  'specific_colors',
  'dealers',
]

test('[A-185] there are 17 filters, and the country on a site with several', () => {
  expect(filterKeys).toEqual(keys)
})

test('[A-186][A-187] every filter has a backend name with the suffix of its kind', () => {
  const all = Object.fromEntries(filterKeys.map((key) => [key, isRangeKey(key) ? { from: 1, to: 2 } : ['x']])) as StockFilters
  expect(toBackendFilters(all)).toEqual({
    country_in: ['x'],
    nameplate_brand_name_in: ['x'],
    nameplate_name_in: ['x'],
    financing_options_includes: ['x'],
    state_in: ['x'],
    status_in: ['x'],
    msrp_price_gteq: '1',
    msrp_price_lteq: '2',
    display_price_gteq: '1',
    display_price_lteq: '2',
    mileage_gteq: '1',
    mileage_lteq: '2',
    production_year_gteq: '1',
    production_year_lteq: '2',
    model_year_gteq: '1',
    model_year_lteq: '2',
    power_gteq: '1',
    power_lteq: '2',
    engine_type_includes: ['x'],
    transmission_in: ['x'],
    number_of_seats_eq: ['x'],
    color_in: ['x'],
    color_name_in: ['x'],
    dealer_code_in: ['x'],
  })
})

const anyQuery = fc.record({
  filters: aFilters,
  sort: fc.constantFrom(...sortOptions),
  page: fc.integer({ min: 1, max: 100_000 }),
  items: fc.integer({ min: 1, max: 12 }),
})

test('[A-186][C-301] a query written as an address reads back the same', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseStockQuery(parseQuery(stringifyStockQuery(query)))).toEqual(query)
    }),
    { numRuns: 500 },
  )
})

test('[A-186] whatever an address holds is read without failing and reads the same once more', () => {
  const names = fc.constantFrom('state_in', 'state_in[]', 'msrp_price_gteq', 'number_of_seats_eq', 'page', 'items', 'sort', '__proto__', 'mileage_lteq')
  const values = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.string(), { maxLength: 200 }),
    fc.constantFrom('1e400', '-1', '١٢', 'NaN', ''),
  )
  fc.assert(
    fc.property(fc.dictionary(names, values), (params) => {
      const query = parseStockQuery(params)
      expect(parseStockQuery(parseQuery(stringifyStockQuery(query)))).toEqual(query)
    }),
  )
})

test.each([
  ['0', 1],
  ['50', 12],
  ['-3', 1],
  ['5', 5],
  ['', 12],
  ['x', 12],
  ['2.9', 2],
  ['٧', 7],
])('[A-371] %j items are %d', (items, meant) => {
  expect(parseStockQuery({ items }).items).toBe(meant)
})

test.each([
  ['0', 1],
  ['x', 1],
  ['1e99', 100_000],
  ['3', 3],
])('the page %j is %d', (page, meant) => {
  expect(parseStockQuery({ page }).page).toBe(meant)
})

test('[A-186] a filter knows its parameters: one of a list by the kind of its search, two of a range', () => {
  expect([backendNames('models'), backendNames('engine_types'), backendNames('mileage')]).toEqual([
    ['nameplate_name_in'],
    ['engine_type_includes'],
    ['mileage_gteq', 'mileage_lteq'],
  ])
})

test('[A-187] lists are read with and without brackets, a single choice takes the first', () => {
  const { filters } = parseStockQuery({ state_in: 'new', 'state_in[]': ['used', 'new'], number_of_seats_eq: ['5', '7'], power_gteq: '٢٠٠', color_in: '' })
  expect(filters).toEqual({ states: ['new', 'used'], number_of_seats: ['5'], power: { from: 200 } })
})

test.each([
  ['1,250,000', { from: 1_250_000 }],
  [' 12.5 ', { from: 12.5 }],
  [['7', '9'], { from: 7 }],
  ['', undefined],
  [' ', undefined],
  ['x', undefined],
  ['1e400', undefined],
])('[A-187] %j is the lower end %j', (power_gteq, power) => {
  expect(parseStockQuery({ power_gteq }).filters.power).toEqual(power)
})

test('[A-187] a list takes a hundred values of two hundred characters, none that a database refuses', () => {
  const many = Array.from({ length: 101 }, (_, index) => `m${index}`)
  const models = (...nameplate_name_in: string[]) => parseStockQuery({ nameplate_name_in }).filters.models
  expect(models(...many)).toEqual(many.slice(0, 100))
  expect(models('x'.repeat(200), 'x'.repeat(201), '', 'a\u0000b', '\ud800', 'XE')).toEqual(['x'.repeat(200), 'XE'])
  expect(models('')).toBeUndefined()
})

test('[C-301] what is as by default is left out of an address', () => {
  expect(stringifyStockQuery({ filters: {}, sort: 'createdAtDesc', page: 1, items: 12 })).toBe('')
  expect(stringifyStockQuery({ filters: {}, sort: 'priceAsc', page: 2, items: 6 })).toBe('items=6&page=2&sort=price')
})

describe('sorting', () => {
  test('[A-387] is by a column, upwards or downwards; the price is the one that visitors see', () => {
    expect(sortOptions.map((sort) => sortOrder(sort))).toEqual([
      { column: 'production_year', isDescending: false },
      { column: 'production_year', isDescending: true },
      { column: 'created_at', isDescending: false },
      { column: 'created_at', isDescending: true },
      { column: 'mileage', isDescending: false },
      { column: 'mileage', isDescending: true },
      { column: 'display_price', isDescending: false },
      { column: 'display_price', isDescending: true },
      { column: 'status', isDescending: false },
    ])
  })

  test('[A-386][C-400] has nine options', () => {
    expect(sortOptions).toEqual([
      'productionYearAsc',
      'productionYearDesc',
      'createdAtAsc',
      'createdAtDesc',
      'mileageAsc',
      'mileageDesc',
      'priceAsc',
      'priceDesc',
      'status',
    ])
  })

  test('[A-387] maps all nine to snake case, with a minus for descending, and begins with the newest', () => {
    expect(Object.values(stockSorts)).toEqual([
      'production_year',
      '-production_year',
      'created_at',
      '-created_at',
      'mileage',
      '-mileage',
      'price',
      '-price',
      'status',
    ])
    expect(['-price', 'priceDesc', '', 'toString'].map(parseSort)).toEqual(['priceDesc', 'priceDesc', 'createdAtDesc', 'createdAtDesc'])
  })
})

test.each([
  [[], false],
  [['new'], true],
])('[A-247] a checkbox with %j ticked is active: %j', (values, active) => {
  expect(isActive({ type: 'checkbox', values })).toBe(active)
})

test.each([
  [0, 100, false],
  [1, 99, true],
  [1, 100, true],
  [0, 99, true],
  [-5, 200, false],
])('[A-248] a slider from %d to %d within 0 and 100 is active: %j', (from, to, active) => {
  expect(isActive({ type: 'slider', from, to, min: 0, max: 100 })).toBe(active)
})

test('[A-249] a range is sent only when it differs from its bounds', () => {
  const none = { msrp_price: null, display_price: null, mileage: null, production_year: null, model_year: null, power: null }
  const bounds: RangeBounds = { ...none, msrp_price: { min: 10, max: 90 } }
  const backendFilters = (filters: StockFilters) => toBackendFilters(activeFilters(filters, bounds))
  expect(backendFilters({ msrp_price: { from: 10, to: 90 } })).toEqual({})
  expect(backendFilters({ msrp_price: { from: 10 } })).toEqual({})
  expect(backendFilters({ msrp_price: { to: 90 } })).toEqual({})
  expect(backendFilters({ msrp_price: { to: 80 } })).toEqual({ msrp_price_lteq: '80' })
  expect(backendFilters({ msrp_price: { from: 11 } })).toEqual({ msrp_price_gteq: '11' })
  expect(backendFilters({ power: {} })).toEqual({})
  expect(backendFilters({ msrp_price: { from: 10, to: 80 } })).toEqual({ msrp_price_gteq: '10', msrp_price_lteq: '80' })
  expect(backendFilters({ msrp_price: {}, states: [] })).toEqual({})
  expect(backendFilters({ power: { from: 5 }, states: ['new'] })).toEqual({ power_gteq: '5', state_in: ['new'] })
})

test.each([
  ['zzz', ['a', 'b'], 'a'],
  ['b', ['a', 'b'], 'b'],
  ['a', [], null],
])('[A-253] %j of %j chooses %j', (choice, options, option) => {
  expect(chooseOption(choice, options)).toBe(option)
})
