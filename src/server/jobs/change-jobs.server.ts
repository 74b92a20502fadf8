import { removeOldChanges } from '#platform/bus/remove-old-changes.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import type { Services } from '../services.server.ts'

/** Removes changes that every process has heard of. */
export function changeJobKinds({ database }: Services): readonly JobKind[] {
  return [
    {
      name: 'remove-old-changes',
      label: ['Remove what processes have heard of a day ago', 'حذف سجلّ التغييرات التي مضى عليها يوم'],
      cron: '13 * * * *',
      run: () => removeOldChanges(database.db),
    },
  ]
}
