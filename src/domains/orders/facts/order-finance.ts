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

type Ordered = { metadata: Readonly<Record<string, unknown>>; financeOption: string; currency: string }

/**
 * How an order is paid for. Programs are told that instalments are a lease; people bought by instalments. What the buyer chose stands in the
 * metadata.
 */
export function orderFinance({ metadata, financeOption, currency }: Ordered): OrderFinance {
  const option = readOrderData(metadata).paymentOptionsData
  const way = wayOf(option?.type ?? '', financeOption)
  const chosen = option?.data.find((choice) => Object.keys(choice?.selectedOptionData?.dataLayer ?? {}).length > 0)
  const quote = readQuote(way === null || way === 'cash' ? {} : (chosen?.selectedOptionData.dataLayer ?? {}))
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
function wayOf(chosen: string, sent: string): PaymentOptionType | null {
  const isSame = chosen !== '' && (sent === '' || normalisePaymentType(chosen) === sent)
  const said = isSame ? chosen : sent === 'rent' || sent === 'subscribe' ? 'subscription' : sent === 'purchase' ? 'cash' : sent
  return paymentOptionTypes.find((type) => type === said) ?? null
}
