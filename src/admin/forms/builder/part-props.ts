import type { FormSession, SessionState } from '../draft/form-session.ts'
import type { Saving } from './use-saving.tsx'

/** Props of every part of the builder. */
export type PartProps = {
  /** Null before the first save. */
  id: number | null
  session: FormSession
  state: SessionState
  mayWrite: boolean
  saving: Saving
  selected: string | null
  select: (id: string | null) => void
  /** The number of the form's leads. */
  leads: number
}
