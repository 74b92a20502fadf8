import { useCallback } from 'react'
import { useLocale } from 'react-admin'
import { type Details, isLanguage, type Language, wordOf, type Words } from './words.ts'

/** The language that the screens speak now. */
export function useLanguage(): Language {
  const locale = useLocale()
  return isLanguage(locale) ? locale : 'ar'
}

/** A function that reads a folder's own dictionary in the language of the screens. */
export function useWords<W extends Words>(words: W): (key: keyof W, details?: Details) => string {
  const language = useLanguage()
  return useCallback((key: keyof W, details?: Details) => wordOf(words, language, key, details), [words, language])
}
