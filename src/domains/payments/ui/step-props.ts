import type { Money } from '../gateways/currency-table.ts'
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
  /** The name of the purchase on the provider's page. */
  description: string
  words: PaymentTexts
  /** The buyer has paid as far as the browser knows; the order is posted with this. May be called again after a reload. */
  onPaid: (references: PaymentReferences) => void | Promise<void>
  /** Leads to the order that another tab has paid for. */
  onPaidElsewhere?: () => void
  /** Opens the choice of another vendor, if there is one. */
  onAnotherWay?: () => void
  /** Called on failures, for analytics. */
  onFailure?: (failure: PaymentFailure) => void
  client?: PaymentsClient
}

/** The props of the part of one gateway. */
export type GatewayPartProps = {
  setup: PaymentSetup
  client: PaymentsClient
  thing: PaidThing
  step: PaymentStepProps
  onPaid: (references: PaymentReferences) => Promise<void>
  onFailure: (failure: PaymentFailure) => void
}
