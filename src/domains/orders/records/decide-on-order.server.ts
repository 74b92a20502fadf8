import { decideApproval, type DecideRefusal, type Decision } from '#domains/payments/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { addOrderEvent, touchOrder } from '../completion/record-order.server.ts'
import { inOrderTransaction, type OrderCtx } from '../order-desk.server.ts'
import { orderActionNames } from '../order.ts'
import { findForStaff, performAndRecord, refusalOfAction } from './act-on-order.server.ts'

/**
 * Decides a request about an order's money. What is approved is done at once if the order still allows it and the second person might do it alone;
 * `not_possible` leaves the request waiting.
 */
export async function decideOnOrder(ctx: OrderCtx, orderId: number, decision: Decision): Promise<Outcome<{ id: number }, DecideRefusal>> {
  return inOrderTransaction(ctx, async (inner): Promise<Outcome<{ id: number }, DecideRefusal>> => {
    // Locked before the payment, in the same order as everywhere.
    const row = await findForStaff(inner, orderId)
    if (!row) return refuse('gone')
    const decidedOutcome = await decideApproval(inner, decision, async (within, { id, paymentId, action: askedAction, reason, minor }) => {
      const innermost = { ...within, desk: ctx.desk }
      const action = orderActionNames.find((name) => name === askedAction)
      if (!action) throw new Error(`request ${id} is about a payment`)
      const actor = ctx.staff?.name ?? ''
      const step = decision.verdict === 'approved' ? 'approved' : 'declined'
      if (step === 'approved') {
        // Another payment took the place of the one that was asked about.
        if (row.paymentId !== paymentId) return refuse('not_possible')
        const refusal = await refusalOfAction(innermost, row, action)
        if (refusal) return refuse(refusal === 'forbidden' ? 'forbidden' : 'not_possible')
        const deed = { id: orderId, version: `approval ${id}`, action, reason, ...(action === 'refund' ? { minor } : {}) }
        const performed = await performAndRecord(innermost, row, deed)
        if (!performed.ok) return refuse('not_possible')
      }
      await addOrderEvent(innermost, { orderId, type: 'money', detail: { asked: action, step, reason: decision.note }, actor })
      if (step === 'declined') await touchOrder(innermost, row)
      return done(null)
    })
    return decidedOutcome.ok ? done({ id: decidedOutcome.value.id }) : decidedOutcome
  })
}
