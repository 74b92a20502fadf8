import { defineWidget } from '../define-widget.ts'

/** The way back to an order that this browser has not finished. The markup is the same for everybody; what the browser keeps shows it before the first paint. */
export const waitingOrder = defineWidget({ symbol: 'waiting_order', place: 'before', island: 'never', needsNavigation: true })
