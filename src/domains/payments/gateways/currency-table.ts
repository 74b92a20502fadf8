import { fractionDigits } from '#kernel/money.ts'

/** Money in the minor unit of a currency (ISO 4217): fils, cents. */
export type Money = { minor: number; currency: string }

/**
 * How a provider counts a currency: in units with so many `decimals`, of which it takes multiples of `step`. Providers differ from each other and
 * from the site, which counts by `kernel/money.ts` (HUF has no decimals there, and two at Stripe).
 */
export type CurrencyRule = { decimals: number; step?: number }

/** The currencies that a gateway takes; `any` for one that counts as the site does. */
export type CurrencyTable = 'any' | ReadonlyMap<string, CurrencyRule>

export function takesCurrency(table: CurrencyTable, currency: string): boolean {
  return table === 'any' || table.has(currency)
}

function ruleOf(table: CurrencyTable, currency: string): CurrencyRule {
  return (table === 'any' ? undefined : table.get(currency)) ?? { decimals: fractionDigits(currency) }
}

/** The amount in the provider's units: 5 ISK are 500 at Stripe. */
export function toProviderUnits(table: CurrencyTable, { minor, currency }: Money): number {
  return scaled(minor, ruleOf(table, currency).decimals - fractionDigits(currency))
}

/** An amount in the provider's units as money of the site. */
export function fromProviderUnits(table: CurrencyTable, units: number, currency: string): Money {
  return { minor: scaled(units, fractionDigits(currency) - ruleOf(table, currency).decimals), currency }
}

/** The amount as a decimal text with the provider's decimals: 500.00, or 500 in TWD at PayPal. */
export function providerText(table: CurrencyTable, money: Money): string {
  const { decimals } = ruleOf(table, money.currency)
  return (toProviderUnits(table, money) / 10 ** decimals).toFixed(decimals)
}

/** The nearest amount that the provider can take, and at least its smallest: 5.124 KWD are 5.120 at Stripe. */
export function payableAmount(table: CurrencyTable, { minor, currency }: Money): Money {
  const { decimals, step = 1 } = ruleOf(table, currency)
  const smallest = Math.max(1, scaled(step, fractionDigits(currency) - decimals))
  return { minor: minor === 0 ? 0 : Math.max(smallest, Math.round(minor / smallest) * smallest), currency }
}

/** `amount` × 10^`places`, rounded. Powers of ten stay integers, so that no binary fraction creeps in. */
function scaled(amount: number, places: number): number {
  return places >= 0 ? amount * 10 ** places : Math.round(amount / 10 ** -places)
}
