import { and, desc, eq, gte, max, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { days } from '#kernel/durations.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { policyReport } from '../schema.server.ts'
import { KEPT_DAYS } from './keep-violation.server.ts'

const MOST_SHOWN = 50

export type KeptViolation = { directive: string; blocked: string; times: number; last_day: string }

/** What browsers refused on a page in the last days, most often first. */
export async function findViolations({ db, staff, clock }: Ctx, path: string, timeZone: string): Promise<Outcome<KeptViolation[], 'forbidden'>> {
  if (!may(staff, 'page_tags.read')) return refuse('forbidden')
  const first = todayIn(timeZone, new Date(clock.now().getTime() - days(KEPT_DAYS)))
  const times = sql<number>`sum(${policyReport.times})::int`
  const rows = await db
    .select({ directive: policyReport.directive, blocked: policyReport.blocked, times, last_day: max(policyReport.day) })
    .from(policyReport)
    .where(and(eq(policyReport.path, path), gte(policyReport.day, first)))
    .groupBy(policyReport.directive, policyReport.blocked)
    .orderBy(desc(times), policyReport.directive, policyReport.blocked)
    .limit(MOST_SHOWN)
  return done(rows.map((row) => ({ ...row, last_day: row.last_day ?? first })))
}
