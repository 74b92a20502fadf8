import { emptyBin } from '#domains/content/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { contextOf, type Services } from '../services.server.ts'

/** Removes pages for good that were deleted long enough ago. */
export function binJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  return [
    {
      name: 'empty-bin',
      label: ['Empty the bin of pages', 'إفراغ سلة الصفحات المحذوفة'],
      cron: '7 * * * *',
      run: async () => void (await emptyBin(ctx)),
    },
  ]
}
