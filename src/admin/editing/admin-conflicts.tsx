import type { ComponentProps } from 'react'
import { ConflictDialog } from '#staff/conflicts/conflict-dialog.tsx'
import { AdminDialogKit } from './admin-dialog-kit.tsx'

type AdminConflictsProps = Omit<ComponentProps<typeof ConflictDialog>, 'saved'> & {
  /** When the other version was saved, where that is known. */
  savedAt?: string | undefined
}

/** The question of two people's changes, drawn with the controls of the admin. */
export function AdminConflicts({ savedAt = '', ...conflicts }: AdminConflictsProps) {
  return (
    <AdminDialogKit>
      <ConflictDialog lastSave={{ by: '', at: savedAt }} {...conflicts} />
    </AdminDialogKit>
  )
}
