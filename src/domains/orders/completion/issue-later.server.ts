import { enqueueDelivery } from '#domains/deliveries/index.server.ts'
import { minutes } from '#kernel/durations.ts'
import type { OrderOccasion } from '#mails/order-update/mail.tsx'
import type { Ctx } from '#platform/ctx.server.ts'
import { later } from '../later.ts'
import type { OrderRow } from './record-order.server.ts'

/** How long an invoice waits for a browser that comes back from paying. */
const BUYER_MS = minutes(2)

/** The kind of the deliveries that issue invoices. */
export const INVOICE = 'invoice'

/** What is told with an invoice once it has its number; null for a document that no mail brings. */
export type WithInvoice = { occasion: Exclude<OrderOccasion, 'link'>; reason: string } | null

/**
 * Has an invoice issued after the commit of the caller's transaction, and then the order's people told. It stands in the outbox like what is told to others
 * ([0199](../../../../docs/decisions/0199-invoices-are-issued-after-the-order.md)): exactly once, by whichever process comes first, again after a process died.
 * Erasing a person leaves it alone, since it names nobody.
 */
export function issueLater({ db, clock }: Ctx, row: OrderRow, { invoice, told }: { invoice: number; told: WithInvoice }): Promise<void> {
  // An order that its payment created knows its buyer only once the browser posts it, and is told again then. Until then nobody could be named on the invoice.
  const isUnnamed = row.customerEmail === ''
  const key = `invoice:${invoice}${told ? `:${told.occasion}${isUnnamed ? ':buyer unknown' : ''}` : ''}`
  const payload = { invoice, order: row.id, told }
  const draft = { kind: INVOICE, key, target: 'invoices', subject: { type: 'invoice' as const, id: String(invoice) }, payload }
  return enqueueDelivery(db, { ...draft, ...(isUnnamed ? { nextAt: later(clock.now(), BUYER_MS) } : {}) }, clock)
}
