export { type PaymentReferences, paymentNameOf, type TestChoice, testChoices } from './payment-name.ts'
export { isPaid, type Money, type Payment, type PaymentState, paymentStates } from './payment.ts'
export {
  type GatewayName,
  gatewayNames,
  gatewayOf,
  hasNoGateway,
  isFree,
  normaliseVendorType,
  paymentWayOf,
  type StripeConnectedAccount,
  stripeAccountOf,
} from './vendor.ts'
export { createPaymentsClient, type PaymentFailure, type PaymentsClient } from './payments-client.ts'
export { type PaymentTexts, paymentWords } from './words.ts'
export { type ProviderSources, providerSources } from './provider-sources.ts'
