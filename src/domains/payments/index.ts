export { type PaymentReferences, testChoices } from './payment-name.ts'
export { isPaid, type Money, type Payment, type PaymentState, paymentStates } from './payment.ts'
export {
  type GatewayName,
  gatewayNames,
  gatewayOf,
  hasNoGateway,
  isFree,
  paymentWayOf,
  stripeAccountOf,
} from './vendor.ts'
export { type PaymentTexts, paymentWords } from './words.ts'
export { type ProviderSources, providerSources } from './provider-sources.ts'
