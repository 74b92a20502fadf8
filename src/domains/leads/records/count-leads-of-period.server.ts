import { and, count, desc, ne, type SQL, sql } from 'drizzle-orm'
import { listFormNames } from '#domains/forms/index.server.ts'
import { listRetailerNames } from '#domains/retailers/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { lead } from '../schema.server.ts'
import type { LeadFilter } from '../lead-filter.ts'
import type { LeadCounts } from '../lead-counts.ts'
import { leadsMatching } from './lead-filter.server.ts'
import { visibleLeads } from './lead-rows.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Bars of one chart; the rest is one more. */
const MOST_SOURCES = 20

type Period = { from: string; to: string; timeZone: string }

/** How many leads came in a period (days of the site's time zone, both included), as far as these staff see them; without those held back. */
export async function countLeadsOfPeriod(ctx: Ctx, { from, to, timeZone }: Period): Promise<Outcome<LeadCounts, 'forbidden'>> {
  const visible = visibleLeads(ctx.staff)
  if (!visible) return refuse('forbidden')
  const now = ctx.clock.now()
  const between: LeadFilter = { created_at_gteq: from, created_at_lteq: to }
  const where = and(visible.where, ne(lead.state, 'suspected'), leadsMatching(between, { timeZone, now }))
  const day = sql<string>`to_char(${lead.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const [days, forms, retailers, sources, [clock], formNames, retailerNames] = await Promise.all([
    countByValue<string>(ctx, day, where),
    countByValue<number>(ctx, sql`${lead.formId}`, where),
    countByValue<number | null>(ctx, sql`${lead.retailerId}`, where),
    countByValue<string>(ctx, sql`${lead.source}`, where),
    ctx.db
      .select({
        total: count(),
        due: sql<number>`(count(*) filter (where ${lead.dueAt} is not null and (${lead.answeredAt} is not null or ${lead.dueAt} < ${now})))::int`,
        inTime: sql<number>`(count(*) filter (where ${lead.answeredAt} <= ${lead.dueAt}))::int`,
      })
      .from(lead)
      .where(where),
    listFormNames(ctx.db),
    listRetailerNames(ctx.db),
  ])
  const byDay = new Map(days.map(({ value, total }) => [value, total]))
  return done({
    total: clock?.total ?? 0,
    answered_in_time: clock?.inTime ?? 0,
    answers_due: clock?.due ?? 0,
    days: daysBetween(from, to).map((one) => ({ day: one, count: byDay.get(one) ?? 0 })),
    forms: forms.map(({ value, total }) => ({ id: value, name: formNames.get(value) ?? '', count: total })),
    retailers: retailers.map(({ value, total }) => ({ id: value, name: value === null ? '' : (retailerNames.get(value) ?? ''), count: total })),
    sources: sources.map(({ value, total }) => ({ source: value, count: total })).slice(0, MOST_SOURCES),
  })
}

function countByValue<Value>({ db }: Ctx, value: SQL, where: SQL | undefined): Promise<{ value: Value; total: number }[]> {
  return db
    .select({ value: sql<Value>`${value}`, total: count() })
    .from(lead)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
}

function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const length = Math.max(0, Math.floor((last - first) / DAY_MS) + 1)
  return Array.from({ length }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10))
}
