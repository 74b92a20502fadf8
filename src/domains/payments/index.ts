export { type PaymentReferences, paymentNameOf } from './payment-name.ts'
export { isPaid, type Money, type Payment, type PaymentState, paymentStates } from './payment.ts'
export {
  type GatewayName,
  gatewayOf,
  hasNoGateway,
  isFree,
  normaliseVendorType,
  paymentWayOf,
  type StripeConnectedAccount,
  stripeAccountOf,
} from './vendor.ts'
