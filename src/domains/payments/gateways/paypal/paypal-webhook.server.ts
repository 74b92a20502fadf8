import { createVerify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { days, minutes } from '#kernel/durations.ts'
import { readJson } from '#kernel/json/json.ts'
import type { RawWebhook, WebhookFlaw, WebhookHint } from '../../gateway.ts'
import type { PaypalCertificates } from './paypal-certificates.server.ts'

/** PayPal repeats a webhook for three days. */
const OLDEST_MS = days(3)
const MOST_AHEAD_MS = minutes(5)

const Event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    status: z.string().optional(),
    dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
    disputed_transactions: z.array(z.object({ custom: z.string().optional() })).optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
})

/** The headers of a webhook, in the forms that PayPal documents. */
const Headers = z.object({
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,50}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }).max(100),
  'paypal-transmission-sig': z.string().regex(/^[\w+/]{100,500}={0,2}$/),
  'paypal-cert-url': z.url().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
})

type Verifier = { webhookId: string; certificates: PaypalCertificates }
type WebhookReading = { ok: true; hint: WebhookHint } | { ok: false; flaw: WebhookFlaw }

/**
 * Verifies a webhook by PayPal's rule: RSA over its ids and the checksum of the raw bytes, with a certificate from PayPal itself. Nothing is fetched for
 * a post that is malformed, old, or points elsewhere.
 */
export async function readPaypalWebhook({ bytes, headers }: RawWebhook, now: Date, { webhookId, certificates }: Verifier): Promise<WebhookReading> {
  const parsedHeaders = Headers.safeParse(headers)
  if (webhookId === '' || !parsedHeaders.success) return { ok: false, flaw: 'forged' }
  const {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': address,
  } = parsedHeaders.data
  const url = new URL(address)
  if (!certificates.mayServe(url)) return { ok: false, flaw: 'forged' }
  const sentAt = Date.parse(time)
  if (now.getTime() - sentAt > OLDEST_MS || sentAt - now.getTime() > MOST_AHEAD_MS) return { ok: false, flaw: 'stale' }
  const certificate = await certificates.find(url, now)
  if (!certificate) return { ok: false, flaw: 'forged' }
  const signedText = `${id}|${time}|${webhookId}|${crc32(bytes)}`
  const isGenuine = createVerify('RSA-SHA256').update(signedText).verify(certificate.publicKey, signature, 'base64')
  if (!isGenuine) return { ok: false, flaw: 'forged' }
  const json = readJson(Buffer.from(bytes).toString())
  const event = Event.safeParse(json.ok ? json.value : null)
  return event.success ? { ok: true, hint: hintOf(event.data) } : { ok: false, flaw: 'unreadable' }
}

function hintOf({ id, event_type: type, resource }: z.output<typeof Event>): WebhookHint {
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const key = resource.disputed_transactions?.[0]?.custom
    return { eventId: id, type, payment: key ? { key } : null, dispute: disputeOf(resource) }
  }
  const order = type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id
  const key = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id
  return { eventId: id, type, payment: order ? { providerId: order } : key ? { key } : null }
}

function disputeOf({ status, dispute_outcome: outcome }: z.output<typeof Event>['resource']): 'open' | 'won' | 'lost' {
  if (status !== 'RESOLVED') return 'open'
  const code = outcome?.outcome_code ?? ''
  return code === 'RESOLVED_BUYER_FAVOUR' || code === 'ACCEPTED' ? 'lost' : 'won'
}
