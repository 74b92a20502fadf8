import type { Markets } from '#domains/markets/index.ts'
import { countryOfCar, type SoldCar } from '#domains/stock/index.ts'

/**
 * The fee for reserving a car, in units of its currency: as configured in the country of the site and where no country is known, in another country that of
 * its market. Null where nobody says one in the currency of the car, which is not ordered online then.
 */
export function reservationFeeOf(car: SoldCar, configured: number | null, { list, home }: Markets): number | null {
  const country = countryOfCar(car)
  const market = list.find((known) => known.country === country)
  if (!configured || !market) return configured
  if (market.currency !== car.currency) return null
  return market === home ? configured : market.reservation_fee || null
}
