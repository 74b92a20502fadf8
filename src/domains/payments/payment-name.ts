import type { GatewayName } from './vendor.ts'

/** How an order names its payment: one of these (C-075, C-076). */
export type PaymentReferences = {
  stripe_payment_intent_id?: string | null | undefined
  paypal_order_id?: string | null | undefined
  liqpay_order_id?: string | null | undefined
}

/** Ids of the test gateway begin with this, and travel as `stripe_payment_intent_id`. */
export const TEST_ID_PREFIX = 'test_'

/** The payment that an order names; null for none. */
export function paymentNameOf(references: PaymentReferences): { gateway: GatewayName; providerId: string } | null {
  const { stripe_payment_intent_id: stripe, paypal_order_id: paypal, liqpay_order_id: liqpay } = references
  if (stripe) return { gateway: stripe.startsWith(TEST_ID_PREFIX) ? 'TEST' : 'STRIPE', providerId: stripe }
  if (paypal) return { gateway: 'PAYPAL', providerId: paypal }
  return liqpay ? { gateway: 'LIQPAY', providerId: liqpay } : null
}

/** What a buyer may say on the page of the test provider. */
export const testChoices = ['approve', 'decline'] as const
export type TestChoice = (typeof testChoices)[number]
