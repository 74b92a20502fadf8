import { expect, test } from 'vitest'
import { instalmentsOf } from '#domains/finance/index.ts'
import { builtInMarkets, builtInRates } from '#domains/markets/index.ts'
import { closedDays } from '#domains/retailers/index.ts'
import { ownerFields } from '#domains/stock/index.ts'
import { generateVehicles } from '../stock/generate-vehicles.ts'
import { financeTerms, monthlyInstalment, refund } from './builders.ts'
import { dealers } from './dealers.ts'
import { onlineOrderConfigs } from './online-order.ts'
import { pages } from './pages/index.ts'
import { sections } from './sections.ts'
import { settings } from './settings.ts'
import { VEHICLES } from './stock.ts'

const owners = dealers.filter(({ tag_class }) => tag_class.includes('sales')).map(({ image: _, ...dealer }, index) => ownerFields({ ...dealer, id: index + 1 }))
const cars = [...generateVehicles({ count: VEHICLES, owners })].map(({ draft }) => draft)
const marketOf = (country: string | undefined) => builtInMarkets.find((market) => market.country === country)
const texts = [pages, sections, settings, onlineOrderConfigs].map((content) => JSON.stringify(content))

test('every car of the demo has the currency and the tax of the country where it stands', () => {
  expect(new Set(cars.map(({ owner_country }) => owner_country))).toEqual(new Set(builtInMarkets.map(({ country }) => country)))
  for (const { owner_country, currency, gross_price, net_price } of cars) {
    const market = marketOf(owner_country)
    expect(currency).toBe(market?.currency)
    expect(((gross_price ?? 0) / (net_price ?? 1) - 1) * 100).toBeCloseTo(market?.vat_percent ?? Number.NaN, 1)
  }
})

test('a car costs about as much in every country, whatever the currency is worth', () => {
  const worth = (car: (typeof cars)[number]) => (car.net_price ?? 0) * (builtInRates.find(({ currency }) => currency === car.currency)?.rate ?? 0)
  for (const car of cars) {
    expect(worth(car)).toBeGreaterThan(50_000)
    expect(worth(car)).toBeLessThan(1_500_000)
  }
})

test('retailers rest on a day of the weekend of their country: on Sunday in the Emirates, on Friday elsewhere', () => {
  for (const { name, country, opening_hours } of dealers) {
    const [rest, day] = country === 'AE' ? ([0, 'sunday'] as const) : ([5, 'friday'] as const)
    const { weekdays } = closedDays({ openingHours: opening_hours, timeZone: 'UTC', daysOff: null })
    expect([name, weekdays, marketOf(country)?.weekend.includes(day)]).toEqual([name, [rest], true])
  }
})

test('the flat rate and the rate on what is still owed are one loan, and stand together wherever one is named', () => {
  const { months, flatYearlyRate, annualRate } = financeTerms
  const flat = (10_000_000 * (1 + (flatYearlyRate / 100) * (months / 12))) / months
  const loan = instalmentsOf({ price: 10_000_000, deposit: 0, months, annualRate })
  expect(Math.abs((loan?.monthly ?? 0) / flat - 1)).toBeLessThan(0.0005)
  for (const text of texts.join('').split('"')) if (text.includes(`${flatYearlyRate}%`)) expect(text).toContain(`${annualRate}%`)
})

test('tables of instalments and the calculator agree to the dirham', () => {
  expect(monthlyInstalment(435_000)).toBe(
    Math.round((instalmentsOf({ price: 43_500_000, deposit: 8_700_000, months: 60, annualRate: 4.72 })?.monthly ?? 0) / 100),
  )
  expect(settings['finance.annual_rate']).toBe(String(financeTerms.annualRate))
})

test('money comes back within the same time wherever that is said', () => {
  const said = texts.flatMap((text) => [...text.matchAll(/خلال ([^،.؛<]*?أيام عمل|\d+ يومًا من أيام العمل)/g)].map(([, time]) => time))
  expect(new Set(said.filter((time) => /عشرة|14|10/.test(time ?? '')))).toEqual(new Set([refund.paidIn]))
})

test('the importer sells where its showrooms are: nobody says that it is the dealer of one country only', () => {
  expect(new Set(dealers.map(({ country }) => country)).size).toBe(builtInMarkets.length)
  for (const text of texts) expect(text).not.toMatch(/وكيل جاكوار ولاند روفر في الإمارات/)
})
