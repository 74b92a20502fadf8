import { expect, test } from 'vitest'
import { generateVehicles } from './generate-vehicles.ts'

const some = [...generateVehicles({ count: 2000 })]

test('a vehicle of a number is the same however many are made', () => {
  expect([...generateVehicles({ count: 1, from: 777 })][0]).toEqual(some[776])
})

test('names, VIN and numbers are each once', () => {
  for (const key of ['external_id', 'vin', 'item_id', 'order_number'] as const) expect(new Set(some.map(({ draft }) => draft[key])).size).toBe(2000)
  expect(some.every(({ draft }) => /^[A-HJ-NPR-Z\d]{17}$/.test(draft.vin))).toBe(true)
})

test('they are plausible: new ones have hardly been driven, older ones further and for less', () => {
  for (const { draft } of some) {
    expect(draft.gross_price).toBeGreaterThan(20_000)
    expect(draft.gross_price).toBeLessThan(1_500_000)
    if (draft.sale_price !== null) expect(draft.sale_price).toBeLessThan(draft.gross_price ?? 0)
    if (draft.state === 'new') expect(draft.mileage).toBeLessThan(100)
    else expect(draft.date_registered).not.toBe('')
  }
})

test('pictures and owners are those that are given', () => {
  const [one] = [
    ...generateVehicles({
      count: 1,
      owners: [{ dealer_code: 'X', owner_name: 'س' }],
      pictures: new Map([
        ['suv-large-dark', 7],
        ['suv-compact-dark', 8],
        ['suv-short-dark', 11],
        ['saloon-dark', 9],
        ['coupe-dark', 10],
      ]),
    }),
  ]
  expect(one?.draft.dealer_code).toBe('X')
  expect([7, 8, 9, 10, 11]).toContain(one?.draft.photos[0]?.image_id)
})
