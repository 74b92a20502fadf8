import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Challenges whose solution was presented: each is good for one submission. A row is deleted once its challenge has expired. */
export const spentChallenge = pgTable(
  'spent_challenge',
  {
    /** The challenge's signature. */
    signature: text('signature').primaryKey(),
    /** The submission that presented it, which may come twice. */
    submissionKey: text('submission_key').notNull(),
    spentAt: timestamp('spent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spent_challenge_age').on(table.spentAt)],
)
