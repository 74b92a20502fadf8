import { type FormField, textIn } from '#domains/forms/index.ts'
import { useLanguage, useWords } from '../../i18n/use-words.ts'
import { kindWords } from './words.ts'

const LONGEST = 60

/** The name of a field in a list: its label, else its text, else its type. */
export function useFieldName(): (field: FormField) => { label: string; kind: string } {
  const language = useLanguage()
  const kindWord = useWords(kindWords)
  return (field) => {
    const kind = kindWord(field.type)
    const own =
      field.type === 'html'
        ? textIn(field.html, language)
            .replace(/<[^>]*>/g, ' ')
            .trim()
        : textIn(field.label, language)
    return { label: own.slice(0, LONGEST) || kind, kind }
  }
}
