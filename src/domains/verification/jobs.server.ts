import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { removeOldAttempts } from './phone/phone-limits.server.ts'

export function verificationJobKinds({ ctx }: { ctx: Ctx }): readonly JobKind[] {
  return [
    {
      name: 'remove-phone-attempts',
      label: ['Forget attempts of phone verification', 'حذف محاولات التحقق من الهاتف'],
      cron: '29 3 * * *',
      run: () => removeOldAttempts(ctx),
    },
  ]
}
