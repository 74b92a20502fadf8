import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail, MailInput, MailSite } from '#mails/define-mail.ts'
import { filledSentence, levelOfPart, type MailPart, mailSentences, type OwnWord, wordsOfText } from '#mails/mail-words.ts'
import { MailDocument } from '#mails/shared/mail-document.tsx'
import { type Language, storedKey, type Words } from '#kernel/words/words.ts'
import { plainTextOf } from './plain-text.ts'
import { drawWrittenText, escapedValue } from './written-text.server.ts'

/** `preheader` is the line for lists of mails. */
export type RenderedMail = { subject: string; preheader: string; html: string; text: string }

/** The data for drawing mails: the site, and the words that staff wrote in place of those that ship. */
export type MailRoom = { site: MailSite; ownWord: OwnWord }

type Draft = { props: unknown; language: Language; room: MailRoom }

const LONGEST_LINE = 200

/** Draws a mail. Throws when the props are not what it needs. */
export function renderMail(mail: Mail, { props, language, room }: Draft): RenderedMail {
  const input = inputOf(mail, { props, language, room })
  const subject = lineOf(mail.subject(input))
  const preheader = lineOf(ownPreheader(mail, input, room) || mail.preheader(input))
  const html = renderToStaticMarkup(
    <MailDocument language={language} subject={subject} preheader={preheader} site={room.site}>
      {mail.View(input)}
    </MailDocument>,
  )
  return { subject, preheader, html: `<!doctype html>${html}`, text: plainTextOf(html) }
}

/** The keys of the texts that a mail with these props says. */
export function sentencesSaid(mail: Mail, { props, language, room }: Draft): string[] {
  const input = inputOf(mail, { props, language, room })
  const usedKeys = new Set<string>()
  const noting = <Value,>(all: Readonly<Record<string, Value>>) =>
    new Proxy(all, {
      get: (_, key: string) => {
        usedKeys.add(key)
        return all[key]
      },
    }) as Record<string, Value>
  const notingInput = { ...input, texts: noting(input.texts), sentences: noting(input.sentences) }
  mail.subject(notingInput)
  mail.View(notingInput)
  const preheader = mail.preheaders?.keyOf(input.props)
  return preheader ? [...usedKeys, preheader] : [...usedKeys]
}

function inputOf(mail: Mail, { props: givenProps, language, room: { site, ownWord } }: Draft): MailInput<Mail['props'], Words> {
  const props = mail.props.parse(givenProps)
  const parts = partsOf(mail)
  const sentences = Object.entries(mail.words.words).map(([key, [english, arabic]]) => {
    const text = ownWord(language, storedKey(mail.words.owner, key)) || (language === 'ar' ? arabic : english)
    return { key, text, part: parts.get(key) ?? 'label' }
  })
  const texts = sentences.map(({ key, text, part }) => [key, filledSentence(mail, { key, text: wordsOfText(part, text), props, language })] as const)
  const sentencePairs = sentences.flatMap(({ key, text, part }) => {
    if (levelOfPart(part) === null) return []
    const fill = (words: string) => filledSentence(mail, { key, text: words, props, language }, escapedValue)
    return [[key, () => drawWrittenText(text, { language, siteUrl: site.url, fill })] as const]
  })
  return { props, texts: Object.fromEntries(texts), sentences: whenAsked(sentencePairs), language, site }
}

const partsOfMails = new WeakMap<Mail, ReadonlyMap<string, MailPart>>()

/** What each text of a mail is, by its key; the same for every letter. */
function partsOf(mail: Mail): ReadonlyMap<string, MailPart> {
  const parts = partsOfMails.get(mail) ?? new Map(mailSentences(mail).map(({ key, part }) => [key, part]))
  partsOfMails.set(mail, parts)
  return parts
}

/** Values that are made when they are asked for: of its sentences a mail says few. */
function whenAsked<Value>(makers: readonly (readonly [key: string, make: () => Value])[]): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [key, make] of makers) Object.defineProperty(values, key, { get: make, enumerable: true })
  return values
}

/** The line that staff wrote for this mail; '' for none. */
function ownPreheader(mail: Mail, { props, language }: Pick<MailInput<Mail['props'], Words>, 'props' | 'language'>, { ownWord }: MailRoom): string {
  const key = mail.preheaders?.keyOf(props)
  const text = key ? ownWord(language, storedKey(mail.words.owner, key)) : undefined
  return key && text ? filledSentence(mail, { key, text, props, language }) : ''
}

/** A single line of limited length: line breaks, which could end a header, become spaces. */
function lineOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_LINE)
    .toWellFormed()
}
