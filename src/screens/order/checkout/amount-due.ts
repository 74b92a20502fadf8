import type { Checkout } from '#domains/orders/index.ts'
import { fromMinorUnits } from '#kernel/money.ts'

/** What a checkout asks for now, in units of the currency. */
export function amountDue({ amount }: Pick<Checkout, 'amount'>): number {
  return fromMinorUnits(amount.minor, amount.currency)
}
