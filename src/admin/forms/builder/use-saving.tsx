import { Alert } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Form } from '#domains/forms/index.ts'
import { AdminError, messageOf } from '../../data-provider/admin-error.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ConflictDialog } from '../draft/conflict-dialog.tsx'
import type { FormSession, SaveAnswer, SaveKind, SessionState } from '../draft/form-session.ts'
import type { Side } from '../draft/merge-drafts.ts'
import { partWords } from './part-words.ts'
import { placeOfFlaw } from './place-of-flaw.ts'
import { useFieldName } from './use-field-name.ts'
import { builderWords } from './words.ts'

/** Saves the form, and has the notices about it. */
export type Saving = { save: (kind: SaveKind) => void; notices: ReactNode; refused: readonly string[]; dismiss: () => void }

export function useSaving(session: FormSession, state: SessionState, onSaved: (form: Form) => void): Saving {
  const word = useWords(builderWords)
  const part = useWords(partWords)
  const nameOf = useFieldName()
  const notify = useNotify()
  const [refused, setRefused] = useState<readonly string[]>([])

  const hear = (answer: SaveAnswer | null) => {
    if (!answer || answer.kind === 'stale') return
    if (answer.kind === 'saved') {
      setRefused([])
      notify(word(answer.form.draft ? 'draft_saved' : 'saved'), { type: 'success' })
      return onSaved(answer.form)
    }
    const { error } = answer
    const flaws = error instanceof AdminError ? Object.keys(error.body.errors ?? {}) : []
    setRefused(flaws)
    if (flaws.length === 0) notify(messageOf(error), { type: 'error' })
  }
  const save = (kind: SaveKind) => void session.save(kind).then(hear)
  const dismiss = () => setRefused([])
  const settle = (choices: Readonly<Record<string, Side>>) => void session.settle(choices).then(hear)
  const { fields } = state.history.content
  const places = [
    ...new Set(
      refused
        .map((path) => placeOfFlaw(path, fields))
        .map((place) => ('field' in place ? nameOf(place.field).label : part(place.part as keyof typeof partWords))),
    ),
  ]
  const notices = (
    <>
      {places.length > 0 ? (
        <Alert severity="error" sx={{ marginBlockEnd: 1.5 }} onClose={dismiss}>
          {word('refused', { fields: places.map((place) => `\u2068${place}\u2069`).join('، ') })}
        </Alert>
      ) : null}
      {state.conflict ? <ConflictDialog conflict={state.conflict} onSettle={settle} onLater={session.postpone} /> : null}
    </>
  )
  return { save, notices, refused, dismiss }
}
