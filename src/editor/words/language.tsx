import { directionOf } from '#kernel/words/direction.ts'
import { type Language, languages } from '#kernel/words/words.ts'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

type LanguageState = { language: Language; setLanguage: (language: Language) => void }

const LanguageContext = createContext<LanguageState>({ language: 'ar', setLanguage: () => undefined })

type LanguageProviderProps = {
  /** The person who chooses, since several people may use one browser. */
  person: string
  /** The language until this person has chosen one: `language` of the root's data-props. */
  initial: Language
  children: ReactNode
}

/**
 * Provides the language of the editor and sets `lang` and `dir` of <html> to it. The canvas and previews, which show the site, set
 * their own direction.
 */
export function LanguageProvider({ person, initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(() => readChoice(person) ?? initial)

  // The document element belongs to the browser, not to React.
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])

  const state = useMemo<LanguageState>(() => {
    const choose = (choice: Language) => {
      setLanguage(choice)
      writeChoice(person, choice)
    }
    return { language, setLanguage: choose }
  }, [language, person])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

export function useLanguage(): LanguageState {
  return use(LanguageContext)
}

const keyOf = (person: string) => `maarad.editor.language.${person}`

// Where the browser stores nothing, the choice lasts until the next load.
function readChoice(person: string): Language | null {
  try {
    const storedChoice = localStorage.getItem(keyOf(person))
    return languages.find((language) => language === storedChoice) ?? null
  } catch {
    // Without storage the language of the account counts.
    return null
  }
}

function writeChoice(person: string, language: Language): void {
  try {
    localStorage.setItem(keyOf(person), language)
  } catch {
    // Without storage the choice lasts as long as the page.
    return
  }
}
