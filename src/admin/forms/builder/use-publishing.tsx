import { Alert } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { AdminError, messageOf } from '../../data-provider/admin-error.ts'
import { isolated } from '#kernel/words/isolated.ts'
import { useStaffName } from '../../i18n/use-staff-name.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import type { FormAnswer, FormSession } from '../draft/form-session.ts'
import { partWords } from './part-words.ts'
import { placeOfFlaw } from './place-of-flaw.ts'
import { useFieldName } from './use-field-name.ts'
import { builderWords } from './words.ts'

/** Publishes the form, and says what stands in the way: `refused` are the server's paths of it. */
export type Publishing = {
  publish: () => void
  sayFailure: (answer: FormAnswer) => boolean
  notice: ReactNode
  refused: readonly string[]
  dismiss: () => void
}

export function usePublishing(session: FormSession, { fields }: FormDraft): Publishing {
  const word = useWords(builderWords)
  const part = useWords(partWords)
  const nameOf = useFieldName()
  const notify = useNotify()
  const staffName = useStaffName()
  const [refused, setRefused] = useState<readonly string[]>([])

  /** Says why something was not done with the form; false when it was done. */
  const sayFailure = (answer: FormAnswer): boolean => {
    setRefused([])
    if (answer.kind === 'done') return false
    if (answer.kind === 'stale') {
      const name = staffName(session.$facts.get().updated_by)
      notify(name === '' ? word('changed_by_others') : word('changed_by', { name: isolated(name) }), { type: 'warning' })
    }
    if (answer.kind === 'unsaved') notify(word('not_saved'), { type: 'error' })
    if (answer.kind !== 'failed') return true
    const { error } = answer
    const flaws = error instanceof AdminError ? Object.keys(error.body.errors ?? {}) : []
    setRefused(flaws)
    if (flaws.length === 0) notify(messageOf(error), { type: 'error' })
    return true
  }
  const publish = async () => {
    if (!sayFailure(await session.publish())) notify(word('published'), { type: 'success' })
  }
  const dismiss = () => setRefused([])
  const places = [
    ...new Set(
      refused
        .map((path) => placeOfFlaw(path, fields))
        .map((place) => ('field' in place ? nameOf(place.field).label : part(place.part as keyof typeof partWords))),
    ),
  ]
  const notice =
    places.length > 0 ? (
      <Alert severity="error" sx={{ marginBlockEnd: 1.5 }} onClose={dismiss}>
        {word('refused', { fields: places.map((place) => `\u2068${place}\u2069`).join('، ') })}
      </Alert>
    ) : null
  return { publish: () => void publish(), sayFailure, notice, refused, dismiss }
}
