import { and, asc, between, eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { PageType } from '../page-type.ts'
import { speedCount } from '../schema.server.ts'
import { seventyFifth, visitsOf, visitsWithin } from './speed-bucket.ts'
import { speedBudgets } from './speed-budget.ts'
import type { Device, SpeedMetric } from './speed-report.ts'
import type { SpeedFigure, VisitorSpeed } from './visitor-speed.ts'

/** The days from `from` to `to`, both included, of all visits or of those on one kind of device. */
export type SpeedPeriod = { from: string; to: string; device?: Device | undefined }

/** Reads the page speed that visitors had. */
export async function findSpeed({ db, staff }: Ctx, { from, to, device }: SpeedPeriod): Promise<Outcome<VisitorSpeed, 'forbidden'>> {
  if (!may(staff, 'measurement.read')) return refuse('forbidden')
  const { day, pageType, metric, bucket } = speedCount
  const visits = sql<number>`sum(${speedCount.visits})::int`
  const condition = and(between(day, from, to), device ? eq(speedCount.device, device) : undefined)
  const [byDay, byPage] = await Promise.all([
    db.select({ day, metric, bucket, visits }).from(speedCount).where(condition).groupBy(day, metric, bucket).orderBy(asc(day)),
    db
      .select({ pageType, device: speedCount.device, metric, bucket, visits })
      .from(speedCount)
      .where(condition)
      .groupBy(pageType, speedCount.device, metric, bucket)
      .orderBy(asc(pageType), asc(speedCount.device)),
  ])
  return done({
    total: sumByGroup(byDay, () => ({})),
    days: sumByGroup(byDay, (row) => ({ day: row.day })),
    // Reports are checked when they come, so rows hold no other names.
    pages: sumByGroup(byPage, (row) => ({ page_type: row.pageType as PageType, device: row.device as Device })),
  })
}

type Row = { metric: string; bucket: number; visits: number }

/** One figure for each metric and group, in the order of the rows. */
function sumByGroup<Of extends Row, Group extends object>(rows: readonly Of[], groupOf: (row: Of) => Group): (SpeedFigure & Group)[] {
  const groups = new Map<string, { group: Group; metric: SpeedMetric; histogram: Map<number, number> }>()
  for (const row of rows) {
    const group = groupOf(row)
    const key = JSON.stringify([group, row.metric])
    const knownGroup = groups.get(key) ?? { group, metric: row.metric as SpeedMetric, histogram: new Map<number, number>() }
    knownGroup.histogram.set(row.bucket, (knownGroup.histogram.get(row.bucket) ?? 0) + row.visits)
    groups.set(key, knownGroup)
  }
  return [...groups.values()].map(({ group, metric, histogram }) => {
    const { budget, slow } = speedBudgets[metric]
    const visits = visitsOf(histogram)
    return {
      ...group,
      metric,
      visits,
      p75: seventyFifth(metric, histogram) ?? 0,
      within_budget: visitsWithin(metric, histogram, budget),
      slow: visits - visitsWithin(metric, histogram, slow),
    }
  })
}
