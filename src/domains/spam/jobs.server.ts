import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { removeSpentChallenges } from './judge-submission.server.ts'

/** Deletes once a day the used challenges that have expired. */
export function spamJobKinds({ ctx }: { ctx: Ctx }): readonly JobKind[] {
  return [
    {
      name: 'remove-spent-challenges',
      label: ['Forget used challenges against spam', 'حذف تحديات الحماية المستخدمة'],
      cron: '17 3 * * *',
      run: () => removeSpentChallenges(ctx),
    },
  ]
}
