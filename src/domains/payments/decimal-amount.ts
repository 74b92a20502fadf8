import { fractionDigits, fromMinorUnits } from '#kernel/money.ts'
import type { Money } from './gateways/currency-table.ts'

/** An amount as PayPal and LiqPay write it: 50000 fils as 500.00. */
export function decimalAmount({ minor, currency }: Money): string {
  return fromMinorUnits(minor, currency).toFixed(fractionDigits(currency))
}
