import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import type { AnalyticsSettings } from './settings.ts'
import { removeOldSpeed } from './speed/keep-speed.server.ts'

type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<{ settings: { analytics: AnalyticsSettings; timeZone: string } }> } }

/** Deletes old measurements once a day. */
export function analyticsJobKinds({ ctx, site }: Needs): readonly JobKind[] {
  return [
    {
      name: 'remove-old-speed',
      label: ['Forget old figures of the speed of pages', 'حذف بيانات سرعة الصفحات القديمة'],
      cron: '23 3 * * *',
      run: async () => {
        const { settings } = await site.get(ctx)
        await removeOldSpeed(ctx, { keptDays: settings.analytics.keptDays, timeZone: settings.timeZone })
      },
    },
  ]
}
