import { useState } from 'react'
import { markupOfText, textOfMarkup } from '#mails/mail-text.ts'
import { HtmlText, type HtmlTextProps } from '../texts/html-text.tsx'

type WrittenFieldProps = Omit<HtmlTextProps, 'value' | 'onChange'> & {
  /** A plain text, or markup. */
  text: string
  onWrite: (text: string) => void
}

/** A text of a mail with more than one line, written as in a document; it is told as it is kept: plain where it is paragraphs alone. */
export function WrittenField({ text, onWrite, ...field }: WrittenFieldProps) {
  const [html, setHtml] = useState(() => markupOfText(text))
  // What is written may be kept in a shorter form; only a text that came from elsewhere takes its place.
  const shownHtml = textOfMarkup(html).trim() === text.trim() ? html : markupOfText(text)
  const change = (next: string) => {
    setHtml(next)
    onWrite(textOfMarkup(next))
  }
  return <HtmlText {...field} value={shownHtml} onChange={change} />
}
