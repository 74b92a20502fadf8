import type { FormField } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { partWords } from '../builder/part-words.ts'
import { useFieldName } from '../builder/use-field-name.ts'
import { type Conflict, fieldOfConflict } from './merge-forms.ts'

/** What people call a part of a form in which two contents differ. */
export function usePartName(): (conflict: Conflict) => string {
  const part = useWords(partWords)
  const nameOf = useFieldName()
  return (conflict) => {
    const field = (conflict.mine ?? conflict.theirs) as FormField
    return fieldOfConflict(conflict) === null ? part(conflict.part.replace('setting:', '') as keyof typeof partWords) : nameOf(field).label
  }
}
