import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { approvalActions, approvalStates } from './approvals/approval.ts'
import { paymentStates } from './payment.ts'
import { gatewayNames } from './gateways/registry.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** A payment, written before its provider is asked. */
export const payment = pgTable(
  'payment',
  {
    id: serial('id').primaryKey(),
    /** Our key at the provider: idempotency keys begin with it. */
    key: text('key').notNull().unique(),
    reference: text('reference').notNull(),
    gateway: text('gateway', { enum: [...gatewayNames] }).notNull(),
    account: text('account'),
    providerId: text('provider_id'),
    state: text('state', { enum: paymentStates }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    isOnHold: boolean('is_on_hold').notNull(),
    capturedMinor: minor('captured_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    failure: text('failure').notNull().default(''),
    /** The last digits of the card; '' until the provider has told them. */
    card: text('card').notNull().default(''),
    description: text('description').notNull(),
    language: text('language').notNull(),
    returnUrl: text('return_url').notNull().default(''),
    payTypes: text('pay_types').notNull().default(''),
    /** Raised by each change: a provider's answer is applied only if the payment has not changed since the request. */
    version: integer('version').notNull().default(1),
    /** When held money lapses. */
    authorizedUntil: at('authorised_until'),
    /** When the provider is asked next, webhook or not; null when nothing more is expected. */
    checkAt: at('check_at'),
    checks: integer('checks').notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    index('payment_reference').on(table.reference),
    unique('payment_provider_id').on(table.gateway, table.providerId),
    index('payment_check').on(table.checkAt).where(sql`check_at is not null`),
    index('payment_updated').on(table.updatedAt),
    index('payment_held').on(table.authorizedUntil).where(sql`state = 'authorized'`),
  ],
)

export const eventSources = ['buyer', 'webhook', 'reconciliation', 'staff', 'site'] as const

/** What happened to a payment, in order. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    source: text('source', { enum: [...eventSources] }).notNull(),
    fromState: text('from_state', { enum: paymentStates }),
    toState: text('to_state', { enum: paymentStates }).notNull(),
    capturedMinor: minor('captured_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [index('payment_event_of').on(table.paymentId)],
)

export const taskKinds = ['capture', 'release', 'refund', 'renew', 'close'] as const
export const taskStates = ['queued', 'done', 'failed'] as const

/** Tasks for a provider: stored in the transaction that orders them, carried out after the commit, with the same key on each try. */
export const paymentTask = pgTable(
  'payment_task',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    key: text('key').notNull().unique(),
    kind: text('kind', { enum: [...taskKinds] }).notNull(),
    /** The amount to capture or refund; null for the whole. */
    minor: minor('minor'),
    /** The refunded amount before the first try: shows whether a try without an answer took effect. */
    refundedBefore: minor('refunded_before'),
    reason: text('reason').notNull().default(''),
    state: text('state', { enum: [...taskStates] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull(),
    error: text('error').notNull().default(''),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('payment_task_of').on(table.paymentId), index('payment_task_due').on(table.nextAt).where(sql`state = 'queued'`)],
)

/** Actions of staff above the amount of one person: what was asked for and who decided. */
export const paymentApproval = pgTable(
  'payment_approval',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    /** The order whose action it is; null for an action on the payment itself. */
    orderId: integer('order_id'),
    action: text('action', { enum: [...approvalActions] }).notNull(),
    /** The amount as it was when it was asked for. */
    minor: minor('minor').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    key: text('key').notNull(),
    state: text('state', { enum: [...approvalStates] })
      .notNull()
      .default('waiting'),
    /** `user:7` */
    askedBy: text('asked_by').notNull(),
    askedByName: text('asked_by_name').notNull(),
    askedAt: at('asked_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    decidedBy: text('decided_by').notNull().default(''),
    decidedByName: text('decided_by_name').notNull().default(''),
    decidedAt: at('decided_at'),
    note: text('note').notNull().default(''),
  },
  (table) => [
    unique('payment_approval_key').on(table.paymentId, table.key),
    uniqueIndex('payment_approval_waiting').on(table.paymentId).where(sql`state = 'waiting'`),
    index('payment_approval_asked').on(table.askedAt),
  ],
)

/** Received webhooks, stored before they are answered. Their ids are kept, to recognise repetitions. */
export const paymentWebhook = pgTable(
  'payment_webhook',
  {
    id: serial('id').primaryKey(),
    gateway: text('gateway', { enum: [...gatewayNames] }).notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The payment that it names, and its statement about a chargeback. */
    about: jsonb('about').$type<{ providerId?: string; key?: string; dispute?: 'open' | 'won' | 'lost' }>().notNull(),
    state: text('state', { enum: ['waiting', 'done', 'ignored'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull(),
    error: text('error').notNull().default(''),
    receivedAt: at('received_at').notNull(),
    doneAt: at('done_at'),
  },
  (table) => [
    unique('payment_webhook_event').on(table.gateway, table.eventId),
    index('payment_webhook_waiting').on(table.nextAt).where(sql`state = 'waiting'`),
  ],
)

export const differenceKinds = ['missed', 'state', 'amount', 'unknown'] as const

/** Where the provider and the site disagreed, for staff to look at. */
export const paymentDifference = pgTable(
  'payment_difference',
  {
    id: serial('id').primaryKey(),
    /** Null for a payment that only the provider knows. */
    paymentId: integer('payment_id').references(() => payment.id, { onDelete: 'cascade' }),
    gateway: text('gateway', { enum: [...gatewayNames] }).notNull(),
    providerId: text('provider_id').notNull(),
    /** `missed`: a change that no webhook told, taken over; `state`: the provider is where no move leads; `amount`; `unknown`: only the provider has it. */
    kind: text('kind', { enum: [...differenceKinds] }).notNull(),
    ours: text('ours').notNull(),
    theirs: text('theirs').notNull(),
    foundAt: at('found_at').notNull(),
    settledAt: at('settled_at'),
    settledBy: text('settled_by').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('payment_difference_open').on(table.gateway, table.providerId, table.kind, table.ours, table.theirs).where(sql`settled_at is null`),
    index('payment_difference_of').on(table.paymentId),
  ],
)

/** The payments of the test gateway, which plays a provider: nothing but `gateways/test` reads or writes it. */
export const testCharge = pgTable('test_charge', {
  providerId: text('provider_id').primaryKey(),
  key: text('key').notNull().unique(),
  state: text('state', { enum: ['pending', 'approved', 'authorized', 'captured', 'released', 'failed', 'expired'] }).notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text('currency').notNull(),
  isOnHold: boolean('is_on_hold').notNull(),
  capturedMinor: minor('captured_minor').notNull().default(0),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  dispute: text('dispute', { enum: ['none', 'open', 'won', 'lost'] })
    .notNull()
    .default('none'),
  failure: text('failure').notNull().default(''),
  authorizedUntil: at('authorised_until'),
  /** Keys of the calls that it has carried out. */
  doneKeys: jsonb('done_keys').$type<string[]>().notNull().default([]),
  createdAt: at('created_at').notNull(),
})
