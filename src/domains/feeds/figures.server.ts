import { sql } from 'drizzle-orm'
import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Figure } from '#platform/figures/figure.ts'

/** Feeds that no page has shown for this long are nobody's news. */
const SHOWN_MS = days(1)

export function feedsFigures({ ctx: { db, clock } }: { ctx: Ctx }): readonly Figure[] {
  return [
    {
      name: 'maarad_feed_answer_age_seconds',
      help: 'Age of the oldest answer of a feed that pages of the last day show, by its kind.',
      kind: 'gauge',
      watched: [{ label: ['Oldest news or offers that pages show', 'أقدم أخبار أو عروض معروضة في الصفحات'], unit: 'seconds', most: 21_600 }],
      read: async () => {
        const now = clock.now()
        const { rows } = await db.execute<{ kind: string; age: number }>(sql`
          select kind, extract(epoch from ${now}::timestamptz - min(coalesce(read_at, tried_at)))::float8 as age
          from feed_answer where asked_at > ${new Date(now.getTime() - SHOWN_MS)} group by kind`)
        return rows.map(({ kind, age }) => ({ labels: { kind }, value: Math.max(0, age) }))
      },
    },
  ]
}
