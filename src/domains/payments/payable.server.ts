import type { Outcome } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Money } from './payment.ts'

/** What somebody may pay for now, and how much: decided by the domain that sells it, never by the browser. */
export type Payable = {
  reference: string
  /** Vendor type as configured. */
  vendor: string
  amount: Money
  isOnHold: boolean
  /** The connected account at Stripe; null for the site's own. */
  stripeAccount: string | null
  description: string
}

/** What a browser says it wants to pay for, and who it is: cookies of its request by name. */
export type PayableRequest = { vehicleId: number | null; companyUuid: string; cookie: (name: string) => string | undefined }

/** Finds what the visitor may pay for. A domain brings its finder in `payable-finder.server.ts`; the first that knows the vehicle answers. */
export type PayableFinder = (ctx: Ctx, request: PayableRequest) => Promise<Outcome<Payable, 'gone' | 'locked'>>
