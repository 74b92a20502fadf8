import { annuityFactor } from './instalments.ts'

/** A buyer's budget: amounts in minor units of one currency, `yearlyRate` in percent. */
export type Budget = { monthly: number; deposit: number; months: number; yearlyRate: number }

/**
 * The highest purchase price of a budget, in minor units: the deposit, and what the instalments pay off over the months. With a rate, that is the
 * present value of equal instalments at the end of each month. Rounded down, so that nobody is promised more than the budget pays. Null when
 * the budget buys nothing (C-338).
 */
export function affordablePrice({ monthly, deposit, months, yearlyRate }: Budget): number | null {
  if (![monthly, deposit, months, yearlyRate].every((figure) => Number.isFinite(figure) && figure >= 0)) return null
  const price = Math.floor(Number((deposit + monthly * annuityFactor(months, yearlyRate)).toPrecision(14)))
  return Number.isFinite(price) && price > 0 ? price : null
}
