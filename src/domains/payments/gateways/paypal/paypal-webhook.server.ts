import { createVerify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { days, minutes } from '#kernel/durations.ts'
import { readJson } from '#kernel/json.ts'
import type { RawWebhook, WebhookFlaw, WebhookHint } from '../../gateway.ts'
import type { PaypalClient } from './paypal-client.server.ts'

/** PayPal repeats a webhook for three days. */
const OLDEST_MS = days(3)
const MOST_AHEAD_MS = minutes(5)
const SIGNER = 'messageverificationcerts.paypal.com'

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

type Verifier = { webhookId: string; client: PaypalClient; mayServe: (url: URL) => boolean; certificates: Map<string, X509Certificate> }
type Read = { ok: true; hint: WebhookHint } | { ok: false; flaw: WebhookFlaw }

/** Verifies a webhook by PayPal's rule: RSA over its ids and the checksum of the raw bytes, with a certificate from PayPal itself. */
export async function readPaypalWebhook({ bytes, headers }: RawWebhook, now: Date, verifier: Verifier): Promise<Read> {
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time, 'paypal-transmission-sig': signature, 'paypal-cert-url': address } = headers
  const { 'paypal-auth-algo': algorithm } = headers
  const url = URL.parse(address ?? '')
  const sentAt = Date.parse(time ?? '')
  if (!id || !signature || !url || !verifier.mayServe(url) || Number.isNaN(sentAt) || algorithm !== 'SHA256withRSA') return { ok: false, flaw: 'forged' }
  const certificate = await certificateOf(url, verifier)
  if (!certificate || !isValidAt(certificate, now)) return { ok: false, flaw: 'forged' }
  const signed = `${id}|${time}|${verifier.webhookId}|${crc32(bytes)}`
  const isGenuine = createVerify('RSA-SHA256').update(signed).verify(certificate.publicKey, signature, 'base64')
  if (!isGenuine) return { ok: false, flaw: 'forged' }
  if (now.getTime() - sentAt > OLDEST_MS || sentAt - now.getTime() > MOST_AHEAD_MS) return { ok: false, flaw: 'stale' }
  const json = readJson(Buffer.from(bytes).toString())
  const event = Event.safeParse(json.ok ? json.value : null)
  return event.success ? { ok: true, hint: hintOf(event.data) } : { ok: false, flaw: 'unreadable' }
}

async function certificateOf(url: URL, { client, certificates }: Verifier): Promise<X509Certificate | null> {
  const known = certificates.get(url.href)
  if (known) return known
  const text = await client.fetchCertificate(url.href)
  try {
    const certificate = new X509Certificate(text)
    certificates.set(url.href, certificate)
    return certificate
  } catch {
    // The caller refuses the message as forged.
    return null
  }
}

/** It came from PayPal's own host by https; its subject and its time have to fit as well. */
function isValidAt({ subject, validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return subject.split('\n').includes(`CN=${SIGNER}`) && validFromDate <= now && now <= validToDate
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
