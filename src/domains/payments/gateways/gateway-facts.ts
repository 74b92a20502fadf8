import type { WordPair } from '#kernel/words/words.ts'
import type { PaymentReferences } from '../payment-name.ts'
import type { CurrencyTable } from './currency-table.ts'

/** The sources that a payment page may load from a provider, by directive of the content security policy and the permissions policy. */
export type ProviderSources = {
  scripts: readonly string[]
  styles: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
  /** Where its forms may post to. */
  forms: readonly string[]
  /** The origins of its frames that may open the payment sheet of the browser. */
  sheets: readonly string[]
}

/**
 * The data with which a browser goes on after a payment was begun, by gateway. It holds no secrets. Each folder adds its own:
 *
 *     declare module '../gateway-facts.ts' {
 *       interface BrowserParts { STRIPE: { clientSecret: string } }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface BrowserParts {}

/** What a browser has to know of a gateway before, such as a public key, by gateway. Each folder adds its own in the same way, or none. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface BrowserSetups {}

/** What every room may know of a gateway: nothing secret, nothing of the server. Each folder of gateways has one in `facts.ts`. */
export type GatewayFacts<Name extends string = string> = {
  /** The vendor type that leads to it, in upper case. */
  name: Name
  /** Its place where staff see several. */
  order: number
  /** Its name for people. */
  label: WordPair
  /** The field of an order that names a payment of it. */
  orderField: keyof PaymentReferences
  sources: Partial<ProviderSources>
  /** The currencies that it takes. In any other one it is not offered. */
  currencies: CurrencyTable
}
