import { toMinorUnits } from '#kernel/money.ts'
import { normalisePaymentType, readOrderData } from '../journey/order-data.ts'
import { type PaymentOptionType, paymentOptionTypes, readQuote } from '../journey/payment-options.ts'

/** How a car is paid for, as people say it. Amounts are in minor units; null for what is not known. */
export type OrderFinance = {
  /** null for a way that this site does not know, and for none. */
  way: PaymentOptionType | null
  months: number | null
  deposit: number | null
  monthly: number | null
  annualRate: number | null
  monthlyMileage: number | null
}

type OrderedFinance = { metadata: Readonly<Record<string, unknown>>; financeOption: string; currency: string }

/**
 * How an order is paid for. Programs are told that instalments are a lease; people bought by instalments. What the buyer chose stands in the
 * metadata.
 */
export function orderFinance({ metadata, financeOption, currency }: OrderedFinance): OrderFinance {
  const option = readOrderData(metadata).paymentOptionsData
  const way = wayOf(option?.type ?? '', financeOption)
  const filledChoice = option?.data.find((choice) => Object.keys(choice?.selectedOptionData?.dataLayer ?? {}).length > 0)
  const quote = readQuote(way === null || way === 'cash' ? {} : (filledChoice?.selectedOptionData.dataLayer ?? {}))
  const minor = (amount: number | null) => (amount === null ? null : toMinorUnits(Math.round(amount), currency))
  return {
    way,
    months: quote.months,
    deposit: minor(quote.deposit),
    monthly: minor(quote.monthly),
    annualRate: quote.rate,
    monthlyMileage: quote.monthlyMileage,
  }
}

/** Whether the buyer gets the car for its price, at once or over time; a lease and a subscription have none. */
export function isBought({ way }: OrderFinance): boolean {
  return way !== 'lease' && way !== 'subscription'
}

/** What was chosen, where it agrees with what was sent; a program sends only its own word. */
function wayOf(chosenWay: string, sentWay: string): PaymentOptionType | null {
  const isSame = chosenWay !== '' && (sentWay === '' || normalisePaymentType(chosenWay) === sentWay)
  const toldWay = isSame ? chosenWay : sentWay === 'rent' || sentWay === 'subscribe' ? 'subscription' : sentWay === 'purchase' ? 'cash' : sentWay
  return paymentOptionTypes.find((type) => type === toldWay) ?? null
}
