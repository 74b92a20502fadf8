import { z } from '@hono/zod-openapi'
import { approvalActions, approvalStates, gatewayNames, paymentStates } from '#domains/payments/index.ts'

const Moment = z.iso.datetime()
const Minor = z.int().openapi({ description: 'In minor units of the currency.' })

export const PaymentBody = z
  .object({
    id: z.int(),
    reference: z.string().openapi({ description: 'What is paid for, in the words of the seller.' }),
    gateway: z.enum(gatewayNames),
    account: z.string().nullable(),
    provider_id: z.string().nullable(),
    state: z.enum(paymentStates),
    amount_minor: Minor,
    captured_minor: Minor,
    refunded_minor: Minor,
    currency: z.string(),
    is_on_hold: z.boolean(),
    failure: z.string(),
    card: z.string().openapi({ description: 'The last digits of the card; empty if the provider does not tell them.' }),
    description: z.string(),
    authorized_until: Moment.nullable(),
    created_at: Moment,
    updated_at: Moment,
    version: z.string(),
  })
  .openapi('Payment')

const Event = z.object({
  id: z.int(),
  at: Moment,
  source: z.enum(['buyer', 'webhook', 'reconciliation', 'staff', 'site']),
  from_state: z.enum(paymentStates).nullable(),
  to_state: z.enum(paymentStates),
  captured_minor: Minor,
  refunded_minor: Minor,
  note: z.string(),
})
const Task = z.object({
  id: z.int(),
  kind: z.enum(['capture', 'release', 'refund', 'renew', 'close']),
  minor: Minor.nullable(),
  reason: z.string(),
  state: z.enum(['queued', 'done', 'failed']),
  attempts: z.int(),
  error: z.string(),
  created_at: Moment,
  ended_at: Moment.nullable(),
})
export const DifferenceBody = z
  .object({
    id: z.int(),
    payment_id: z.int().nullable(),
    gateway: z.enum(gatewayNames),
    provider_id: z.string(),
    kind: z.enum(['missed', 'state', 'amount', 'unknown']),
    ours: z.string(),
    theirs: z.string(),
    found_at: Moment,
    settled_at: Moment.nullable(),
    settled_by: z.string(),
    note: z.string(),
    version: z.string(),
  })
  .openapi('PaymentDifference')
/** A request for a second person. */
export const Approval = z
  .object({
    id: z.int(),
    payment_id: z.int(),
    order_id: z.int().nullable().openapi({ description: 'The order of the action; null for an action on the payment itself.' }),
    action: z.enum(approvalActions),
    amount_minor: Minor,
    currency: z.string(),
    reason: z.string(),
    asked_by: z.string(),
    asked_at: Moment,
    expires_at: Moment,
    state: z.enum(approvalStates),
    decided_by: z.string(),
    decided_at: Moment.nullable(),
    note: z.string(),
    may_approve: z.boolean().openapi({ description: 'Whether the caller may approve it, which excludes whoever requested it.' }),
    may_decline: z.boolean(),
  })
  .openapi('PaymentApproval')
export const WholePayment = PaymentBody.extend({
  events: z.array(Event),
  tasks: z.array(Task),
  differences: z.array(DifferenceBody),
  refundable_minor: Minor,
  approvals: z.array(Approval).openapi({ description: 'The actions that wait for a second person.' }),
})
