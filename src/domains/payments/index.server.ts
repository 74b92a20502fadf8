export { type ApprovalRecord, approvalSorts, findApproval, listApprovals, listWaitingApprovals } from './approvals/approval-record.server.ts'
export { askSecondPerson } from './approvals/ask-approval.server.ts'
export { type DecideRefusal, type Decision, decideApproval, expireApprovals } from './approvals/decide-approval.server.ts'
export { isBeingCaptured } from './approvals/moved-amount.server.ts'
export { checkPayments, type Lapsing } from './checks/check-payments.server.ts'
export { listPaymentsById, listPaymentsOf, lockPaymentsOf, readPayment } from './find-payments.server.ts'
export { browserSetups, configuredGateways, createGateways } from './gateways/configured-gateways.server.ts'
export type { BeginRequest } from './gateways/begin-call.ts'
export type { GatewayUnit } from './gateways/gateway-unit.ts'
export { gatewayUnits } from './gateways/units.gen.server.ts'
export { createTestProvider, type TestProvider } from './gateways/test/test-gateway.server.ts'
export type { Payable, PayableFinder } from './payable.server.ts'
export { type Comparison, reconcilePayments } from './reconciliation/reconcile.server.ts'
export { settlePayment } from './settle-payment.server.ts'
export { type StartRefusal, type StartedPayment as Started, startPayment } from './start-payment.server.ts'
export { carryOutTasks } from './tasks/carry-out.server.ts'
export { capturePayment, refundPayment, releasePayment, type TooMuch } from './tasks/order-task.server.ts'
export { reasonOfRefund, staffReason } from './tasks/staff-reason.server.ts'
export { createPaymentServices, type PaymentWatcher, type PaymentServices } from './payment-services.server.ts'
export { NEWS, RUN_PAYMENTS, wakePayments } from './checks/wake-payments.server.ts'
export { processWebhooks } from './webhooks/process-webhooks.server.ts'
export { receiveWebhook } from './webhooks/receive-webhook.server.ts'
export { heldUntil, holdsMoney } from './staff/held-until.server.ts'
export { listStaffPayments, type StaffPayment } from './staff/staff-payment.server.ts'
export { actOnPayment, checkPayment, decideOnPayment, settleDifference, staffActions } from './staff/act-on-payment.server.ts'
export {
  type DifferenceRecord,
  differenceSorts,
  findPayment,
  listDifferences,
  listPayments,
  type PaymentHistory,
  type PaymentRecord,
  paymentSorts,
} from './staff/list-payments.server.ts'
