import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The number of changes of each scope; a process that lost its connection compares these with the ones it last saw. */
export const contentVersion = pgTable('content_version', {
  scope: text('scope').primaryKey(),
  v: bigint('v', { mode: 'number' }).notNull(),
})
