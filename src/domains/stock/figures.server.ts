import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Figure } from '#platform/figures/figure.ts'
import type { StockIndex } from './search/open-stock-index.server.ts'

export function stockFigures({ ctx: { db, clock }, stock }: { ctx: Ctx; stock: StockIndex }): readonly Figure[] {
  let behindSince: number | null = null
  return [
    {
      name: 'maarad_stock_index_vehicles',
      help: 'Vehicles in the index that searches are answered from.',
      kind: 'gauge',
      read: () => [{ value: stock.figures().vehicles }],
    },
    { name: 'maarad_stock_index_bytes', help: 'Memory of that index.', kind: 'gauge', read: () => [{ value: stock.figures().bytes }] },
    {
      name: 'maarad_stock_index_age_seconds',
      help: 'How long the index has been behind the database, as seen by looks at this figure; 0 while it is not.',
      kind: 'gauge',
      read: async () => {
        const { rows } = await db.execute<{ version: string | number }>(sql`select v as version from content_version where scope = 'stock'`)
        const now = clock.now().getTime()
        const isBehind = Number(rows[0]?.version ?? 0) > stock.figures().stockVersion
        behindSince = isBehind ? (behindSince ?? now) : null
        return [{ value: behindSince === null ? 0 : (now - behindSince) / 1000 }]
      },
    },
    {
      name: 'maarad_vehicle_feed_overdue_seconds',
      help: 'How long a feed of vehicles has waited for its run since that was due; 0 while it is not due.',
      kind: 'gauge',
      read: async () => {
        const { rows } = await db.execute<{ key: string; overdue: number }>(sql`
          select key, greatest(0, extract(epoch from ${clock.now()}::timestamptz - next_run_at))::float8 as overdue
          from feed where is_active and next_run_at is not null order by key limit 200`)
        return rows.map(({ key, overdue }) => ({ labels: { feed: key }, value: overdue }))
      },
    },
  ]
}
