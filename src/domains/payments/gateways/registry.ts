import { type CurrencyTable, type Money, payableAmount as payableIn, takesCurrency as takesIn } from './currency-table.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { PaymentReferences } from '../payment-name.ts'
import type { GatewayFacts, ProviderSources } from './gateway-facts.ts'
import { gatewayFacts } from './facts.gen.ts'

/** Every gateway, in the order in which staff see them. TEST is for development and the demo. */
const gateways = gatewayFacts.toSorted((one, other) => one.order - other.order)

export type GatewayName = (typeof gatewayFacts)[number]['name']
export const gatewayNames = gateways.map(({ name }) => name) as [GatewayName, ...GatewayName[]]

const factsByName = new Map<GatewayName, GatewayFacts>(gateways.map((facts) => [facts.name, facts]))

function factsOf(name: GatewayName): GatewayFacts {
  return factsByName.get(name) as GatewayFacts // the names are those of the list
}

/** The name of a gateway for people. */
export function gatewayLabel(name: GatewayName): WordPair {
  return factsOf(name).label
}

/** The field of an order that names a payment of this gateway. */
export function orderFieldOf(name: GatewayName): keyof PaymentReferences {
  return factsOf(name).orderField
}

export function currenciesOf(name: GatewayName): CurrencyTable {
  return factsOf(name).currencies
}

/** Whether a gateway takes money in this currency; where it does not, it is not offered. */
export function takesCurrency(name: GatewayName, currency: string): boolean {
  return takesIn(factsOf(name).currencies, currency)
}

/** The nearest amount that all of these gateways can take. */
export function payableAmount(names: readonly GatewayName[], money: Money): Money {
  return names.reduce((amount, name) => payableIn(factsOf(name).currencies, amount), money)
}

/** What the pages of payment may load from these providers. */
export function providerSources(names: readonly GatewayName[]): ProviderSources {
  const of = (directive: keyof ProviderSources) => [...new Set(names.flatMap((name) => factsOf(name).sources[directive] ?? []))]
  return { scripts: of('scripts'), styles: of('styles'), frames: of('frames'), connections: of('connections'), forms: of('forms'), sheets: of('sheets') }
}
