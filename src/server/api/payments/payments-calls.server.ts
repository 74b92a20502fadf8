import { z } from '@hono/zod-openapi'
import { gatewayNames, paymentStates } from '#domains/payments/index.ts'
import {
  actOnPayment,
  checkPayment,
  type DifferenceRecord,
  differenceSorts,
  findPayment,
  listDifferences,
  listPayments,
  type PaymentHistory,
  type PaymentRecord,
  paymentSorts,
  settleDifference,
  staffActions,
} from '#domains/payments/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { contextOf } from '../../services.server.ts'
import { paymentServicesOf } from '../../payments/payment-services.server.ts'
import { data, listPage } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { Approval, DifferenceBody, PaymentBody, WholePayment } from './payment-shapes.ts'

const tag = 'Payments'
const params = z.object({ id: RecordId })

/** Payments for staff: what happened to each, what may be done with it, and where the providers differ. */
export const paymentsCalls = [
  ...listCalls({
    path: '/api/payments',
    tag,
    who: 'payments.read',
    many: 'payments',
    query: listQuery(paymentSorts, { gateway: z.enum(gatewayNames), state: z.enum(paymentStates), reference: z.string().max(200) }),
    record: PaymentBody,
    findsPeople: [],
    rows: async (ctx, query) => {
      const outcome = await listPayments(ctx, listRequest(query))
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(bodyOf) }) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/payments/{id}',
    tag,
    who: 'payments.read',
    summary: 'Reads a payment with all its events',
    params,
    answer: data(WholePayment, 'The payment, with its events, tasks and differences in order.'),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await findPayment(ctx, id)
      return outcome.ok ? done(wholeOf(outcome.value)) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/payments/{id}/actions',
    tag,
    who: 'payments.write',
    // Money that leaves the house.
    needsProof: ({ body }) => body.action === 'refund',
    summary: 'Captures, releases or refunds money',
    description: 'Amounts above the limit of one person wait for a second person.',
    params,
    body: z.strictObject({
      action: z.enum(staffActions),
      reason: z.string().trim().min(3).max(500),
      key: z.uuid().openapi({ description: 'New for each action. Repeating a key does nothing more.' }),
      amount_minor: z.int().positive().optional().openapi({ description: 'A part of the money; all of it if absent.' }),
    }),
    answer: {
      ...data(
        z.object({ id: z.int(), approval: Approval.nullable() }),
        'The action is requested and tried at once; the payment shows the result. Or the request that waits for a second person.',
      ),
      status: 202,
    },
    refusals: { forbidden: 403, needs_person: 409, gone: 404, not_possible: 409, too_much: 409, already_waiting: 409 },
    run: async (ctx, { params: { id }, body: { action, reason, key, amount_minor: minor } }) =>
      actOnPayment(ctx, await moneyDesk(ctx), { id, action, reason, key, ...(minor === undefined ? {} : { minor }) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/payments/{id}/check',
    tag,
    who: 'payments.write',
    summary: 'Asks the provider for the current state of a payment',
    params,
    answer: data(z.object({ id: z.int(), state: z.enum(paymentStates) }), 'The payment, in the state that the provider names.'),
    refusals: { forbidden: 403, gone: 404, not_configured: 503, unreachable: 502 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await checkPayment(ctx, paymentServicesOf(ctx.services), id)
      return outcome.ok ? done({ id, state: outcome.value.state }) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/payment_differences',
    tag,
    who: 'payments.read',
    summary: 'Lists the differences between payment providers and the site',
    query: listQuery(differenceSorts, { gateway: z.enum(gatewayNames), kind: z.enum(['missed', 'state', 'amount', 'unknown']) }),
    answer: listPage(DifferenceBody, 'A page of the list.'),
    isReadOnly: true,
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const outcome = await listDifferences(ctx, listRequest(query))
      return outcome.ok ? done({ ...outcome.value, rows: outcome.value.rows.map(differenceOf) }) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/payment_differences/{id}/settle',
    tag,
    who: 'payments.write',
    summary: 'Marks a payment difference as settled',
    params,
    body: z.strictObject({ note: z.string().trim().min(3).max(500) }),
    answer: data(z.object({ id: z.int() }), 'The settled difference.'),
    refusals: { forbidden: 403, gone: 404, already_settled: 409 },
    run: (ctx, { params: { id }, body: { note } }) => settleDifference(ctx, { id, note }),
  }),
]

/** What actions on payments are carried out with, by the settings as they are now. */
async function moneyDesk(ctx: CallCtx) {
  const { settings } = await ctx.services.site.get(contextOf(ctx.services))
  return { paymentServices: paymentServicesOf(ctx.services), loneAmounts: settings.payments.loneAmounts }
}

const timeOf = (time: Date | null) => time?.toISOString() ?? null

function bodyOf(row: PaymentRecord): z.infer<typeof PaymentBody> {
  const { id, reference, gateway, account, state, currency, failure, card, description } = row
  return {
    ...{ id, reference, gateway, account, state, currency, failure, card, description },
    provider_id: row.providerId,
    amount_minor: row.amountMinor,
    captured_minor: row.capturedMinor,
    refunded_minor: row.refundedMinor,
    is_on_hold: row.isOnHold,
    authorized_until: timeOf(row.authorizedUntil),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: String(row.version),
  }
}

function wholeOf(record: PaymentRecord & PaymentHistory): z.infer<typeof WholePayment> {
  return {
    ...bodyOf(record),
    events: record.events.map(({ id, at, source, fromState, toState, capturedMinor, refundedMinor, note }) => ({
      ...{ id, at: at.toISOString(), source, from_state: fromState, to_state: toState, note },
      captured_minor: capturedMinor,
      refunded_minor: refundedMinor,
    })),
    tasks: record.tasks.map(({ id, kind, minor, reason, state, attempts, error, createdAt, endedAt }) => ({
      ...{ id, kind, minor, reason, state, attempts, error },
      created_at: createdAt.toISOString(),
      ended_at: timeOf(endedAt),
    })),
    differences: record.differences.map(differenceOf),
    refundable_minor: record.refundableMinor,
    approvals: record.approvals,
  }
}

function differenceOf(row: DifferenceRecord): z.infer<typeof DifferenceBody> {
  const { id, gateway, kind, ours, theirs, note } = row
  return {
    ...{ id, gateway, kind, ours, theirs, note },
    payment_id: row.paymentId,
    provider_id: row.providerId,
    found_at: row.foundAt.toISOString(),
    settled_at: timeOf(row.settledAt),
    settled_by: row.settledBy,
    version: row.settledAt ? 'settled' : 'open',
  }
}
