import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Figure } from '#platform/figures/figure.ts'
import type { StockIndex } from './search/open-stock-index.server.ts'

export function stockFigures({ ctx: { db, clock }, stock }: { ctx: Ctx; stock: StockIndex }): readonly Figure[] {
  return [
    {
      name: 'maarad_stock_index_vehicles',
      help: 'Vehicles in the index that searches are answered from.',
      kind: 'gauge',
      watched: [{ label: ['Cars in the index of searches', 'السيارات في فهرس البحث'], unit: 'count', where: 'vehicles' }],
      read: () => [{ value: stock.figures().vehicles }],
    },
    { name: 'maarad_stock_index_bytes', help: 'Memory of that index.', kind: 'gauge', read: () => [{ value: stock.figures().bytes }] },
    {
      name: 'maarad_stock_index_age_seconds',
      help: 'How long the oldest change of the stock has waited that is not in the index; 0 when it has all.',
      kind: 'gauge',
      watched: [{ label: ['Oldest change of the stock that searches do not show', 'أقدم تغيير في المخزون لم يظهر في البحث'], unit: 'seconds', most: 60 }],
      read: () => [{ value: stock.figures().behindSeconds }],
    },
    {
      name: 'maarad_vehicle_feed_overdue_seconds',
      help: 'How long a feed of vehicles has waited for its run since that was due; 0 while it is not due.',
      kind: 'gauge',
      watched: [{ label: ['Vehicle feed that is late', 'تأخر قراءة ملف السيارات'], unit: 'seconds', most: 3600, where: 'feeds' }],
      read: async () => {
        const { rows } = await db.execute<{ key: string; overdue: number }>(sql`
          select key, greatest(0, extract(epoch from ${clock.now()}::timestamptz - next_run_at))::float8 as overdue
          from feed where is_active and next_run_at is not null order by key limit 200`)
        return rows.map(({ key, overdue }) => ({ labels: { feed: key }, value: overdue }))
      },
    },
  ]
}
