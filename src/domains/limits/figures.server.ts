import type { Ctx } from '#platform/ctx.server.ts'
import { type Figure, sumOf } from '#platform/figures/figure.ts'
import { listRefusedToday } from './list-refused.server.ts'

export function limitsFigures({ ctx }: { ctx: Ctx }): readonly Figure[] {
  return [
    {
      name: 'maarad_refused_today',
      help: 'What budgets and limits of all processes have refused since midnight (UTC), by what it was.',
      kind: 'gauge',
      watched: [{ label: ['Refused by limits today', 'ما رفضته الحدود اليوم'], unit: 'count', of: sumOf }],
      read: async () => (await listRefusedToday(ctx)).map(({ kind, refused }) => ({ labels: { kind }, value: refused })),
    },
  ]
}
