export { type PaymentReferences, testChoices } from './payment-name.ts'
export { isPaid, type Payment, type PaymentState, paymentStates } from './payment.ts'
export {
  gatewayOf,
  hasNoGateway,
  isFree,
  paymentWayOf,
  stripeAccountOf,
} from './vendor.ts'
export { type PaymentTexts, paymentWords } from './words.ts'
export { gatewayLabel, type GatewayName, gatewayNames, orderFieldOf, payableAmount, providerSources, takesCurrency } from './gateways/registry.ts'
export { vendorNote } from './gateways/vendor-note.ts'
export type { ProviderSources } from './gateways/gateway-facts.ts'
export { type ApprovalAction, approvalActions, type ApprovalState, approvalStates } from './approvals/approval.ts'
export type { LoneAmounts } from './approvals/needs-second-person.ts'
