export { DELIVER, enqueueDeliveries, enqueueDelivery, enqueueSettling, wakeDeliveries, withdrawSettling } from './enqueue-delivery.server.ts'
export {
  type DeliveryAttempt,
  type DeliveryRecord,
  deliverySorts,
  findDeliveriesOf,
  findDelivery,
  listDeliveries,
  removeDeliveriesOf,
  removeDeliveriesTo,
} from './list-deliveries.server.ts'
export { requeueDelivery, requeueFailed } from './requeue-deliveries.server.ts'
export { createDeliveryLoop, nextDueAt } from './send-due.server.ts'
export { removeOldDeliveries } from './remove-old-deliveries.server.ts'
export { webhookDelivery } from './webhooks/webhook-delivery.ts'
export { pingReceiver } from './webhooks/ping-receiver.server.ts'
