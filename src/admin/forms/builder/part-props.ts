import type { Present } from '#staff/presence/presence.ts'
import type { FormFacts } from '../draft/form-api.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import type { FormSession } from '../draft/form-session.ts'
import type { Publishing } from './use-publishing.tsx'

/** Props of every part of the builder. */
export type PartProps = {
  session: FormSession
  draft: FormDraft
  facts: FormFacts
  mayWrite: boolean
  publishing: Publishing
  selected: string | null
  select: (id: string | null) => void
  /** Who else has the form open, and which field they edit. */
  others: readonly Present[]
  /** The number of the form's leads. */
  leads: number
}
