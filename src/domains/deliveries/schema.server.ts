import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { deliveryStates } from './delivery.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The outbox: deliveries are written in the transaction of their subject and sent later (decision 0044). */
export const delivery = pgTable(
  'delivery',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    key: text('key').notNull().unique(),
    target: text('target').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('queued'),
    /** Attempts that began. */
    attempts: integer('attempts').notNull().default(0),
    /** The number of attempts at the last requeue by staff: the maximum counts from there. */
    attemptsBefore: integer('attempts_before').notNull().default(0),
    /** The earliest time of the next attempt. */
    nextAt: at('next_at').notNull(),
    /** The end of the lease: after it, the sending process counts as dead. */
    leaseUntil: at('lease_until'),
    error: text('error').notNull().default(''),
    /** The request that it was written for; '' for what the process does by itself. */
    requestId: text('request_id').notNull().default(''),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (table) => [
    index('delivery_subject').on(table.subjectType, table.subjectId),
    index('delivery_queued').on(table.target, table.nextAt, table.id).where(sql`state = 'queued'`),
    index('delivery_next').on(table.nextAt).where(sql`state = 'queued'`),
    index('delivery_leased').on(table.target, table.leaseUntil).where(sql`state = 'sending'`),
    index('delivery_created').on(table.createdAt),
  ],
)

/** One attempt to send a delivery, as it ended. */
export const deliveryAttempt = pgTable(
  'delivery_attempt',
  {
    id: serial('id').primaryKey(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => delivery.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** What the receiver answered; '' when the attempt failed. */
    receipt: text('receipt').notNull().default(''),
    error: text('error').notNull().default(''),
    endedAt: at('ended_at').notNull(),
  },
  (table) => [index('delivery_attempt_of').on(table.deliveryId)],
)
