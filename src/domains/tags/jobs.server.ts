import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { removeOldViolations } from './reports/keep-violation.server.ts'

type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<{ settings: { timeZone: string } }> } }

/** Deletes old reports of browsers once a day. */
export function tagsJobKinds({ ctx, site }: Needs): readonly JobKind[] {
  return [
    {
      name: 'remove-old-policy-reports',
      label: ['Forget old reports of refused tags', 'حذف بلاغات الوسوم المحجوبة القديمة'],
      cron: '41 3 * * *',
      run: async () => removeOldViolations(ctx, (await site.get(ctx)).settings.timeZone),
    },
  ]
}
