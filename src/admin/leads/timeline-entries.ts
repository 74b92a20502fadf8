import type { LeadEvent } from '#domains/leads/index.ts'
import type { LeadDelivery, WholeLead } from './whole-lead.ts'

/** An entry of a lead's timeline: an event of the lead, or the end of a delivery. */
export type TimelineEntry = { key: string; at: string; leadId: number } & (
  | { kind: 'event'; event: LeadEvent }
  | { kind: 'confirmed' | 'answer_sent' | 'mailed' | 'delivered' | 'failed'; delivery: LeadDelivery }
)

/** Events and finished deliveries in order; pending deliveries are listed elsewhere. */
export function timelineEntries({ events, deliveries }: Pick<WholeLead, 'events' | 'deliveries'>): TimelineEntry[] {
  const happened: TimelineEntry[] = events.map((event) => ({ key: `event-${event.id}`, at: event.at, leadId: event.lead_id, kind: 'event', event }))
  const deliveryEntries = deliveries.flatMap((delivery): TimelineEntry[] => {
    const entry = { key: `delivery-${delivery.id}`, leadId: Number(delivery.subject_id), delivery }
    if (delivery.state === 'sent' && delivery.sent_at) return [{ ...entry, at: delivery.sent_at, kind: arrival(delivery) }]
    // `next_at` of a failed delivery is the time of its last attempt.
    return delivery.state === 'failed' ? [{ ...entry, at: delivery.next_at, kind: 'failed' }] : []
  })
  return [...happened, ...deliveryEntries].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function arrival(delivery: LeadDelivery): 'confirmed' | 'answer_sent' | 'mailed' | 'delivered' {
  if (delivery.kind !== 'mail') return 'delivered'
  if (isAnswer(delivery)) return 'answer_sent'
  return isConfirmation(delivery) ? 'confirmed' : 'mailed'
}

/** Whether a mail is an answer of staff to the customer. */
export function isAnswer({ key }: Pick<LeadDelivery, 'key'>): boolean {
  return /^lead:\d+:answer:/.test(key)
}

/** Whether a mail is the confirmation to the customer; all others that are no answer go to the team. */
export function isConfirmation({ key }: Pick<LeadDelivery, 'key'>): boolean {
  return key.endsWith(':confirmation')
}
