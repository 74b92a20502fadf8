import { createContext, useContext } from 'react'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { isLatinOnly } from '#ui/text/bidi-text.tsx'
import { libraryWords } from './words.ts'

/** What the room of the library tells it: the language of the person, whether they may change it, and the sentence of a refusal. */
export type LibraryRoom = { language: Language; mayWrite: boolean; sayFailure: (code: string) => string }

export const LibraryRoomContext = createContext<LibraryRoom>({ language: 'ar', mayWrite: false, sayFailure: (code) => code })

const ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Looks a word up in the language of the person; names of either direction reorder nothing around them. */
export function useLibraryWord(): (key: keyof typeof libraryWords, values?: WordValues) => string {
  const { language } = useContext(LibraryRoomContext)
  return (key, values = {}) =>
    wordIn(language, libraryWords, key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(String(value), language)])))
}

function isolated(value: string, language: Language): string {
  const isForeign = language === 'ar' ? isLatinOnly(value) : /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(value)
  return isForeign ? `${ISOLATE}${value}${POP_ISOLATE}` : value
}

/** The sentence of a refusal: the library's own, or that of the room. */
export function useLibraryFailure(): (code: string) => string {
  const word = useLibraryWord()
  const { sayFailure } = useContext(LibraryRoomContext)
  return (code) => (code in ownFailures ? word(code as keyof typeof ownFailures) : sayFailure(code))
}

const { folder_taken, folder_inside_itself, folder_not_empty, too_many_tags } = libraryWords
const ownFailures = { folder_taken, folder_inside_itself, folder_not_empty, too_many_tags }
