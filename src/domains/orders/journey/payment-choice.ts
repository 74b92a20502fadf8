import { financeIn, type FinanceSettings, instalmentsOf, shareOf } from '#domains/finance/index.ts'
import type { Markets } from '#domains/markets/index.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { type FinanceTerms, monthlyQuote } from './finance-terms.ts'
import { type OrderData, withPaymentOption } from './order-data.ts'
import { type PaymentOption, paymentChoice } from './payment-options.ts'

/** By what cars are financed: a product with its country and its currency. Without a rate there are no instalments. */
export type OrderFinancing = Pick<FinanceSettings, 'annualRate' | 'depositPercent' | 'months' | 'product'> & { currency: string; country: string }
export type OfferedPacks = readonly { id: string; price: number | null }[]

/** How somebody means to pay: a type of {@link paymentOptions}, and for instalments the deposit, in percent of the price, and the term. */
type ChosenPayment = { type: string; depositPercent: number; months: number; packs: readonly string[] }

/** The product of the car's country; a car that none finances in its currency has no instalments. */
export function financingOf(finance: FinanceSettings, markets: Markets, car: { country: string; currency: string }): OrderFinancing {
  const { depositPercent, months, product } = finance
  return { depositPercent, months, currency: car.currency, ...(financeIn(finance, markets, car) ?? { annualRate: null, product, country: '' }) }
}

/** What is financed: the car with the chosen packs, in units of the currency. A pack without a price is added when it has one. */
export function financedPrice(price: number | null, { packs: chosenPacks }: Pick<ChosenPayment, 'packs'>, packs: OfferedPacks): number | null {
  if (price === null) return null
  return packs.filter(({ id }) => chosenPacks.includes(id)).reduce((sum, pack) => sum + (pack.price ?? 0), price)
}

/** What instalments come to, in units of the currency; null where the figures make no loan. */
export function exampleOf({ depositPercent, months }: Pick<ChosenPayment, 'depositPercent' | 'months'>, price: number | null, finance: OrderFinancing) {
  if (price === null || finance.annualRate === null) return null
  const minor = toMinorUnits(price, finance.currency)
  const deposit = shareOf(minor, depositPercent)
  const loan = instalmentsOf({ price: minor, deposit, months, annualRate: finance.annualRate })
  return loan && { deposit: fromMinorUnits(deposit, finance.currency), monthly: fromMinorUnits(loan.monthly, finance.currency) }
}

type OfferedPayment = { option: PaymentOption | undefined; finance: OrderFinancing; terms: FinanceTerms | null; packs: OfferedPacks }

/** Order data with a way to pay, and what that comes to. */
export function withPaymentChoice(data: OrderData, choice: ChosenPayment, { option, finance, terms, packs }: OfferedPayment): OrderData {
  const { type, depositPercent, months } = choice
  const example = type === 'calculator' ? exampleOf(choice, financedPrice(option?.amount ?? null, choice, packs), finance) : null
  const dataLayer = example
    ? { loan_tenure: months, monthly_instalment: example.monthly, interest_rate: finance.annualRate, down_payment: example.deposit }
    : monthlyQuote(type, option?.amount ?? null, terms)
  const metadata = { depositPercent, months, ...(example ? { financeProduct: finance.product } : {}) }
  return withPaymentOption(data, { position: option?.position ?? 0, type, choice: paymentChoice(dataLayer), metadata })
}
