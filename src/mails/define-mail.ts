import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Language, OwnedWords, Texts, WordPair, Words } from '#kernel/words/words.ts'

/**
 * Where every mail comes from: the name of the site, its address without a slash at the end, how the company behind it is reached, and what it is in law; '' for
 * what it does not say.
 */
export type MailSite = {
  name: string
  url: string
  contact: { phone: string; email: string; address: string }
  seller: { name: string; address: string; taxNumber: string }
}

/** A text with its markup, safe and styled for mail programs: made by `domains/mail` alone. */
export type WrittenText = { html: string }

/**
 * What a mail is drawn from. `texts` are its own words in the language of its reader, with the values of its placeholders; `sentences` are the same with the markup of staff, for
 * texts, sentences and endings.
 */
export type MailInput<Schema extends z.ZodType, Dictionary extends Words> = {
  props: z.output<Schema>
  texts: Texts<Dictionary>
  sentences: Readonly<Record<keyof Texts<Dictionary>, WrittenText>>
  language: Language
  site: MailSite
}

/** What the value of a placeholder is made of. */
type ValueInput<Schema extends z.ZodType> = Pick<MailInput<Schema, Words>, 'props' | 'language'>

/** Something that a mail knows and its sentences say as `{name}`. */
type Placeholder = {
  /** What staff call it. */
  name: WordPair
  /** The reader would miss it: a sentence that ships with it keeps it, however staff write it. */
  isFact?: true
  /** Every mail of this kind has a value for it, so that each of its sentences may say it. */
  isAlways?: true
}

type Definition<Schema extends z.ZodType, Dictionary extends Words> = {
  symbol: string
  /** What it is, for staff. */
  name: WordPair
  /** What staff who write its texts have to know, where something else is said in their place. */
  note?: WordPair
  /**
   * Who gets it: staff and retailers, or an address that a visitor typed, which may be a stranger's. Each has a budget of mails a day (see `domains/mail`).
   */
  reader: 'staff' | 'visitor'
  /** Whether it is sent whatever the budget: about money that moved. */
  isOwed?: (props: z.output<Schema>) => boolean
  /** What whoever sends it must know. */
  props: Schema
  words: OwnedWords<Dictionary>
  /** Every placeholder of its words, by name; `word.name` is another value of that name in one word. */
  placeholders?: Readonly<Record<string, Placeholder & { value: (input: ValueInput<Schema>) => string | number }>>
  /** The keys under which staff may write a line in place of `preheader`, and the one for these props; null where what a person wrote stands there. */
  preheaders?: { keys: readonly string[]; keyOf: (props: z.output<Schema>) => string | null }
  subject: (input: MailInput<Schema, Dictionary>) => string
  /** What lists of mails show beside the subject. */
  preheader: (input: MailInput<Schema, Dictionary>) => string
  /** The content between head and foot, made of the parts in `shared/`. */
  View: (input: MailInput<Schema, Dictionary>) => ReactNode
}

/** A mail, ready to be drawn by whoever knows its symbol. */
export type Mail<Schema extends z.ZodType = z.ZodType> = Omit<
  Definition<Schema, Words>,
  'isOwed' | 'placeholders' | 'preheaders' | 'subject' | 'preheader' | 'View'
> & {
  // Declared as methods because method parameters are bivariant: props have passed this mail's own schema.
  isOwed?(props: z.output<Schema>): boolean
  placeholders?: Readonly<Record<string, Placeholder & { value(input: ValueInput<Schema>): string | number }>>
  preheaders?: { keys: readonly string[]; keyOf(props: z.output<Schema>): string | null }
  subject(input: MailInput<Schema, Words>): string
  preheader(input: MailInput<Schema, Words>): string
  View(input: MailInput<Schema, Words>): ReactNode
}

/** Named sample props of a mail: previews and tests. */
export type MailExamples<Of extends Mail> = Of extends Mail<infer Schema> ? Readonly<Record<string, { name: WordPair; props: z.input<Schema> }>> : never
export type AnyMailExamples = Readonly<Record<string, { name: WordPair; props: unknown }>>

/** Declares a mail in its folder; the generated registry collects them. */
export function defineMail<Schema extends z.ZodType, const Dictionary extends Words>(mail: Definition<Schema, Dictionary>): Mail<Schema> {
  return mail as unknown as Mail<Schema> // its words are its own, and only it reads them
}
