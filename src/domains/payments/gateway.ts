import type { Payment } from './payment.ts'
import type { BrowserParts } from './gateways/gateway-facts.ts'
import type { GatewayName } from './gateways/registry.ts'

/** What a gateway needs to know of a payment. `key` is ours, unique and not guessable: every call that changes something carries it. */
export type GatewayPayment = Pick<Payment, 'amount' | 'capturedMinor' | 'isOnHold' | 'providerId'> & {
  key: string
  /** The connected account at Stripe; null for the site's own. */
  account: string | null
  description: string
  /** BCP 47, for the provider's pages. */
  language: string
  /** The return address of the provider's page; '' for gateways that stay on our page. */
  returnUrl: string
  /** Ways to pay that LiqPay offers; '' for all. */
  payTypes: string
  createdAt: Date
}

/** The data with which the browser continues, as the folder of each gateway declares it. It holds no secrets. */
export type BrowserPart<Name extends keyof BrowserParts = keyof BrowserParts> = { [Each in Name]: { gateway: Each } & BrowserParts[Each] }[Name]

/** The provider has the payment, and the buyer may pay it. */
export type OpenedPayment = { providerId: string; browser: BrowserPart }

/** The states of a payment at its provider, under one set of names. `approved`: the buyer agreed, and the money waits for {@link Gateway.complete}. */
export type ProviderState = 'pending' | 'approved' | 'authorized' | 'captured' | 'released' | 'failed' | 'expired'

/** A payment's current state at the provider. */
export type Snapshot = {
  providerId: string
  state: ProviderState
  amount: { minor: number; currency: string }
  capturedMinor: number
  refundedMinor: number
  /** The chargeback; `not_told` by providers whose payments do not show chargebacks. */
  dispute: 'none' | 'open' | 'won' | 'lost' | 'not_told'
  /** When a held amount lapses. */
  authorizedUntil: Date | null
  /** The provider's last reason for a failure; '' for none. */
  failure: string
  /** The last digits of the card that pays, four where the provider tells as many; absent where it tells none. */
  card?: string | undefined
}

/** A payment that a provider lists; `key` is ours, where the provider knows it. */
export type ListedPayment = Pick<Snapshot, 'providerId' | 'state' | 'amount' | 'capturedMinor' | 'refundedMinor'> & { key: string | null }

/** A verified webhook. It says only that something happened to a payment; the state is requested from the provider. */
export type WebhookHint = {
  eventId: string
  type: string
  /** How the webhook names the payment; null when it is about something else. */
  payment: { providerId: string } | { key: string } | null
  /** Its statement about a chargeback, from providers whose payments do not show chargebacks. */
  dispute?: 'open' | 'won' | 'lost'
}

/** A webhook as it came: raw bytes, headers by lower-case names. */
export type RawWebhook = { bytes: Uint8Array; headers: Readonly<Record<string, string>> }

/** Why a webhook is refused. */
export type WebhookFlaw = 'forged' | 'stale' | 'unreadable'

/** Thrown when the provider refuses: a repetition changes nothing. `code` is the provider's. */
export class GatewayRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'GatewayRefusal'
    this.code = code
  }
}

/**
 * Thrown when the provider gave no usable answer: the call may or may not have taken effect. Repeat it with the same key. `status` is that of an answer
 * that came all the same; null for none.
 */
export class GatewayUnreachable extends Error {
  readonly status: number | null
  constructor(message: string, { status = null, cause }: { status?: number | null; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'GatewayUnreachable'
    this.status = status
  }
}

/**
 * A provider of payments. Every call that changes something can be repeated with the same `key` and then changes nothing more. Calls throw
 * {@link GatewayRefusal} or {@link GatewayUnreachable}.
 */
export type Gateway = {
  name: GatewayName
  /** Registers the payment, or finds it again by its key. */
  open: (payment: GatewayPayment) => Promise<OpenedPayment>
  read: (payment: GatewayPayment) => Promise<Snapshot>
  /** Captures or authorises the money of an approved payment. */
  complete: (payment: GatewayPayment) => Promise<Snapshot>
  /** Captures held money. */
  capture: (payment: GatewayPayment, change: { minor: number; key: string }) => Promise<void>
  /** Releases held money, or closes an unpaid payment. */
  release: (payment: GatewayPayment, change: { key: string }) => Promise<void>
  refund: (payment: GatewayPayment, change: { minor: number; key: string; reason: string }) => Promise<void>
  /** Extends the hold, at most this often; absent where the provider cannot. */
  renewal?: { most: number; renew: (payment: GatewayPayment, change: { key: string }) => Promise<void> }
  /** Payments of this site at the provider since a time, on its own account and on connected ones. */
  list: (period: { since: Date; accounts: readonly string[] }) => Promise<ListedPayment[]>
  /** Verifies a webhook on its raw bytes, and only then reads it. */
  readWebhook: (webhook: RawWebhook, now: Date) => Promise<{ ok: true; hint: WebhookHint } | { ok: false; flaw: WebhookFlaw }>
}
