import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A request for the data behind an address, which its owner confirms by a link. An erasure empties who it was about. */
export const personRequest = pgTable(
  'person_request',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'export' | 'erase'>().notNull(),
    /** In small letters. */
    email: text('email').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: time('asked_at').notNull().defaultNow(),
    confirmedAt: time('confirmed_at'),
    usedAt: time('used_at'),
  },
  (table) => [index('person_request_of').on(table.email, table.kind)],
)
