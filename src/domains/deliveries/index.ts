export { type DeliveryDraft, type DeliveryState, type DeliverySubject, deliveryStates, type Sendable } from './delivery.ts'
export { SendError, type Sender } from './sender.ts'
export { EVENT_HEADER, KEY_HEADER, SIGNATURE_HEADER } from './webhooks/webhook.ts'
