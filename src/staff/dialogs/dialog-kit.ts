import { type ComponentType, createContext, type KeyboardEvent, type ReactNode, use } from 'react'
import type { Language } from '#kernel/words/words.ts'

export type DialogParts = {
  title: string
  /** The id of the text in it that is read with its title. */
  describedBy?: string
  /** Escape, and what else closes a dialog, asks for this. Without it there is no way out but the buttons, since leaving would lose work. */
  onClose?: (() => void) | undefined
  /** For a library, or for what needs the whole screen, rather than a question. */
  size?: 'large' | 'full'
  /** Buttons in reading order, the main one last. Without any, the dialog has one that closes it beside its title. */
  footer?: ReactNode
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

/** What is shown beside a text, or alone on a button. */
export type IconName = 'compare' | 'file' | 'form' | 'history' | 'link' | 'page' | 'redirect' | 'redo' | 'undo'

/** A button that shows only an icon; `label` is its name. */
export type IconButtonParts = { icon: IconName; label: string; isOff?: boolean; onPress: () => void }

/** A state of one among many, in a word or two. */
export type MarkParts = { tone: 'good' | 'warning' | 'bad' | 'plain'; text: string }

export type FieldParts = { label: string; value: string; onChange: (value: string) => void }

/** One of some values. */
export type ChoiceParts<Value extends string> = Omit<FieldParts, 'value' | 'onChange'> & {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Arrows go through the tabs and choose at once; only the chosen content is mounted. */
export type TabsParts<Id extends string> = {
  label: string
  tabs: readonly { id: Id; label: string; content: ReactNode }[]
  current: Id
  onChange: (id: Id) => void
}

/** An address or a number in one line, left to right. It has the focus when the dialog opens. */
export type LineParts = FieldParts & { holds: 'url' | 'tel' | 'email'; hint?: string; problem?: string | undefined }

/** Words that something is looked for by. It has the focus when the dialog opens; Escape first empties it. */
export type SearchParts = FieldParts & { onKeyDown: (event: KeyboardEvent) => void }

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
  IconButton: ComponentType<IconButtonParts>
  Icon: ComponentType<{ name: IconName }>
  Mark: ComponentType<MarkParts>
  Tabs: <Id extends string>(parts: TabsParts<Id>) => ReactNode
  Choice: <Value extends string>(parts: ChoiceParts<Value>) => ReactNode
  LineField: ComponentType<LineParts>
  SearchField: ComponentType<SearchParts>
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
