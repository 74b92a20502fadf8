import type { Payment } from './payment.ts'
import type { GatewayName } from './vendor.ts'

/** What a gateway needs to know of a payment. `key` is ours, unique for ever and not to be guessed: every call that changes something carries it. */
export type GatewayPayment = Pick<Payment, 'amount' | 'capturedMinor' | 'isOnHold' | 'providerId'> & {
  key: string
  /** The connected account at Stripe; null for the site's own. */
  account: string | null
  description: string
  /** BCP 47; the provider's pages speak it where they can. */
  language: string
  /** Where the provider's page leads back to; '' for gateways that stay on ours. */
  returnUrl: string
  /** Ways to pay that LiqPay offers; '' for all. */
  payTypes: string
  createdAt: Date
}

/** What the browser goes on with. It holds nothing that may not be seen. */
export type BrowserPart =
  | { gateway: 'STRIPE'; clientSecret: string; status: string }
  | { gateway: 'PAYPAL'; status: string }
  | { gateway: 'LIQPAY'; data: string; signature: string; actionUrl: string }
  | { gateway: 'TEST' }

/** The provider has the payment, and the buyer may pay it. */
export type Opened = { providerId: string; browser: BrowserPart }

/** A provider's states, in the words of all of them. `approved`: the buyer agreed, and the money waits for {@link Gateway.complete}. */
export type ProviderState = 'pending' | 'approved' | 'authorised' | 'captured' | 'released' | 'failed' | 'expired'

/** What the provider knows of a payment at this moment. */
export type Snapshot = {
  providerId: string
  state: ProviderState
  amount: { minor: number; currency: string }
  capturedMinor: number
  refundedMinor: number
  /** A chargeback; `not_told` by providers whose payments do not show theirs. */
  dispute: 'none' | 'open' | 'won' | 'lost' | 'not_told'
  /** When a held amount lapses. */
  authorisedUntil: Date | null
  /** The provider's last reason against it; '' for none. */
  failure: string
}

/** A payment that a provider lists; `key` is ours, where the provider knows it. */
export type Listed = Pick<Snapshot, 'providerId' | 'state' | 'amount' | 'capturedMinor' | 'refundedMinor'> & { key: string | null }

/** What a verified webhook says: only that something happened to a payment. Its state is asked of the provider. */
export type WebhookHint = {
  eventId: string
  type: string
  /** How the webhook names the payment; null when it is about something else. */
  payment: { providerId: string } | { key: string } | null
  /** What it says of a chargeback, from providers whose payments do not show theirs. */
  dispute?: 'open' | 'won' | 'lost'
}

/** A webhook as it came: raw bytes, headers by lower-case names. */
export type RawWebhook = { bytes: Uint8Array; headers: Readonly<Record<string, string>> }

/** Why a webhook is not taken. */
export type WebhookFlaw = 'forged' | 'stale' | 'unreadable'

/** Thrown when the provider says no: asking again changes nothing. `code` is the provider's. */
export class GatewayRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'GatewayRefusal'
    this.code = code
  }
}

/** Thrown when the provider gave no answer that counts: what was asked for may or may not have happened. Ask again with the same key. */
export class GatewayUnreachable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'GatewayUnreachable'
  }
}

/**
 * A provider of payments. Every call that changes something can be repeated with the same `key` and then changes nothing more. Calls throw
 * {@link GatewayRefusal} or {@link GatewayUnreachable}.
 */
export type Gateway = {
  name: GatewayName
  /** Registers the payment, or finds it again by its key. */
  open: (payment: GatewayPayment) => Promise<Opened>
  read: (payment: GatewayPayment) => Promise<Snapshot>
  /** Takes or holds the money of an approved payment. */
  complete: (payment: GatewayPayment) => Promise<Snapshot>
  /** Takes held money. */
  capture: (payment: GatewayPayment, change: { minor: number; key: string }) => Promise<void>
  /** Lets held money go, or closes a payment that nobody paid. */
  release: (payment: GatewayPayment, change: { key: string }) => Promise<void>
  refund: (payment: GatewayPayment, change: { minor: number; key: string; reason: string }) => Promise<void>
  /** Holds the money for longer, at most so often; absent where the provider cannot. */
  renewal?: { most: number; renew: (payment: GatewayPayment, change: { key: string }) => Promise<void> }
  /** Payments of this site at the provider since a time, on its own account and on connected ones. */
  list: (period: { since: Date; accounts: readonly string[] }) => Promise<Listed[]>
  /** Verifies a webhook on its raw bytes, and only then reads it. */
  readWebhook: (webhook: RawWebhook, now: Date) => Promise<{ ok: true; hint: WebhookHint } | { ok: false; flaw: WebhookFlaw }>
}
