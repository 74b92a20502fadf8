/** How an order names its payment: one of these (C-075, C-076). */
export type PaymentReferences = {
  stripe_payment_intent_id?: string | null | undefined
  paypal_order_id?: string | null | undefined
  liqpay_order_id?: string | null | undefined
}

/** Ids of the test gateway begin with this, and travel as `stripe_payment_intent_id`. */
export const TEST_ID_PREFIX = 'test_'

/** The buyer's choices on the page of the test provider. */
export const testChoices = ['approve', 'decline'] as const
export type TestChoice = (typeof testChoices)[number]
