import { type FormField, kindsOfFields, nameOfField } from '#domains/forms/index.ts'
import { usePair } from '../../i18n/use-words.ts'

/** The name of a field in a list: its label, else its text, else its kind. */
export function useFieldName(): (field: FormField) => { label: string; kind: string } {
  const pair = usePair()
  return (field) => ({ label: pair(nameOfField(field)), kind: pair(kindsOfFields[field.type].name) })
}
