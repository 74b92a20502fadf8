import type { DeliveryDraft, DeliverySubject } from '../delivery.ts'

export const WEBHOOK = 'webhook'

/** `event` names what happened, as in `lead.created`; `url` comes from settings or from a form's integrations. */
export type WebhookDraft = { key: string; subject: DeliverySubject; url: string; event: string; body: Record<string, unknown> }

/** The delivery that sends a webhook, to be written in the transaction that it tells of. */
export function webhookDelivery({ key, subject, url, event, body }: WebhookDraft): DeliveryDraft {
  const target = URL.canParse(url) ? new URL(url).host : url
  return { kind: WEBHOOK, key, subject, target, payload: { url, event, body } }
}
