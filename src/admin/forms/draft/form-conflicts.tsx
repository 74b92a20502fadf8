import { useAtom } from '#ui/stores/use-atom.ts'
import { AdminConflicts } from '../../editing/admin-conflicts.tsx'
import type { FormSession } from './form-session.ts'
import { fieldOfConflict } from './merge-forms.ts'
import { usePartName } from './use-part-name.ts'

/** Asks, part by part, whose change of a form is kept; all other changes of both are. */
export function FormConflicts({ session }: { session: FormSession }) {
  const open = useAtom(session.$conflict)
  const lastSave = useAtom(session.$facts)
  const labelOf = usePartName()
  if (!open) return null
  const conflicts = open.conflicts.map((conflict) => ({
    key: conflict.part,
    place: labelOf(conflict),
    mine: conflict.mine,
    theirs: conflict.theirs,
    isWhole: fieldOfConflict(conflict) !== null,
  }))
  return <AdminConflicts {...{ lastSave, conflicts }} onDecide={session.decide} />
}
