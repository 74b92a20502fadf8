import { useCallback } from 'react'
import { isLatinOnly } from '#ui/bidi-text.tsx'
import { type Language, useLanguage } from './language.tsx'

/** What a room says, by key: English, Arabic. `{name}` stands for a value. */
export type Words = Record<string, readonly [english: string, arabic: string]>
export type WordValues = Record<string, string | number>
export type Word<Dictionary extends Words> = (key: keyof Dictionary, values?: WordValues) => string

const ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Reads a room's words in the language of the person: `const word = useWord(pagesWords); word('rename')`. */
export function useWord<const Dictionary extends Words>(words: Dictionary): Word<Dictionary> {
  const { language } = useLanguage()
  return useCallback((key, values) => wordIn(language, words, key, values), [language, words])
}

/** The same outside of components. */
export function wordIn<Dictionary extends Words>(language: Language, words: Dictionary, key: keyof Dictionary, values: WordValues = {}): string {
  const [english, arabic] = words[key] ?? [String(key), String(key)]
  const text = language === 'ar' ? arabic : english
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return value === undefined ? placeholder : isolated(String(value), language)
  })
}

/** Text of the other direction is kept together, so that a path or a name does not tear the sentence around it. */
function isolated(value: string, language: Language): string {
  const isForeign = language === 'ar' ? isLatinOnly(value) : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(value)
  return isForeign ? `${ISOLATE}${value}${POP_ISOLATE}` : value
}
