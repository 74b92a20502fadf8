import type { Clock } from '#kernel/clock.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { DeliveryDraft, DeliverySubject } from '../delivery.ts'
import { enqueueDelivery } from '../enqueue-delivery.server.ts'

export const WEBHOOK = 'webhook'

/** `event` names what happened, as in `lead.created`; `url` comes from settings or from a form's integrations. */
export type WebhookDraft = { key: string; subject: DeliverySubject; url: string; event: string; body: Record<string, unknown> }

/** Writes a webhook in the caller's transaction. */
export async function enqueueWebhook(tx: Queryable, draft: WebhookDraft, clock: Clock): Promise<void> {
  await enqueueDelivery(tx, webhookDelivery(draft), clock)
}

/** The delivery that sends a webhook, to be written with others. */
export function webhookDelivery({ key, subject, url, event, body }: WebhookDraft): DeliveryDraft {
  const target = URL.canParse(url) ? new URL(url).host : url
  return { kind: WEBHOOK, key, subject, target, payload: { url, event, body } }
}
