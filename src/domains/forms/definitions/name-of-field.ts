import { lineOfMarkup } from '#kernel/values/markup-text.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { FormField } from '../form.ts'
import { textIn } from '../ui/texts.ts'
import { kindsOfFields } from './field-kinds.ts'

const LONGEST = 60

/** What staff call a field in both languages: its label, else its text, else its kind. */
export function nameOfField({ type, label, html }: FormField): WordPair {
  const { name } = kindsOfFields[type]
  const textOf = (language: 'ar' | 'en') => (type === 'html' ? lineOfMarkup(textIn(html, language)) : textIn(label, language).trim()).slice(0, LONGEST)
  return [textOf('en') || name[0], textOf('ar') || name[1]]
}
