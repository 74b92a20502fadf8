import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { applySnapshot, type EventSource } from './apply-snapshot.server.ts'
import { findRow, forGateway, isPaidByOther, type PaymentName, type PaymentRow, paymentOf } from './find-payments.server.ts'
import { type Gateway, GatewayRefusal, GatewayUnreachable, type Snapshot, type WebhookHint } from './gateway.ts'
import type { Payment } from './payment.ts'
import type { PaymentServices } from './payment-services.server.ts'

export type Settled = Outcome<Payment, 'gone' | 'not_configured' | 'unreachable'>

const MOST_TRIES = 6

/**
 * The only way in which a payment changes: requests its state from the provider, captures or holds the money of an approved one, and stores
 * the answer. The buyer's return, webhooks and reconciliation all call it, in any order and as often as they like. `seenRow` is the payment as the
 * caller has just read it.
 */
export async function settlePayment(
  ctx: Ctx,
  paymentServices: PaymentServices,
  { name, source, dispute, seenRow }: { name: PaymentName; source: EventSource; dispute?: WebhookHint['dispute']; seenRow?: PaymentRow },
): Promise<Settled> {
  for (let tries = 1; ; tries += 1) {
    const row = (tries === 1 ? seenRow : undefined) ?? (await findRow(ctx, name))
    if (!row) return refuse('gone')
    const gateway = paymentServices.gateways.get(row.gateway)
    if (!gateway) return refuse('not_configured')
    if (row.providerId === null && row.state !== 'created') return done(paymentOf(row))
    const snapshot = await snapshotOf(ctx, gateway, row)
    if (snapshot === null) return refuse('unreachable')
    const current = await applySnapshot(ctx, paymentServices, { seenRow: row, snapshot: dispute ? { ...snapshot, dispute } : snapshot, source })
    if (current) return done(current)
    if (tries < MOST_TRIES) continue
    const lastRow = await findRow(ctx, name)
    return lastRow ? done(paymentOf(lastRow)) : refuse('gone')
  }
}

/** The provider's current snapshot; null without an answer. */
async function snapshotOf(ctx: Ctx, gateway: Gateway, row: PaymentRow): Promise<Snapshot | null> {
  try {
    // The process may have died between the provider's answer and our commit: opening it again finds it.
    const openedRow = row.providerId === null ? { ...row, providerId: (await gateway.open(forGateway(row))).providerId } : row
    const snapshot = await gateway.read(forGateway(openedRow))
    if (snapshot.state !== 'approved' || !(await mayComplete(ctx, row, snapshot))) return snapshot
    return await completed(gateway, openedRow)
  } catch (error) {
    if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefusal)) throw error
    ctx.log.warn('a provider gave no answer about a payment', { payment: row.id, gateway: row.gateway, reason: reasonOf(error) })
    return null
  }
}

async function completed(gateway: Gateway, row: PaymentRow): Promise<Snapshot> {
  try {
    return await gateway.complete(forGateway(row))
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    // Declined: the buyer may try another way; the provider knows the payment's new state.
    return { ...(await gateway.read(forGateway(row))), failure: error.code }
  }
}

/** Whether the money may be captured: for the requested amount, while the payment is open, and once for a reference. */
async function mayComplete(ctx: Ctx, row: PaymentRow, { amount }: Snapshot): Promise<boolean> {
  if (amount.minor !== row.amountMinor || amount.currency !== row.currency) return false
  if (row.state !== 'pending' && row.state !== 'created') return false
  return !(await isPaidByOther(ctx, row))
}
