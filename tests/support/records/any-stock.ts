import fc from 'fast-check'
import { listKeys, rangeKeys, type StockFilters, stockFilters } from '#domains/stock/index.ts'

/** Few values, so that filters often meet vehicles; some that no vehicle has, and some that are awkward to write. */
const values = fc.constantFrom(
  ...['Jaguar', 'Land Rover', 'F-Pace', 'Defender', 'cash', 'lease', 'rent', 'new', 'used', 'approved', 'stock', 'sold', 'petrol', 'phev', 'bev'],
  ...['automatic', '5', '7', 'black', 'أبيض', 'D1', 'D2', 'nobody', 'a,b & c=d', '%00', "'; --"],
)
const numbers = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constantFrom(2020, 2024, 2025, 100_000, 250_000, 12.34, 1e15))

const aList = (most: number) => fc.uniqueArray(values, { minLength: 1, maxLength: most })
const aRange = fc.oneof(fc.record({ from: numbers }), fc.record({ to: numbers }), fc.record({ from: numbers, to: numbers }))

/** Any filters, none of them empty. */
export const aFilters: fc.Arbitrary<StockFilters> = fc.record(
  {
    ...Object.fromEntries(listKeys.map((key) => [key, aList(stockFilters[key].kind === 'eq' ? 1 : 3)])),
    ...Object.fromEntries(rangeKeys.map((key) => [key, aRange])),
  },
  { requiredKeys: [] },
)
