import { formatProductAmount, instalmentsOf, shareOf } from '#domains/finance/index.ts'
import { builtInMarkets } from '#domains/markets/index.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { listPriceIn } from '../stock/generate-vehicles.ts'
import { dirhams, financeTerms } from './builders.ts'
import type { Fields, FinancedModel } from './page.ts'

const HOME = 'AE'

/** What banks of each country ask a year on what is still owed, in percent. */
export const bankRates: ReadonlyMap<string, number> = new Map([
  [HOME, financeTerms.annualRate],
  ['SA', 5.1],
  ['KW', 4.9],
  ['QA', 5.25],
  ['BH', 5.6],
  ['OM', 5.5],
])

/** A list price in dirhams in each other country, as the stock has it there. */
function listPricesAbroad(price: number): { country: string; currency: string; amount: number }[] {
  return builtInMarkets.flatMap(({ country, currency }) => {
    const amount = country === HOME ? null : listPriceIn(country, price)
    return amount === null ? [] : { country, currency, amount }
  })
}

const written = (amount: number, currency: string) =>
  formatProductAmount(toMinorUnits(amount, currency), currency, { currencyIso: 'AED', style: { symbol: 'درهم', delimiter: ',', format: '% ^' } })

/** The line of the price that a model starts at, here and in other countries; `price` in dirhams. */
export function startsAt(price: number): Fields {
  const line = (text: string) => `ابتداءً من ${text}`
  return {
    price: line(dirhams(price)),
    prices_elsewhere: listPricesAbroad(price).map(({ country, currency, amount }) => ({ country, price: line(written(amount, currency)) })),
  }
}

/** An offer at a list price in dirhams in other countries, with the instalment of their banks in whole units. */
export function offerAbroad(price: number): { country: string; price: string; lease_price: string }[] {
  return listPricesAbroad(price).map(({ country, currency, amount }) => {
    const minor = toMinorUnits(amount, currency)
    const { depositPercent, months } = financeTerms
    const loan = instalmentsOf({ price: minor, deposit: shareOf(minor, depositPercent), months, annualRate: bankRates.get(country) ?? 0 })
    return { country, price: written(amount, currency), lease_price: written(Math.round(fromMinorUnits(loan?.monthly ?? 0, currency)), currency) }
  })
}

/** Figures of a finance calculator in other countries; rates are those of the setting. */
export function financedAbroad(models: readonly FinancedModel[]): { country: string; models: { key: string; price: number }[] }[] {
  return builtInMarkets.flatMap(({ country }) => {
    const prices = models.flatMap(({ key, price }) => {
      const amount = country === HOME ? null : listPriceIn(country, price)
      return amount === null ? [] : { key, price: amount }
    })
    return prices.length === 0 ? [] : { country, models: prices }
  })
}
