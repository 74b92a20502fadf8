import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** What counts towards the limits of phone verification; forgotten after a day. Numbers and addresses are only there as digests. */
export const phoneAttempt = pgTable(
  'phone_attempt',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['code_sent', 'wrong_code'] }).notNull(),
    number: text('number_digest').notNull(),
    address: text('address_digest').notNull(),
    /** Of a wrong code: the verification that it was guessed in, which is the id of the row of its message. */
    verification: integer('verification'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('phone_attempt_number').on(table.number, table.at),
    index('phone_attempt_address').on(table.address, table.at),
    index('phone_attempt_at').on(table.at),
    index('phone_attempt_verification').on(table.verification),
  ],
)
