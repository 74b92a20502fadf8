import type { Outcome } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Money } from './gateways/currency-table.ts'
import type { GatewayName } from './gateways/registry.ts'

/** What a visitor may pay for now, and the amount: decided by the domain that sells it, never by the browser. */
export type Payable = {
  reference: string
  amount: Money
  isOnHold: boolean
  /** The connected account at Stripe; null for the site's own. */
  stripeAccount: string | null
  description: string
}

/** A browser's request to pay: for what, with which gateway, the cookies that identify it, and the key that those are signed with. */
export type PayableRequest = {
  gateway: GatewayName
  vehicleId: number | null
  companyUuid: string
  cookie: (name: string) => string | undefined
  secretKey: string
}

/**
 * Finds what the visitor may pay for; `gone` for what they have not begun to buy, `locked` for what somebody else is buying. A domain brings its finder
 * in `payable-finder.server.ts`; the first that knows the vehicle answers.
 */
export type PayableFinder = (ctx: Ctx, request: PayableRequest) => Promise<Outcome<Payable, 'gone' | 'locked' | 'not_offered'>>
