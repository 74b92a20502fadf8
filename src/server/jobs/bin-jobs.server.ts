import { emptyBin } from '#domains/content/index.server.ts'
import { emptyBinOfForms } from '#domains/forms/index.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import { allEnded } from '#platform/jobs/take-due.ts'
import { contextOf, type Services } from '../services.server.ts'

/** Removes for good what was deleted long enough ago: pages and forms. */
export function binJobKinds(services: Services): readonly JobKind[] {
  const ctx = contextOf(services)
  return [
    {
      name: 'empty-bin',
      label: ['Empty the bin', 'إفراغ سلة المحذوفات'],
      cron: '7 * * * *',
      run: () => allEnded([emptyBin(ctx), emptyBinOfForms(ctx)]),
    },
  ]
}
