import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Figure, type Sample, sharedRead, sumOf } from '#platform/figures/figure.ts'

export function deliveriesFigures({ ctx: { db, clock } }: { ctx: Ctx }): readonly Figure[] {
  const waiting = sharedRead(async () => {
    const { rows } = await db.execute<{ kind: string; total: number; age: number }>(sql`
      select kind, count(*)::int as total, extract(epoch from ${clock.now()}::timestamptz - min(created_at))::float8 as age
      from delivery where state in ('queued', 'sending') group by kind`)
    // Nothing that waits is a figure too: an alert must be able to end.
    return ['mail', 'webhook', ...new Set(rows.map(({ kind }) => kind))]
      .filter(isFirst)
      .map((kind) => rows.find((row) => row.kind === kind) ?? { kind, total: 0, age: 0 })
  })
  return [
    {
      name: 'maarad_deliveries_waiting',
      help: 'Mails and webhooks that wait to be sent.',
      kind: 'gauge',
      watched: [{ label: ['Mails and webhooks that wait', 'رسائل وإشعارات بانتظار الإرسال'], unit: 'count', of: sumOf, where: 'deliveries' }],
      read: async () => (await waiting()).map(({ kind, total }) => ({ labels: { kind }, value: total })),
    },
    {
      name: 'maarad_delivery_oldest_unsent_seconds',
      help: 'Age of the oldest mail or webhook that is not sent.',
      kind: 'gauge',
      watched: [
        { label: ['Oldest mail that is not sent', 'أقدم رسالة بريد لم تُرسل'], unit: 'seconds', most: 900, of: ageOf('mail'), where: 'deliveries' },
        {
          label: ['Oldest webhook that is not sent', 'أقدم إشعار لنظام خارجي لم يُرسل'],
          unit: 'seconds',
          most: 3600,
          of: ageOf('webhook'),
          where: 'deliveries',
        },
      ],
      read: async () => (await waiting()).map(({ kind, age }) => ({ labels: { kind }, value: Math.max(0, age) })),
    },
    {
      name: 'maarad_deliveries_failed',
      help: 'Mails and webhooks that were given up and wait for staff.',
      kind: 'gauge',
      watched: [{ label: ['Mails and webhooks that were given up', 'رسائل وإشعارات أُوقفت محاولات إرسالها'], unit: 'count', most: 0, where: 'deliveries' }],
      read: async () => {
        const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from delivery where state = 'failed'`)
        return [{ value: rows[0]?.total ?? 0 }]
      },
    },
  ]
}

function isFirst(kind: string, index: number, kinds: readonly string[]): boolean {
  return kinds.indexOf(kind) === index
}

function ageOf(kind: string): (samples: readonly Sample[]) => number {
  return (samples) => samples.find(({ labels }) => labels?.kind === kind)?.value ?? 0
}
