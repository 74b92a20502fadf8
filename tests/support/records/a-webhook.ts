import { enqueueDelivery, webhookDelivery } from '#domains/deliveries/index.server.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Queryable } from '#platform/database/database.server.ts'

/** Writes a webhook as the domains do that tell others of something. */
export function enqueueWebhook(tx: Queryable, draft: Parameters<typeof webhookDelivery>[0], clock: Clock): Promise<void> {
  return enqueueDelivery(tx, webhookDelivery(draft), clock)
}
