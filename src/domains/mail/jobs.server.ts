import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { removeOldMails } from './mailbox.server.ts'

export function mailJobKinds({ ctx }: { ctx: Ctx }): readonly JobKind[] {
  return [
    {
      name: 'remove-old-mails',
      label: ['Empty the mailbox of mails older than ninety days', 'حذف رسائل صندوق البريد الأقدم من تسعين يومًا'],
      cron: '53 3 * * *',
      run: () => removeOldMails(ctx),
    },
  ]
}
