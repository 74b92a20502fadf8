import { expect, test } from 'vitest'
import { builtInMarkets } from '#domains/markets/index.ts'
import { packsIn } from './packs-in.ts'
import { reservationFeeOf } from './reservation-fee.ts'

const feeIn = (country: string, fee: number) => builtInMarkets.map((market) => (market.country === country ? { ...market, reservation_fee: fee } : market))
const marketsWith = (country: string, fee: number) => {
  const list = feeIn(country, fee)
  return { list, home: list.find((market) => market.country === 'AE') ?? null }
}
const car = { owner_country: 'SA', dealer_code: '', currency: 'SAR' }

test('[A-143] the fee of a car in the money of another country is that of its market; without one it is not ordered online', () => {
  expect(reservationFeeOf(car, 500, marketsWith('SA', 750))).toBe(750)
  expect(reservationFeeOf({ ...car, owner_country: '', dealer_code: 'SA-RUH' }, 500, marketsWith('SA', 750))).toBe(750)
  expect(reservationFeeOf(car, 500, marketsWith('SA', 0))).toBeNull()
})

test('[A-143] the configured fee holds in the country of the site, in its money elsewhere, and where no market is known', () => {
  const markets = marketsWith('SA', 750)
  expect(reservationFeeOf({ ...car, owner_country: 'AE', currency: 'AED' }, 500, markets)).toBe(500)
  expect(reservationFeeOf({ ...car, currency: 'AED' }, 500, markets)).toBe(500)
  expect(reservationFeeOf({ ...car, owner_country: '' }, 500, markets)).toBe(500)
})

test('[A-143] where no fee is configured a market asks none either', () => {
  expect(reservationFeeOf(car, null, marketsWith('SA', 750))).toBeNull()
  expect(reservationFeeOf(car, 0, marketsWith('SA', 750))).toBe(0)
})

test('service packs are priced in the money of the site only', () => {
  const packs = [{ id: 'service-5', name: 'صيانة', text: '', price: 9900 }]
  expect(packsIn(packs, 'AED', 'AED')).toEqual(packs)
  expect(packsIn(packs, 'SAR', 'AED')).toEqual([{ ...packs[0], price: null }])
})
