export { type DeliverySubject, deliveryStates, type Sendable } from './delivery.ts'
export { type Scopes, SendError, type Sender } from './sender.ts'
