import { marketOfCar } from '#domains/markets/index.ts'
import { countryOfRetailer, knownCountries } from '#domains/retailers/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { LightVehicle } from '../vehicles/fields/vehicle-attributes.ts'
import type { StockWords } from '../words.ts'
import type { PriceRules } from './price-rules.ts'

type TermsWords = Pick<
  StockWords,
  'tax_included' | 'tax_excluded' | 'vat_included' | 'vat_excluded' | 'vat_none' | 'registration_included' | 'registration_excluded' | 'vat_and_registration'
>

/** What says where a car is sold. */
export type SoldCar = Pick<LightVehicle, 'owner_country' | 'dealer_code' | 'currency'>

/** The country of the retailer who sells a car: as the car says, else as the retailer's code begins; '' if neither says. */
export function countryOfCar({ owner_country, dealer_code }: Omit<SoldCar, 'currency'>): string {
  return countryOfRetailer({ country: owner_country, dealer_code, phone: '' })
}

/** {@link countryOfCar} as SQL over the table of vehicles. */
export const countryOfCarSql = `case when coalesce(details ->> 'owner_country', '') <> '' then details ->> 'owner_country'
  when dealer_code ~ '^[A-Za-z]{2}[-_.]' and upper(left(dealer_code, 2)) in (${knownCountries.map((code) => `'${code}'`).join(', ')}) then upper(left(dealer_code, 2))
  else '' end`

/** Whether the price of a car includes tax and registration, by the market of its retailer: 'شامل ضريبة القيمة المضافة 5%، ورسوم التسجيل غير مشمولة'. */
export function priceTerms(car: SoldCar, { markets, taxIncluded }: Pick<PriceRules, 'markets' | 'taxIncluded'>, words: TermsWords): string {
  const market = marketOfCar(markets, { country: countryOfCar(car), currency: car.currency })
  if (!market) return taxIncluded ? words.tax_included : words.tax_excluded
  const percent = `\u2066${formatNumber(market.vat_percent)}%\u2069`
  const taxed = fillWords(taxIncluded ? words.vat_included : words.vat_excluded, { percent })
  const vat = taxIncluded && market.vat_wording !== '' ? market.vat_wording : market.vat_percent === 0 ? words.vat_none : taxed
  const registration = market.registration_included ? words.registration_included : words.registration_excluded
  return fillWords(words.vat_and_registration, { vat, registration })
}
