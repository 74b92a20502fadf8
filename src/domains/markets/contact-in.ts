import { marketOfCar, type Markets } from './known-markets.ts'

/** Whom to call and write to about a car: as its country says, else as the site does. */
export function contactIn(
  contact: { phone: string; email: string },
  markets: Markets,
  car: { country: string; currency: string },
): { phone: string; email: string } {
  const own = marketOfCar(markets, car)?.contact
  return { phone: own?.phone || contact.phone, email: own?.email || contact.email }
}
