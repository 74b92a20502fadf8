import { fillWords, placeholdersIn } from '#kernel/words/fill-words.ts'
import type { Language, WordPair } from '#kernel/words/words.ts'
import type { Mail } from './define-mail.ts'
import { isMailMarkup, plainMailText } from './mail-text.ts'

/** What a sentence is in its mail, in the order of reading. */
export const mailParts = ['subject', 'preheader', 'heading', 'greeting', 'text', 'sentence', 'button', 'ending', 'label'] as const
export type MailPart = (typeof mailParts)[number]

/** A placeholder that a sentence may say; `isNeeded` of one that it must. */
type SentencePlaceholder = { name: string; label: WordPair; isNeeded: boolean }

/** One text of a mail as staff write it: a word, or the line for lists of mails, which ships empty. */
export type MailSentence = { key: string; part: MailPart; builtIn: WordPair; placeholders: readonly SentencePlaceholder[] }

const parts: readonly (readonly [keys: RegExp, part: MailPart])[] = [
  [/(^|_)subject(_without)?$/, 'subject'],
  [/(^|_)preheader$/, 'preheader'],
  [/(^|_)heading$/, 'heading'],
  [/^greeting$/, 'greeting'],
  [/(^|_)text$/, 'text'],
  [/^(.*_)?open$|^(open_and_pay|confirm|visit)$/, 'button'],
  [/^not_you$/, 'ending'],
  [/^(country|used|most|number|received|retailer|page|path|quote|note|reason|price|message|vehicle|vin|customer|email|phone|due)$/, 'label'],
]
/** What only names something says no facts but those that ship with it. */
const namedParts: ReadonlySet<MailPart> = new Set(['button', 'ending', 'label'])
/** Texts of one occasion, such as `paid_subject` and `paid_text`, know the same. */
const OF_OCCASION = /(^|_)(subject|preheader|heading|text)$/

/** Every text of a mail that staff may write, in the order of reading. */
export function mailSentences({ words: { words }, placeholders = {}, preheaders }: Mail): MailSentence[] {
  const own = Object.entries(words)
  const lines = (preheaders?.keys ?? []).map((key): [string, WordPair] => [key, ['', '']])
  const sentences = [...own, ...lines].map(([key, builtIn]): MailSentence => {
    const shipped = placeholdersIn(builtIn[0])
    const occasion = occasionOf(key)
    const shared = own.filter(([other]) => occasion !== null && occasionOf(other) === occasion).flatMap(([, [english]]) => placeholdersIn(english))
    const part = mailPartOf(key, shipped.length > 0)
    const isOpen = !namedParts.has(part)
    const names = Object.keys(placeholders).filter((name) => shipped.includes(name) || (isOpen && (shared.includes(name) || placeholders[name]?.isAlways)))
    return {
      key,
      part,
      builtIn,
      placeholders: names.flatMap((name) => {
        const placeholder = placeholders[`${key}.${name}`] ?? placeholders[name]
        return placeholder ? [{ name, label: placeholder.name, isNeeded: shipped.includes(name) && Boolean(placeholder.isFact) }] : []
      }),
    }
  })
  return sentences.toSorted((one, other) => mailParts.indexOf(one.part) - mailParts.indexOf(other.part))
}

/** What a text of a mail may be made of, as fields of HTML say it; null for one that stands on one line and is plain. */
export function levelOfPart(part: MailPart): 'letter' | 'sentences' | null {
  if (part === 'text') return 'letter'
  return part === 'sentence' || part === 'ending' ? 'sentences' : null
}

/** What a text is by the key that it is stored under. */
export function mailPartOf(key: string, hasPlaceholders = false): MailPart {
  const part = parts.find(([keys]) => keys.test(key))?.[1] ?? 'sentence'
  return part === 'label' && hasPlaceholders ? 'sentence' : part
}

function occasionOf(key: string): string | null {
  return OF_OCCASION.test(key) ? key.replace(OF_OCCASION, '') : null
}

/** Letters of a text on one line, of one that may have paragraphs, and of its markup. */
const LONGEST_LINE = 200
const LONGEST_TEXT = 2000
const LONGEST_MARKUP = 5000
const isOnOneLine = (part: MailPart) => levelOfPart(part) === null

/** The words of a text: without markup where it may have some. */
export function wordsOfText(part: MailPart, text: string): string {
  return levelOfPart(part) && isMailMarkup(text) ? plainMailText(text) : text
}

/** A text as it is stored: no space around it, and no line breaks where it stands on one line. */
export function mailLine(part: MailPart, text: string): string {
  return (isOnOneLine(part) ? text.replace(/\s+/g, ' ') : text).trim()
}

type SentenceFlaw = { code: 'too_long'; names: readonly [] } | { code: 'unknown_placeholder' | 'missing_placeholder'; names: readonly string[] }

/** What keeps a text from being a sentence of its mail; null for nothing. An empty text is none: what ships is then said. */
export function sentenceFlaw(
  { part, placeholders }: Pick<MailSentence, 'part'> & { placeholders: readonly Omit<SentencePlaceholder, 'label'>[] },
  sentence: string,
): SentenceFlaw | null {
  const text = wordsOfText(part, sentence)
  if (sentence.trim() === '') return null
  if (text.length > (isOnOneLine(part) ? LONGEST_LINE : LONGEST_TEXT) || sentence.length > LONGEST_MARKUP) return { code: 'too_long', names: [] }
  const mentionedNames = placeholdersIn(text)
  const unknown = mentionedNames.filter((name) => !placeholders.some((placeholder) => placeholder.name === name))
  if (unknown.length > 0) return { code: 'unknown_placeholder', names: unknown }
  const missing = placeholders.filter(({ name, isNeeded }) => isNeeded && !mentionedNames.includes(name)).map(({ name }) => name)
  return missing.length > 0 ? { code: 'missing_placeholder', names: missing } : null
}

/** What staff wrote in place of a text, by the key that it is stored under; undefined for nothing. */
export type OwnWord = (language: Language, storedKey: string) => string | undefined

/** A text of this mail with the values of its placeholders, each as `valueAs` gives it: literally without. */
export function filledSentence(
  { placeholders = {} }: Mail,
  { key, text, ...input }: { key: string; text: string; props: unknown; language: Language },
  valueAs: (value: string | number) => string | number = (value) => value,
): string {
  const names = placeholdersIn(text)
  const values = names.flatMap((name) => {
    const placeholder = placeholders[`${key}.${name}`] ?? (Object.hasOwn(placeholders, name) ? placeholders[name] : undefined)
    return placeholder ? [[name, valueAs(placeholder.value(input as Parameters<typeof placeholder.value>[0]))] as const] : []
  })
  return fillWords(text, Object.fromEntries(values))
}
