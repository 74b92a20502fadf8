/**
 * `queued` waits for its time, `sending` is leased to a process, `failed` waits for staff to requeue it; a delivery whose lease expires goes back to
 * `queued`.
 */
type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed'
export const deliveryStates: [DeliveryState, ...DeliveryState[]] = ['queued', 'sending', 'sent', 'failed']

/** What deliveries tell about. Screens have words for each. */
export const deliverySubjects = [
  ...(['lead', 'order', 'quotation', 'invoice', 'vehicle', 'checkout', 'inquiry'] as const),
  ...(['page', 'person_request', 'alarm', 'mail_test'] as const),
] as const

/** The subject of a delivery: `lead` 7, `order` 12. */
export type DeliverySubject = { type: (typeof deliverySubjects)[number]; id: string }

/** A message to an external receiver. `payload` is JSON for its sender. */
export type DeliveryDraft = {
  /** Which sender takes it: `mail`, `webhook`. */
  kind: string
  /** Unique among all deliveries. Sent with every attempt, so that receivers recognise repetitions. */
  key: string
  /** The receiver, such as a host. A slow or unreachable one delays only its own deliveries. */
  target: string
  subject: DeliverySubject
  payload: Record<string, unknown>
  /** When it is sent at the earliest; at once without. */
  nextAt?: Date
}

/** A delivery that a sender takes; `attempt` counts from 1. */
export type Sendable = { id: number; key: string; target: string; attempt: number; payload: Record<string, unknown>; subject: DeliverySubject }
