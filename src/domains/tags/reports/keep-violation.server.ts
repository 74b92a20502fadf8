import { and, eq, lt, sql } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { policyReport } from '../schema.server.ts'
import type { PolicyViolation } from './policy-violation.ts'

/** For how many days reports are kept. */
export const KEPT_DAYS = 14
/** Anybody can send reports: past this many different ones in a day new ones are dropped, those that are known still count. */
const MOST_A_DAY = 500

type StoredViolation = Omit<PolicyViolation, 'pathname'> & { path: string }

/** Counts what a browser refused. Nothing else of the report is stored. */
export async function keepViolation({ db, clock }: Ctx, { path, directive, blocked }: StoredViolation, timeZone: string): Promise<void> {
  const day = todayIn(timeZone, clock.now())
  const same = and(eq(policyReport.day, day), eq(policyReport.path, path), eq(policyReport.directive, directive), eq(policyReport.blocked, blocked))
  const counts = await db
    .update(policyReport)
    .set({ times: sql`least(${policyReport.times} + 1, 1000000000)` })
    .where(same)
    .returning({ times: policyReport.times })
  if (counts.length > 0 || (await db.$count(policyReport, eq(policyReport.day, day))) >= MOST_A_DAY) return
  await db
    .insert(policyReport)
    .values({ day, path, directive, blocked, times: 1 })
    .onConflictDoUpdate({
      target: [policyReport.day, policyReport.path, policyReport.directive, policyReport.blocked],
      set: { times: sql`${policyReport.times} + 1` },
    })
}

/** Deletes reports of days before the kept period. */
export async function removeOldViolations({ db, clock }: Ctx, timeZone: string): Promise<void> {
  await db.delete(policyReport).where(lt(policyReport.day, todayIn(timeZone, new Date(clock.now().getTime() - days(KEPT_DAYS)))))
}
