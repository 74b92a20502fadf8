import { lt, sql } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { speedCount } from '../schema.server.ts'
import { speedBucket } from './speed-bucket.ts'
import { speedMetrics, type SpeedReport } from './speed-report.ts'

/** Counts the figures of one visit. Nothing else about the visit is stored. */
export async function keepSpeed({ db, clock }: Ctx, { page_type: pageType, device, values }: SpeedReport, timeZone: string): Promise<void> {
  const day = todayIn(timeZone, clock.now())
  const rows = speedMetrics.flatMap((metric) => {
    const value = values[metric]
    return value === undefined ? [] : [{ day, pageType, device, metric, bucket: speedBucket(metric, value), visits: 1 }]
  })
  await db
    .insert(speedCount)
    .values(rows)
    .onConflictDoUpdate({
      target: [speedCount.day, speedCount.pageType, speedCount.device, speedCount.metric, speedCount.bucket],
      set: { visits: sql`${speedCount.visits} + excluded.visits` },
    })
}

/** Deletes the figures of days before the kept period. */
export async function removeOldSpeed({ db, clock }: Ctx, { keptDays, timeZone }: { keptDays: number; timeZone: string }): Promise<void> {
  const first = todayIn(timeZone, new Date(clock.now().getTime() - days(keptDays)))
  await db.delete(speedCount).where(lt(speedCount.day, first))
}
