import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What was done and what was refused in a day (UTC), by kind and key. Keys that would name a person are digests. Forgotten after a few days. */
export const budgetUse = pgTable(
  'budget_use',
  {
    day: text('day').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    used: integer('used').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.key] }), index('budget_use_kind').on(table.kind, table.day)],
)
