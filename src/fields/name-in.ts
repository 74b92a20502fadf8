import type { Language } from '#kernel/words/words.ts'
import type { Label } from './field-types.ts'

/** What editors read, in one language. */
export function nameIn(language: Language, text: Label): string {
  if (typeof text === 'string') return text
  return text[language === 'ar' ? 1 : 0]
}
