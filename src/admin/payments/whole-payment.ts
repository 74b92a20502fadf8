import type { ApprovalRecord } from '#domains/payments/index.server.ts'
import type { GatewayName, PaymentState } from '#domains/payments/index.ts'

export type PaymentEvent = { id: number; at: string; source: 'buyer' | 'webhook' | 'reconciliation' | 'staff' | 'site'; to_state: PaymentState; note: string }
export type PaymentTask = {
  id: number
  kind: 'capture' | 'release' | 'refund' | 'renew' | 'close'
  minor: number | null
  reason: string
  state: 'queued' | 'done' | 'failed'
  error: string
  created_at: string
}
export type PaymentDifference = {
  id: number
  kind: 'missed' | 'state' | 'amount' | 'unknown'
  ours: string
  theirs: string
  found_at: string
  settled_at: string | null
  settled_by: string
  note: string
}

/** A payment with its history, as the API returns it. */
export type WholePayment = {
  id: number
  gateway: GatewayName
  provider_id: string | null
  reference: string
  /** What the payment is for. */
  description: string
  state: PaymentState
  amount_minor: number
  captured_minor: number
  refunded_minor: number
  currency: string
  is_on_hold: boolean
  failure: string
  authorised_until: string | null
  /** The last digits of the card; '' where the provider tells none. */
  card: string
  /** Absent from records of a list. */
  events?: readonly PaymentEvent[]
  tasks?: readonly PaymentTask[]
  differences?: readonly PaymentDifference[]
  /** The most that can be refunded now. */
  refundable_minor?: number
  /** What waits for a second person. */
  approvals?: readonly ApprovalRecord[]
}
