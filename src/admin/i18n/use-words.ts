import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { isLanguage, type Language, wordIn, type WordPair, type Words } from '#kernel/words/words.ts'

/** The current language of the admin. */
export function useLanguage(): Language {
  const locale = useLocale()
  return isLanguage(locale) ? locale : 'ar'
}

/** Returns a lookup in a folder's dictionary, in the current language. */
export function useWords<W extends Words>(words: W): (key: keyof W, values?: WordValues) => string {
  const language = useLanguage()
  return useCallback((key: keyof W, values?: WordValues) => wordIn(language, words, key, values), [words, language])
}

/** Returns a function that picks the text of a word pair in the current language. */
export function usePair(): (pair: WordPair) => string {
  const language = useLanguage()
  return useCallback(([english, arabic]: WordPair) => (language === 'ar' ? arabic : english), [language])
}
