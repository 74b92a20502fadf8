import { toMinorUnits } from '#kernel/money.ts'
import type { Money } from '../gateways/currency-table.ts'

/** By currency, in its major unit: the highest amount that one person may move alone. Empty: no amount needs a second person. */
export type LoneAmounts = ReadonlyMap<string, number>

/** Whether an amount needs a second person. A currency without an amount of its own always does, lest a forgotten one be a way around. */
export function needsSecondPerson(loneAmounts: LoneAmounts, { minor, currency }: Money): boolean {
  if (loneAmounts.size === 0 || minor === 0) return false
  const most = loneAmounts.get(currency)
  return most === undefined || minor > toMinorUnits(most, currency)
}
