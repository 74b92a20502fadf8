import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { inTransaction } from '#platform/in-transaction.server.ts'
import { notifyAfterCommit } from '../apply-snapshot.server.ts'
import { paymentOf } from '../find-payments.server.ts'
import type { Payment } from '../payment.ts'
import { payment, paymentEvent } from '../schema.server.ts'
import type { PaymentServices } from '../payment-services.server.ts'

/** Expires an unpaid payment and ends its checks; if money arrives later, the payment is updated. */
export async function expirePayment(ctx: Ctx, paymentServices: PaymentServices, id: number): Promise<void> {
  const expired = await inTransaction(ctx, async (inner, tx): Promise<Payment | null> => {
    const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for('update')
    if (!row || (row.state !== 'created' && row.state !== 'pending')) return null
    const now = ctx.clock.now()
    await tx.update(payment).set({ state: 'expired', checkAt: null, updatedAt: now, version: sql`version + 1` }).where(eq(payment.id, id))
    await tx
      .insert(paymentEvent)
      .values({ paymentId: id, at: now, source: 'site', fromState: row.state, toState: 'expired', capturedMinor: 0, refundedMinor: 0 })
    const expiredPayment = { ...paymentOf(row), state: 'expired' as const }
    for (const { onPaymentChange } of paymentServices.watchers) await onPaymentChange(inner, expiredPayment)
    return expiredPayment
  })
  if (expired) await notifyAfterCommit(ctx, paymentServices, expired)
}
