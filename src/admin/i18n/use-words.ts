import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { isLanguage, type Language, wordIn, type WordPair, type Words } from '#kernel/words/words.ts'

/** The language that the screens speak now. */
export function useLanguage(): Language {
  const locale = useLocale()
  return isLanguage(locale) ? locale : 'ar'
}

/** A function that reads a folder's own dictionary in the language of the screens. */
export function useWords<W extends Words>(words: W): (key: keyof W, values?: WordValues) => string {
  const language = useLanguage()
  return useCallback((key: keyof W, values?: WordValues) => wordIn(language, words, key, values), [words, language])
}

/** A function that reads a text which stands beside what it names, in the language of the screens. */
export function usePair(): (pair: WordPair) => string {
  const language = useLanguage()
  return useCallback(([english, arabic]: WordPair) => (language === 'ar' ? arabic : english), [language])
}
