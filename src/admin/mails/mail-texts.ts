import type { DataOf } from '../data-provider/ask.ts'
import { type Language, languages } from '#kernel/words/words.ts'
import { sentenceFlaw } from '#mails/mail-words.ts'

export type MailRecord = DataOf<'GET /api/mails/{id}'>
export type Sentence = MailRecord['sentences'][number]
type Texts = MailRecord['texts']
/** A text of a mail: its language and its key. */
export type Place = { language: Language; key: string }

/** What a mail says: what staff wrote, else what ships. */
export function textsOf({ sentences, texts }: MailRecord): Texts {
  const sentencesIn = (language: Language) => Object.fromEntries(sentences.map(({ key, built_in }) => [key, texts[language][key] ?? built_in[language]]))
  return { ar: sentencesIn('ar'), en: sentencesIn('en') }
}

/** What ships. */
export function builtInTexts({ sentences }: MailRecord): Texts {
  const sentencesIn = (language: Language) => Object.fromEntries(sentences.map(({ key, built_in }) => [key, built_in[language]]))
  return { ar: sentencesIn('ar'), en: sentencesIn('en') }
}

/** Whether a text is not the one that ships. */
export function isChanged({ built_in }: Sentence, language: Language, text: string): boolean {
  return text.trim() !== '' && text.trim() !== built_in[language]
}

/** A text that two people wrote differently. */
export type TextConflict = { place: Place; mine: string; theirs: string }

/** What was typed on what somebody else has saved meanwhile: a text that only one has changed is theirs, and `conflicts` are those that both have. There, `texts` have mine. */
export function mergeTexts(base: Texts, mine: Texts, theirs: Texts): { texts: Texts; conflicts: readonly TextConflict[] } {
  const conflicts: TextConflict[] = []
  const side = (language: Language) =>
    Object.fromEntries(
      Object.entries(theirs[language]).map(([key, text]) => {
        const ownText = mine[language][key] ?? ''
        const before = base[language][key]
        if (ownText === before) return [key, text]
        if (text !== before && text !== ownText) conflicts.push({ place: { language, key }, mine: ownText, theirs: text })
        return [key, ownText]
      }),
    )
  return { texts: { ar: side('ar'), en: side('en') }, conflicts }
}

/** The texts with another one in a place. */
export function withText(texts: Texts, { language, key }: Place, text: string): Texts {
  return { ...texts, [language]: { ...texts[language], [key]: text } }
}

/** The name of a text among all of a mail: `ar.subject`. */
export function placeName({ language, key }: Place): string {
  return `${language}.${key}`
}

/** What keeps a text from being a sentence of its mail; null for nothing. */
export function flawOf({ part, placeholders }: Sentence, text: string): ReturnType<typeof sentenceFlaw> {
  return sentenceFlaw({ part, placeholders: placeholders.map(({ name, is_needed: isNeeded }) => ({ name, isNeeded })) }, text)
}

/** The texts that the server would refuse, in the order of reading. */
export function flawedPlaces({ sentences }: MailRecord, texts: Texts): Place[] {
  return languages.flatMap((language) =>
    sentences.filter((sentence) => flawOf(sentence, texts[language][sentence.key] ?? '')).map(({ key }) => ({ language, key })),
  )
}
