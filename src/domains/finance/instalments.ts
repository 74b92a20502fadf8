/** What is financed: amounts in the currency of the price, the yearly rate in percent on what is still owed. */
type Financing = { price: number; deposit: number; months: number; annualRate: number }

type Instalments = { credit: number; monthly: number; total: number }

/**
 * Equal instalments of a loan on a declining balance (B-172): credit × r / (1 − (1 + r)^−n), or credit / n without interest. Nothing is
 * rounded; null when the figures make no loan.
 */
export function instalmentsOf({ price, deposit, months, annualRate }: Financing): Instalments | null {
  const credit = price - deposit
  const isLoan = [price, deposit, months, annualRate].every(Number.isFinite) && credit >= 0 && deposit >= 0 && months >= 1 && annualRate >= 0
  if (!isLoan) return null
  const monthly = credit / annuityFactor(months, annualRate)
  return { credit, monthly, total: monthly * months }
}

/** The present value of `months` monthly instalments of 1, each paid at the end of its month; without interest that is `months`. */
export function annuityFactor(months: number, annualRate: number): number {
  const rate = annualRate / 100 / 12
  return rate === 0 ? months : (1 - (1 + rate) ** -months) / rate
}
