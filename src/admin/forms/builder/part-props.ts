import type { FormSession, SessionState } from '../draft/form-session.ts'
import type { Saving } from './use-saving.tsx'

/** What every part of the builder works with. */
export type PartProps = {
  /** Null before the first save. */
  id: number | null
  session: FormSession
  state: SessionState
  mayWrite: boolean
  saving: Saving
  selected: string | null
  select: (id: string | null) => void
  /** How many leads the form has. */
  leads: number
}
