import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often browsers refused something on a page in a day. Nothing identifies a visit, an address or a person. */
export const policyReport = pgTable(
  'policy_report',
  {
    /** The day in the time zone of the site. */
    day: date('day').notNull(),
    /** The path of a published page, or what stands for all other addresses. */
    path: text('path').notNull(),
    /** The rule of the policy that refused it. */
    directive: text('directive').notNull(),
    /** The origin that was refused, `inline` or `eval`. */
    blocked: text('blocked').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.directive, table.blocked] }), check('policy_report_times', sql`${table.times} > 0`)],
)
