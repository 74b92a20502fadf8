import { type Language, wordIn } from '#kernel/words/words.ts'
import { refusalWords } from './refusal-words.ts'

/** The message of a refused call, by its code. Unknown codes get a general one. */
export function sayRefusal(language: Language, code: string): string {
  return wordIn(language, refusalWords, Object.hasOwn(refusalWords, code) ? (code as keyof typeof refusalWords) : 'error')
}
