import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BannerContent } from './banner-content.ts'

/** A text of the banner as visitors saw it. It stays as long as a proof names it. */
export const consentText = pgTable('consent_text', {
  version: text('version').primaryKey(),
  content: jsonb('content').$type<BannerContent>().notNull(),
  firstAnsweredAt: timestamp('first_answered_at', { withTimezone: true }).notNull(),
})

/** One answer to the banner, without IP address, browser or name. */
export const consentProof = pgTable(
  'consent_proof',
  {
    /** Made up by the browser for this answer alone. */
    id: uuid('id').primaryKey(),
    version: text('version')
      .notNull()
      .references(() => consentText.version),
    choice: text('choice', { enum: ['accepted', 'rejected'] }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consent_proof_answered_at').on(table.answeredAt)],
)
