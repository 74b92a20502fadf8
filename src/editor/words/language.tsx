import { type Language, languages } from '#kernel/words/words.ts'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

type LanguageState = { language: Language; setLanguage: (language: Language) => void }

const LanguageContext = createContext<LanguageState>({ language: 'ar', setLanguage: () => undefined })

type LanguageProviderProps = {
  /** Whose choice it is; two people at one browser keep their own. */
  person: string
  /** What the document says until this person has chosen: `language` of the root's data-props. */
  initial: Language
  children: ReactNode
}

/**
 * Gives the rooms of the editor their language and turns the document with it: `lang` and `dir` of <html> follow. What shows
 * the site itself (the canvas, previews) sets its own direction.
 */
export function LanguageProvider({ person, initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(() => readChoice(person) ?? initial)

  // The document element belongs to the browser, not to React.
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])

  const state = useMemo<LanguageState>(() => {
    const choose = (chosen: Language) => {
      setLanguage(chosen)
      writeChoice(person, chosen)
    }
    return { language, setLanguage: choose }
  }, [language, person])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

export function useLanguage(): LanguageState {
  return use(LanguageContext)
}

export function directionOf(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

const keyOf = (person: string) => `maarad.editor.language.${person}`

// A browser that keeps nothing still works: the choice then lasts until the next load.
function readChoice(person: string): Language | null {
  try {
    const stored = localStorage.getItem(keyOf(person))
    return languages.find((language) => language === stored) ?? null
  } catch {
    return null
  }
}

function writeChoice(person: string, language: Language): void {
  try {
    localStorage.setItem(keyOf(person), language)
  } catch {
    return
  }
}
