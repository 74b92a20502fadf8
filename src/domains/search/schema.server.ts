import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What the search engine was last filled with: one row, none before the first time. */
export const searchMark = pgTable('search_mark', {
  id: integer('id').primaryKey(),
  /** The snapshot and the moment up to which changes were read, as the database writes them. */
  snapshot: text('snapshot').notNull(),
  at: text('at').notNull(),
  /** Digests of what is searched. */
  pages: text('pages').notNull(),
  models: text('models').notNull(),
})
