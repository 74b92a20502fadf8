export { type DeliveryDraft, type DeliverySubject, deliveryStates, deliverySubjects, type Sendable } from './delivery.ts'
export { type Scopes, SendError, type Sender, type Together } from './sender.ts'
