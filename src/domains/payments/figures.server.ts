import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Figure } from '#platform/figures/figure.ts'

export function paymentsFigures({ ctx: { db, clock } }: { ctx: Ctx }): readonly Figure[] {
  return [
    {
      name: 'maarad_payment_task_oldest_seconds',
      help: 'Age of the oldest capture, release or refund that is not done.',
      kind: 'gauge',
      watched: [
        {
          label: ['Oldest capture, release or refund that is not done', 'أقدم تحصيل أو إلغاء حجز أو استرداد لم يُنفَّذ'],
          unit: 'seconds',
          most: 600,
          where: 'payments',
        },
      ],
      read: async () => {
        const { rows } = await db.execute<{ age: number }>(
          sql`select coalesce(extract(epoch from ${clock.now()}::timestamptz - min(created_at)), 0)::float8 as age from payment_task where state = 'queued'`,
        )
        return [{ value: Math.max(0, rows[0]?.age ?? 0) }]
      },
    },
    {
      name: 'maarad_payment_differences_open',
      help: 'Differences between us and a payment service that nobody has settled.',
      kind: 'gauge',
      watched: [{ label: ['Differences with payment services', 'فروق مع خدمات الدفع لم تُسوَّ'], unit: 'count', most: 0, where: 'payments' }],
      read: async () => {
        const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from payment_difference where settled_at is null`)
        return [{ value: rows[0]?.total ?? 0 }]
      },
    },
  ]
}
