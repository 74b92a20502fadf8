import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Finding } from '#platform/connections/connection.ts'

/** What the last check of each connection found. */
export const connectionCheck = pgTable('connection_check', {
  symbol: text('symbol').primaryKey(),
  state: text('state', { enum: ['works', 'fails'] }).notNull(),
  findings: jsonb('findings').$type<readonly Finding[]>().notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3 }).notNull(),
  checkedBy: text('checked_by').notNull(),
})
