import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What was asked of the service for leads of electric vehicles and must be asked once only: a lead, a payment (C-286, C-287). It also says whose browser
 * a lead belongs to.
 */
export const electricRequest = pgTable(
  'electric_request',
  {
    id: serial('id').primaryKey(),
    /** Digest of who asks and for what; the same again is the same request. */
    key: text('key').notNull().unique(),
    /** Who asked: a browser's digest, or the id of staff. */
    asker: text('asker').notNull(),
    /** The ids under which the service knows what it created. */
    remoteIds: text('remote_ids').array().notNull().default([]),
    /** The service's answer; null until it has answered, and again after a day. */
    status: integer('status'),
    answer: text('answer'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('electric_request_asker').on(table.asker), index('electric_request_asked_at').on(table.askedAt)],
)
