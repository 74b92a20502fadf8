export { type DeliverySubject, deliveryStates, type Sendable } from './delivery.ts'
export { SendError, type Sender } from './sender.ts'
