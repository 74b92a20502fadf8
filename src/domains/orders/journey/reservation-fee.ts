import type { Markets } from '#domains/markets/index.ts'
import { countryOfCar, type SoldCar } from '#domains/stock/index.ts'

/**
 * The fee for reserving a car, in units of its currency: as configured, but for a car in the currency of another country than the site's, which has the fee of
 * that market. Null where that market names none: the car is not ordered online.
 */
export function reservationFeeOf(car: SoldCar, configured: number | null, { list, home }: Markets): number | null {
  const country = countryOfCar(car)
  const market = list.find((one) => one.country === country)
  if (!configured || !market || market === home || market.currency !== car.currency) return configured
  return market.reservation_fee || null
}
