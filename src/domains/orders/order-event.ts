/** What the timeline of an order tells. `vehicle` is a move of its car, `money` one of its payment. */
export const orderEventTypes = ['created', 'state', 'money', 'vehicle', 'visit', 'note', 'mail', 'refused', 'erased'] as const
export type OrderEventType = (typeof orderEventTypes)[number]
export type OrderEvent = { id: number; type: OrderEventType; detail: Record<string, unknown>; actor: string; at: string }
