import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { publishPlannedForms } from './storage/plan-form.server.ts'

export function formsJobKinds({ ctx }: { ctx: Ctx }): readonly JobKind[] {
  return [
    {
      name: 'publish-planned-forms',
      label: ['Publish forms whose time has come', 'نشر النماذج التي حان موعدها'],
      cron: '* * * * *',
      run: () => publishPlannedForms(ctx),
    },
  ]
}
