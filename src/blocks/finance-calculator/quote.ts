import { instalmentsOf, shareOf } from '#domains/finance/index.ts'
import { isFormHref } from '#domains/forms/index.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import type { InputConfig } from './configuration.ts'

/** What a visitor chose, the price in units of the currency. `deposit` is in the unit of its slider, `duration` in that of its own. */
export type Choice = { model: string; price: number; deposit: number; duration: number }

/** What comes of it: amounts in minor units of `currency`, the rate in percent a year. */
export type Quote = {
  currency: string
  model: string
  price: number
  deposit: number
  credit: number
  months: number
  annualRate: number
  monthly: number
}

/** The quote of a choice; null when it makes no loan, as with a deposit above the price (B-172). */
export function quoteOf(
  { model, price: units, deposit: depositChoice, duration }: Choice,
  { down_payment, duration: term, interest_rate: annualRate }: InputConfig,
  currency: string,
): Quote | null {
  const price = toMinorUnits(units, currency)
  const deposit = down_payment.unit === '%' ? shareOf(price, depositChoice) : toMinorUnits(depositChoice, currency)
  const months = term.unit === 'months' ? duration : duration * 12
  const loan = instalmentsOf({ price, deposit, months, annualRate })
  return loan && { currency, model, price, deposit, credit: loan.credit, months, annualRate, monthly: loan.monthly }
}

/** The address of a link to a form with the quote in it, which fills fields of these names; any other address as it is (B-318). */
export function withQuote(href: string, quote: Quote | null, product: string): string {
  if (!quote || !isFormHref(href)) return href
  const { currency, model, months, annualRate } = quote
  const units = (minor: number) => fromMinorUnits(minor, currency)
  const url = new URL(href, 'https://site.invalid')
  const values = {
    finance_product: product,
    finance_model: model,
    price: units(quote.price),
    deposit: units(quote.deposit),
    credit: units(quote.credit),
    duration: months,
    interest_rate: annualRate,
    monthly_payment: units(quote.monthly),
  }
  for (const [name, value] of Object.entries(values)) {
    if (value !== '') url.searchParams.set(name, typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value)
  }
  return `${url.pathname}${url.search}${url.hash}`
}
