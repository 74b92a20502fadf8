import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { removeOldBudgets } from './take-budget.server.ts'

export function limitsJobKinds({ ctx }: { ctx: Ctx }): readonly JobKind[] {
  return [
    {
      name: 'remove-old-budgets',
      label: ['Forget what was counted days ago', 'حذف أعداد الأيام الماضية'],
      cron: '37 3 * * *',
      run: () => removeOldBudgets(ctx),
    },
  ]
}
