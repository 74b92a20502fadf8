import { useCallback } from 'react'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { type Language, wordIn, type Words } from '#kernel/words/words.ts'
import { isLatinOnly } from '#ui/text/bidi-text.tsx'
import { useLanguage } from './language.tsx'

export type Word<Dictionary extends Words> = (key: keyof Dictionary, values?: WordValues) => string

const ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Looks words up in the language of the person: `const word = useWord(pagesWords); word('rename')`. */
export function useWord<const Dictionary extends Words>(words: Dictionary): Word<Dictionary> {
  const { language } = useLanguage()
  return useCallback((key, values) => wordIn(language, words, key, isolatedValues(values, language)), [language, words])
}

function isolatedValues(values: WordValues | undefined, language: Language): WordValues {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, isolated(String(value), language)]))
}

/** Isolates text of the other direction, so that a path or a name does not reorder the sentence around it. */
function isolated(value: string, language: Language): string {
  const isForeign = language === 'ar' ? isLatinOnly(value) : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(value)
  return isForeign ? `${ISOLATE}${value}${POP_ISOLATE}` : value
}
