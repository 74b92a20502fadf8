/** What the timeline of an order tells. `vehicle` is a move of its car, `stage` one on the way to its handover, `money` one of its payment. */
export const orderEventTypes = ['created', 'state', 'money', 'vehicle', 'stage', 'visit', 'note', 'mail', 'refused', 'document', 'erased'] as const
export type OrderEventType = (typeof orderEventTypes)[number]
export type OrderEvent = { id: number; type: OrderEventType; detail: Record<string, unknown>; actor: string; at: string }
