import { type GatewayName, gatewayNames } from './gateways/registry.ts'

/** A vendor type as it is compared: trimmed, in upper case. */
export function normaliseVendorType(type: string): string {
  return type.trim().toUpperCase()
}

/** Whether the vendor makes a reservation free: the fee counts as 0 (A-200, C-393). */
export function isFree(type: string): boolean {
  return normaliseVendorType(type) === 'NO_PAYMENT_JAPAN'
}

/** Whether the vendor takes no payment, and a mail confirms the order (A-201, C-394). */
export function hasNoGateway(type: string): boolean {
  return normaliseVendorType(type) === 'NO_PAYMENT_WITH_CONFIRMATION_EMAIL'
}

/** The gateway of a vendor type; null for vendors without one, and for unknown types (A-202, C-395). */
export function gatewayOf(type: string): GatewayName | null {
  const normalised = normaliseVendorType(type)
  return gatewayNames.find((name) => name === normalised) ?? null
}

/** What a vendor type leads to: a gateway, an order without one, or the error that is configured. */
export function paymentWayOf(type: string): GatewayName | 'free' | 'no_gateway' | 'unknown' {
  if (isFree(type)) return 'free'
  return hasNoGateway(type) ? 'no_gateway' : (gatewayOf(type) ?? 'unknown')
}

/** The account at Stripe of a retailer, as the configuration lists it (C-103). */
export type StripeConnectedAccount = { company_uuid: string; stripe_account_id: string }

/** The account at Stripe that a payment goes to: the recipient's, else the first, else the site's own, which is null (C-104). */
export function stripeAccountOf(accounts: readonly StripeConnectedAccount[], recipient: string | null): string | null {
  const account = accounts.find(({ company_uuid }) => company_uuid === recipient) ?? accounts[0]
  return account?.stripe_account_id ?? null
}
