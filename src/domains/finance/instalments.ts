/**
 * A loan. Amounts are whole minor units of one currency (fils of the dirham); the yearly rate is in percent of the remaining debt.
 * `residual` is what the car is worth at the end of a lease: the lessee gives the car back instead of paying it.
 */
export type Financing = { price: number; deposit: number; months: number; annualRate: number; residual?: number }

/** The resulting instalments, in minor units: `months` − 1 instalments of `monthly` and one of `last` make `total`. */
export type Instalments = { credit: number; monthly: number; last: number; total: number }

/**
 * Equal instalments at the end of each month, on a declining balance (B-172): credit × r / (1 − (1 + r)^−n), or credit / n without interest;
 * for a lease, only the amount above the residual value is paid off. Each amount is rounded once, to the nearest minor unit: the instalment and
 * the total. The last instalment takes the rounding difference, so that the parts add up to the total. Null when the figures
 * make no loan.
 */
export function instalmentsOf({ price, deposit, months, annualRate, residual = 0 }: Financing): Instalments | null {
  const isWhole = [price, deposit, residual, months].every(Number.isSafeInteger)
  const credit = price - deposit
  if (!isWhole || months < 1 || !Number.isFinite(annualRate) || annualRate < 0) return null
  if (deposit < 0 || residual < 0 || credit < residual) return null
  // What is not paid off only bears its interest. The same as credit − residual × (1 + r)^−n, which loses its digits when the two are close.
  const exact = (credit - residual) / annuityFactor(months, annualRate) + residual * (annualRate / 100 / 12)
  const monthly = nearest(exact)
  const total = nearest(exact * months)
  return { credit, monthly, last: total - monthly * (months - 1), total }
}

/** A share of an amount in percent, to the nearest minor unit. */
export function shareOf(amount: number, percent: number): number {
  return nearest((amount * percent) / 100)
}

/** The present value of `months` monthly instalments of 1, each paid at the end of its month; without interest that is `months`. */
export function annuityFactor(months: number, annualRate: number): number {
  const rate = annualRate / 100 / 12
  // 1 − (1 + r)^−n, without losing the digits of a small rate.
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate
}

/** The nearest whole number, halves upwards; corrects products that floating point leaves slightly below a half. */
function nearest(amount: number): number {
  return Math.round(Number(amount.toPrecision(14)))
}
