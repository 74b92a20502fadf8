import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { transactionId } from '#platform/database/transaction-id.server.ts'

/** Which transaction changed what. A process reads the rows of transactions that its last snapshot did not see; rows older than a day are removed. */
export const contentChange = pgTable(
  'content_change',
  {
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    scope: text('scope').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.scope] }), index('content_change_at').on(table.at)],
)
