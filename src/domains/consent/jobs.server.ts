import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { removeOldProofs } from './keep-proof.server.ts'
import type { ConsentSettings } from './settings.ts'

type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<{ settings: { consent: ConsentSettings } }> } }

/** Deletes expired proofs once a day. */
export function consentJobKinds({ ctx, site }: Needs): readonly JobKind[] {
  return [
    {
      name: 'remove-old-consent-proofs',
      label: ['Forget old proofs of consent', 'حذف إثباتات الموافقة القديمة'],
      cron: '41 3 * * *',
      run: async () => {
        const { settings } = await site.get(ctx)
        await removeOldProofs(ctx, settings.consent.proofDays)
      },
    },
  ]
}
