import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** The number of visits in a day with a figure in this bucket. Nothing identifies a visit, an IP address or a person. */
export const speedCount = pgTable(
  'speed_count',
  {
    /** The day in the time zone of the site. */
    day: date('day').notNull(),
    pageType: text('page_type').notNull(),
    device: text('device').notNull(),
    metric: text('metric').notNull(),
    /** The size, as `speed-bucket.ts` numbers it. */
    bucket: smallint('bucket').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.pageType, table.device, table.metric, table.bucket] }),
    check('speed_count_visits', sql`${table.visits} > 0`),
  ],
)
