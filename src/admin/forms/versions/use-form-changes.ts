import type { ChangedPart } from '#staff/differences/change-list.tsx'
import { useLanguage } from '../../i18n/use-words.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { usePartName } from '../draft/use-part-name.ts'
import { formChanges } from './form-changes.ts'

/** Returns what differs between two contents of a form, in the language of the screens. */
export function useFormChanges(): (before: FormDraft, after: FormDraft) => ChangedPart[] {
  const nameOf = usePartName()
  const language = useLanguage()
  return (before, after) => formChanges(before, after, { nameOf, language })
}
