import type { ComponentProps } from 'react'
import { ConflictDialog } from '#staff/conflicts/conflict-dialog.tsx'
import { AdminDialogKit } from './admin-dialog-kit.tsx'

/** The question of two people's changes, drawn with the controls of the admin. */
export function AdminConflicts(conflicts: ComponentProps<typeof ConflictDialog>) {
  return (
    <AdminDialogKit>
      <ConflictDialog {...conflicts} />
    </AdminDialogKit>
  )
}
