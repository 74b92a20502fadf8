import { describe, expect, test } from 'vitest'
import { ListingDraft } from './search/listing-record.ts'
import {
  type PriceType,
  additionalFeatures,
  type FinancingOption,
  financingOptions,
  fuelTypes,
  parseFeatures,
  priceTypes,
  stockMarkets,
  toConfigType,
  toPriceType,
  vehicleStates,
  vehicleStatuses,
} from './vocabulary.ts'

test('[A-146][C-403] a vehicle is new, used or approved', () => {
  expect(vehicleStates).toEqual(['new', 'used', 'approved'])
})

test('[A-147][C-403] a vehicle has one of eight statuses', () => {
  expect(vehicleStatuses).toEqual(['stock', 'available_soon', 'reserved', 'sold', 'in_production', 'on_demand', 'delivery', 'demo'])
})

test('[C-403][C-404] the filters of a listing take each of three states, eight statuses and six fuels, and nothing else', () => {
  const taken = (filters: object) => ListingDraft.safeParse({ key: 'x', name: 'x', currency: 'AED', filters }).success
  const states = ['new', 'used', 'approved']
  const statuses = ['stock', 'available_soon', 'reserved', 'sold', 'in_production', 'on_demand', 'delivery', 'demo']
  const engine_types = ['petrol', 'diesel', 'bev', 'hev', 'mhev', 'phev']
  expect(taken({ states, statuses, engine_types })).toBe(true)
  expect(['states', 'statuses', 'engine_types'].map((filter) => taken({ [filter]: ['nuclear'] }))).toEqual([false, false, false])
  expect([taken({ states: ['sold'] }), taken({ statuses: ['new'] })]).toEqual([false, false])
})

test('[A-149][C-404] there are six fuel types', () => {
  expect(fuelTypes).toEqual(['petrol', 'diesel', 'bev', 'hev', 'mhev', 'phev'])
})

test('[A-122] there are three types of prices', () => {
  expect(priceTypes).toEqual(['purchase', 'lease', 'subscribe'])
})

test('[A-135] there are three financing options', () => {
  expect(financingOptions).toEqual(['cash', 'lease', 'rent'])
})

test('[C-372][A-150] markets are overseas and mobility', () => {
  expect(stockMarkets).toEqual(['overseas', 'mobility'])
})

test.each<[FinancingOption, PriceType, string]>([
  ['cash', 'purchase', 'cash'],
  ['lease', 'lease', 'lease'],
  ['rent', 'subscribe', 'subscription'],
])('[A-136] %s has the price %s and the configuration %s', (option, priceType, configType) => {
  expect([toPriceType(option), toConfigType(option)]).toEqual([priceType, configType])
})

describe('[C-374][A-392] additional features', () => {
  test('are four', () => {
    expect(additionalFeatures.toSorted()).toEqual(['display_selected_vehicles', 'owner_visible', 'postcode_filter', 'postcode_search'])
  })

  test.each([
    ['', []],
    ['postcode_search', ['postcode_search']],
    ['owner_visible, display_selected_vehicles\npostcode_filter,postcode_search', additionalFeatures],
    ['Postcode_Search,postcode-search,other', []],
  ])('%j turns on %j', (text, features) => {
    expect([...parseFeatures(text)].toSorted()).toEqual([...features].toSorted())
  })
})
