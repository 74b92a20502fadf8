import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Language } from '#kernel/words/words.ts'

export type DialogParts = {
  title: string
  /** The id of the text in it that is read with its title. */
  describedBy?: string
  /** Escape, and what else closes a dialog, asks for this. Without it there is no way out but the buttons, since leaving would lose work. */
  onClose?: (() => void) | undefined
  /** For a library rather than a question. */
  isLarge?: boolean
  /** Buttons in reading order, the main one last. */
  footer: ReactNode
  children: ReactNode
}

export type ButtonParts = {
  label: string
  isMain?: boolean
  /** One of many, beside what it is about. */
  isSmall?: boolean
  /** Has the focus when the dialog opens. */
  isFirst?: boolean
  isBusy?: boolean
  isOff?: boolean
} & ({ onPress: () => void } | { /** The id of the form that it sends. */ form: string })

export type FieldParts = { label: string; value: string; onChange: (value: string) => void }

/** The longest text of a few sentences. */
export const MOST_LETTERS = 500

export type TextAreaParts = FieldParts & {
  /** Of what is typed. */
  lang: Language
  hint?: string
  problem?: string | undefined
  isRequired?: boolean
  isOff?: boolean
}

/** `value` is a day as `2026-05-31`; '' for none, and while what is typed is no day yet. */
export type DayParts = FieldParts & { problem?: string | undefined }

/** What editor and admin bring to the dialogs that both have: their language and their controls, which stay the same components. */
export type DialogKit = {
  language: Language
  /** An ISO instant as day and time in the market's time zone; '' until that is known. */
  momentOf: (instant: string) => string
  Dialog: ComponentType<DialogParts>
  Button: ComponentType<ButtonParts>
  DayField: ComponentType<DayParts>
  /** Asks for a time of the day as it is typed. */
  TimeField: ComponentType<FieldParts>
  /** A text of a few sentences. */
  TextArea: ComponentType<TextAreaParts>
}

const KitContext = createContext<DialogKit | null>(null)

export const DialogKitProvider = KitContext.Provider

export function useDialogKit(): DialogKit {
  const kit = use(KitContext)
  if (!kit) throw new Error('no kit of controls around this dialog')
  return kit
}
