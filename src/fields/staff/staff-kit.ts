import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { WordValues } from '#kernel/words/fill-words.ts'
import { type Language, wordIn } from '#kernel/words/words.ts'
import type { FieldDef, Label } from '../field-types.ts'
import { nameIn } from '../name-in.ts'
import { filledWords } from './words.ts'

/** What the control of a plain field is drawn from. */
export type PlainControl = {
  id: string
  field: FieldDef
  /** The stored value; undefined means the default. */
  storedValue: unknown
  /** What counts while nothing is stored, shown as such instead of as a value. */
  otherwise?: unknown
  /** What is wrong with the value, where the whole value is checked at once. */
  problem?: string | undefined
  /** In a table, whose head has the name. */
  isLabelHidden?: boolean
  /** Of a text, where it is not the site's. */
  textLanguage?: Language
  onChange: (value: unknown) => void
}

export type PicturesControl = { id: string; label: string; hint?: string | undefined; ids: readonly number[]; max: number; onChange: (ids: number[]) => void }

/** `most` is how many there is room for. */
export type AddPicturesControl = { most: number; onPick: (ids: number[]) => void }

/** What editor and admin bring to the one way in which values are filled: their language and their controls. */
export type StaffKit = {
  language: Language
  drawControl: (control: PlainControl) => ReactNode
  /** Many pictures at once; without it a list of pictures is edited as source. */
  drawPictures?: (control: PicturesControl) => ReactNode
  /** Adds an entry for each of many pictures, to a list whose entries have one; without it they are added one by one. */
  drawAddPictures?: (control: AddPicturesControl) => ReactNode
  /** What is wrong at a path of the value, such as `items[2].label`; null when it fits. */
  flawAt?: (path: string) => string | null
  /** For a value that lies over another one: what that one has at a path. Defaults are then shown as what counts otherwise, and not as values. */
  otherwiseAt?: (path: string) => unknown
  /** Says what is wrong with a list as a whole. */
  drawProblem?: (problem: string) => ReactNode
  /** For who may read the value and not change it. */
  isReadOnly?: boolean
}

const KitContext = createContext<StaffKit | null>(null)

export const StaffKitProvider = KitContext.Provider

export function useStaffKit(): StaffKit {
  const kit = useContext(KitContext)
  if (!kit) throw new Error('no kit of controls around this value')
  return kit
}

/** Returns lookups for the words of this folder, and for names of fields. */
export function useFilledWords() {
  const { language } = useStaffKit()
  const word = useCallback((key: keyof typeof filledWords, values?: WordValues) => wordIn(language, filledWords, key, values), [language])
  const name = useCallback((text: Label) => nameIn(language, text), [language])
  return { word, name }
}
