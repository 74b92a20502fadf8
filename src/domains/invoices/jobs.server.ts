import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { forgetBuyersBefore } from './forget-buyers.server.ts'

type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<{ settings: { invoices: { keptYears: number } } }> } }

const YEAR_MS = days(365)

export function invoicesJobKinds({ ctx, site }: Needs): readonly JobKind[] {
  return [
    {
      name: 'forget-buyers-of-old-invoices',
      label: ['Remove buyers from invoices that the law no longer needs', 'حذف بيانات المشترين من الفواتير التي انتهت مدة حفظها'],
      cron: '23 4 * * *',
      run: async () => {
        const { keptYears } = (await site.get(ctx)).settings.invoices
        await forgetBuyersBefore(ctx, new Date(ctx.clock.now().getTime() - keptYears * YEAR_MS))
      },
    },
  ]
}
