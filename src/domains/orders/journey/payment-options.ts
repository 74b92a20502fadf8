import type { ButtonSet } from './journey-config.ts'
import type { PaymentOptionChoice } from './order-data.ts'
import type { OrderVehicle } from './order-vehicle.ts'

/** The ways to pay that the journey can offer, in their order. `calculator` is finance by instalments. */
export const paymentOptionTypes = ['cash', 'calculator', 'lease', 'subscription'] as const
export type PaymentOptionType = (typeof paymentOptionTypes)[number]

/** A way to pay, as offered. `position` is its index among all ways, under which its choice is kept. */
export type PaymentOption = { type: PaymentOptionType; position: number; price: string; amount: number | null; isOnRequest: boolean }

const financeOptions = { cash: 'cash', calculator: 'lease', lease: 'lease', subscription: 'rent' } as const

/**
 * The ways to pay for a vehicle: those that it has prices for, and instalments on its price where there is a rate. A button set that names
 * financing options leaves out the others.
 */
export function paymentOptions(
  vehicle: Pick<OrderVehicle, 'payments'>,
  { annualRate, allowedWays }: { annualRate: number | null; allowedWays: ButtonSet['financing_options'] },
): PaymentOption[] {
  const cash = vehicle.payments.find(({ type }) => type === 'cash')
  return paymentOptionTypes.flatMap((type, position): PaymentOption[] => {
    if (allowedWays.length > 0 && !allowedWays.includes(financeOptions[type])) return []
    if (type === 'calculator') {
      const hasExample = annualRate !== null && cash?.amount !== null && cash?.amount !== undefined
      return hasExample ? [{ type, position, price: cash.price, amount: cash.amount, isOnRequest: false }] : []
    }
    const priced = vehicle.payments.find((payment) => payment.type === type)
    return priced ? [{ type, position, price: priced.price, amount: priced.amount, isOnRequest: priced.isOnRequest }] : []
  })
}

/** The stored choice of a way to pay. */
export function paymentChoice(dataLayer: Readonly<Record<string, unknown>>): PaymentOptionChoice {
  return { selectedOptionData: { dataLayer }, subscriptionProductsData: [] }
}

/** A finance quote under our own names; null for unknown figures. */
export type Quote = { months: number | null; monthly: number | null; rate: number | null; deposit: number | null; monthlyMileage: number | null }

/** Reads a quote, whose figures may have either of their documented names. */
export function readQuote(quote: Readonly<Record<string, unknown>>): Quote {
  const first = (...names: string[]) => {
    const firstValue = names.map((name) => quote[name]).find((value) => value !== undefined && value !== null && value !== '')
    const number = Number(firstValue)
    return Number.isFinite(number) ? number : null
  }
  return {
    months: first('loan_tenure', 'duration'),
    monthly: first('monthly_instalment', 'monthly_payment', 'monthly_fee'),
    rate: first('interest_rate', 'apr'),
    deposit: first('down_payment', 'deposit'),
    monthlyMileage: first('monthly_mileage'),
  }
}
