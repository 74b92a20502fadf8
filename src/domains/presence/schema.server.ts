import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Who has which document open in which tab; a row that is no longer renewed belongs to a closed tab. */
export const presence = pgTable(
  'presence',
  {
    /** The kind of the document and its id: `page:12`, `form:3`. */
    document: text('document').notNull(),
    tab: text('tab').notNull(),
    staffId: text('staff_id').notNull(),
    name: text('name').notNull(),
    /** The id of the part that is being edited, such as a block or a field; '' for none. */
    part: text('part').notNull().default(''),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.tab] }), index('presence_seen_at').on(table.seenAt)],
)
