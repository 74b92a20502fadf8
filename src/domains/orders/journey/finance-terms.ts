import { shareOf } from '#domains/finance/index.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import type { JourneyContent } from './journey-config.ts'
import { cashPrice } from './order-step.ts'
import type { OrderVehicle } from './order-vehicle.ts'

/** The terms of a lease or a subscription. The deposit is in units of the currency; null for a term that is not configured. */
export type FinanceTerms = { months: number | null; deposit: number | null; annualRate: number | null; monthlyMileage: number | null }

/** The terms that the configuration names for a way to pay; null for other ways, and where it names none. */
export function financeTerms(
  { payment_options: options }: JourneyContent['order_online_steps_page'],
  { type, vehicle }: { type: string; vehicle: Pick<OrderVehicle, 'payments' | 'currency'> },
): FinanceTerms | null {
  if (type !== 'lease' && type !== 'subscription') return null
  const { months, deposit_percent: percent, annual_rate: annualRate, monthly_mileage: mileage } = options[type]
  const price = cashPrice(vehicle)
  const deposit =
    percent === null || price === null ? null : fromMinorUnits(shareOf(toMinorUnits(price, vehicle.currency), Math.min(percent, 100)), vehicle.currency)
  const terms = { months: months || null, deposit, annualRate, monthlyMileage: mileage || null }
  return Object.values(terms).every((value) => value === null) ? null : terms
}

/** An offer by the month in the names of a quote, which `readQuote` reads: a lease has payments and a yearly rate, a subscription fees. */
export function monthlyQuote(type: string, monthly: number | null, terms: FinanceTerms | null): Readonly<Record<string, unknown>> {
  if (type !== 'lease' && type !== 'subscription') return {}
  const { months = null, deposit = null, annualRate = null, monthlyMileage = null } = terms ?? {}
  const quoteTerms = { duration: months, deposit, apr: annualRate, monthly_mileage: monthlyMileage }
  return {
    ...(type === 'lease' ? { monthly_payment: monthly } : { monthly_fee: monthly }),
    ...Object.fromEntries(Object.entries(quoteTerms).filter(([, value]) => value !== null)),
  }
}
