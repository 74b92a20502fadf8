import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail, MailSite } from '#mails/define-mail.ts'
import { MailDocument } from '#mails/shared/mail-document.tsx'
import { type Language, type OwnedWords, type Texts, textsIn, type Words } from '#kernel/words/words.ts'
import { plainTextOf } from './plain-text.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** The data for drawing mails: the site and its Arabic words, which staff may have changed. */
export type MailRoom = { site: MailSite; wordsOf: (owned: OwnedWords) => Texts<Words> }

const LONGEST_LINE = 200

/** Draws a mail. Throws when the props are not what it needs. */
export function renderMail(mail: Mail, { props, language, room }: { props: unknown; language: Language; room: MailRoom }): RenderedMail {
  const texts = language === 'ar' ? room.wordsOf(mail.words) : textsIn(language, mail.words.words)
  const input = { props: mail.props.parse(props), texts, language, site: room.site }
  const subject = lineOf(mail.subject(input))
  const html = renderToStaticMarkup(
    <MailDocument language={language} subject={subject} preheader={lineOf(mail.preheader(input))} site={room.site}>
      {mail.View(input)}
    </MailDocument>,
  )
  return { subject, html: `<!doctype html>${html}`, text: plainTextOf(html) }
}

/** A single line of limited length: line breaks, which could end a header, become spaces. */
function lineOf(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_LINE)
    .toWellFormed()
}
