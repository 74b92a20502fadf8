import type { Money } from '../payment.ts'
import type { PaymentReferences } from '../payment-name.ts'
import type { PaidThing, PaymentFailure, PaymentsClient, PaymentSetup } from '../payments-client.ts'
import type { StripeConnectedAccount } from '../vendor.ts'
import type { PaymentTexts } from '../words.ts'

export type PaymentStepProps = {
  /** The vendor of the answer to `orders/init`. */
  vendor: { type: string; stripe_connected_accounts: readonly StripeConnectedAccount[] }
  amount: Money
  /** The amount as the page writes it. */
  price: string
  isOnHold: boolean
  vehicleId: number | null
  /** The retailer who gets the money. */
  companyUuid: string
  /** What the provider's page calls the purchase. */
  description: string
  words: PaymentTexts
  /** The buyer has paid as far as the browser knows; the order is posted with this. May be called again after a reload. */
  onPaid: (references: PaymentReferences) => void | Promise<void>
  /** Leads to the choice of another vendor, where there is one. */
  onAnotherWay?: () => void
  /** Hears of failures, for measurement. */
  onFailure?: (failure: PaymentFailure) => void
  client?: PaymentsClient
}

/** What the part of one gateway is given. */
export type GatewayPartProps = {
  setup: PaymentSetup
  client: PaymentsClient
  thing: PaidThing
  step: PaymentStepProps
  onPaid: (references: PaymentReferences) => Promise<void>
  onFailure: (failure: PaymentFailure) => void
}
