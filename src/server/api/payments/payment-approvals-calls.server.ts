import { z } from '@hono/zod-openapi'
import { wakeDeliveries } from '#domains/deliveries/index.server.ts'
import { decideOnOrder } from '#domains/orders/index.server.ts'
import { approvalStates } from '#domains/payments/index.ts'
import { approvalSorts, decideOnPayment, type Decision, findApproval, listApprovals, wakePayments } from '#domains/payments/index.server.ts'
import { refuse } from '#kernel/outcome.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { orderCtx } from '../orders/order-desk.server.ts'
import { RecordId } from '../record-id.ts'
import { Approval } from './payment-shapes.ts'

const tag = 'Payments'
const params = z.object({ id: RecordId })
const note = z.string().trim().max(500)
const decisionAnswer = data(z.object({ id: z.int() }), 'The decision. Repeating it as the same person gives the same answer.')
const refusals = { forbidden: 403, same_person: 409, gone: 404, decided: 409, not_possible: 409 } as const

/** Actions on money that wait for a second person. Whoever asked may decline, only somebody else may approve; tokens may neither. */
export const paymentApprovalsCalls = [
  ...listCalls({
    path: '/api/payment_approvals',
    tag,
    who: 'payments.read',
    many: 'the actions on money that need or needed a second person',
    query: listQuery(approvalSorts, { state: z.enum(approvalStates), payment_id: RecordId }),
    record: Approval,
    rows: (ctx, query) => listApprovals(ctx, listRequest(query)),
  }),
  defineCall({
    method: 'post',
    path: '/api/payment_approvals/{id}/approve',
    tag,
    who: 'payments.approve',
    needsProof: true,
    summary: 'Approves an action that a colleague requested',
    params,
    body: z.strictObject({ note: note.default('') }),
    answer: decisionAnswer,
    refusals,
    run: (ctx, { params: { id }, body }) => decide(ctx, { id, verdict: 'approved', note: body.note }),
  }),
  defineCall({
    method: 'post',
    path: '/api/payment_approvals/{id}/decline',
    tag,
    who: 'payments.approve',
    summary: 'Declines an action that a colleague requested, or withdraws one’s own',
    params,
    body: z.strictObject({ note: note.min(3) }),
    answer: decisionAnswer,
    refusals,
    run: (ctx, { params: { id }, body }) => decide(ctx, { id, verdict: 'declined', note: body.note }),
  }),
]

/** An action of an order is carried out by orders, so that car, mails and timeline follow. */
async function decide(ctx: CallCtx, decision: Decision) {
  const approval = await findApproval(ctx, decision.id)
  if (!approval) return refuse('gone')
  if (approval.orderId === null) return decideOnPayment(ctx, paymentServicesOf(ctx.services), decision)
  const outcome = await decideOnOrder(await orderCtx(ctx), approval.orderId, decision)
  if (outcome.ok && decision.verdict === 'approved') {
    await wakePayments(ctx.services, `approval ${decision.id}`)
    await wakeDeliveries(ctx.services, `approval ${decision.id}`)
  }
  return outcome
}
