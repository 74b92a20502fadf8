import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** How often each scope of content has changed; a process that lost its connection compares these with what it last saw. */
export const contentVersion = pgTable('content_version', {
  scope: text('scope').primaryKey(),
  v: bigint('v', { mode: 'number' }).notNull(),
})
