import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Figure } from '#platform/figures/figure.ts'
import { orderStates } from './order.ts'

export function ordersFigures({ ctx: { db, clock } }: { ctx: Ctx }): readonly Figure[] {
  return [
    {
      name: 'maarad_orders',
      help: 'Orders by their state.',
      kind: 'gauge',
      table: { unit: 'count' },
      read: async () => {
        const { rows } = await db.execute<{ state: string; total: number }>(sql`select state, count(*)::int as total from customer_order group by state`)
        const totals = new Map(rows.map(({ state, total }) => [state, total]))
        return orderStates.map((state) => ({ labels: { state }, value: totals.get(state) ?? 0 }))
      },
    },
    {
      name: 'maarad_locks_held',
      help: 'Cars that are held for a buyer at the moment.',
      kind: 'gauge',
      watched: [{ label: ['Cars held for buyers now', 'السيارات المحجوزة لمشترين الآن'], unit: 'count', where: 'holds' }],
      read: async () => {
        const { rows } = await db.execute<{ held: number }>(sql`select count(*)::int as held from soft_lock where expires_at > ${clock.now()}`)
        return [{ value: rows[0]?.held ?? 0 }]
      },
    },
  ]
}
