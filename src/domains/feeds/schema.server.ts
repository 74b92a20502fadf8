import { customType, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The last good answer of every feed that blocks show, and how the last attempt to read it went. */
export const feedAnswer = pgTable(
  'feed_answer',
  {
    address: text('address').primaryKey(),
    /** A name of `feedKinds`. */
    kind: text('kind').notNull(),
    /** Null while no attempt has succeeded. */
    value: jsonb('value'),
    /** The value as it came, to know a new one from the same again. */
    digest: text('digest').notNull().default(''),
    readAt: moment('read_at'),
    triedAt: moment('tried_at').notNull(),
    /** What went wrong with the last attempt; null when it succeeded. */
    problem: text('problem'),
    /** When a page last showed it. */
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [index('feed_answer_asked').on(table.askedAt)],
)

/** Pictures of feeds, served by this site so that visitors' browsers ask nobody else. */
export const feedPicture = pgTable('feed_picture', {
  digest: text('digest').primaryKey(),
  address: text('address').notNull(),
  /** As WebP; null until it is first requested. */
  bytes: bytea('bytes'),
  /** When it was last asked for at its address. */
  readAt: moment('read_at'),
})
