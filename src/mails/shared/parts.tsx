import { Fragment, type ReactNode } from 'react'
import { z } from 'zod'
import { type Direction, directionOf } from '#kernel/words/direction.ts'
import type { Language } from '#kernel/words/words.ts'
import type { WrittenText } from '../define-mail.ts'
import { colours, MAIL_WIDTH, textStyle } from './mail-style.ts'

const edgeOf = (direction: Direction) => (direction === 'rtl' ? 'right' : 'left')

/** A table that lays out and says nothing: the only layout that every mail program knows. */
function Rows({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <table role="presentation" dir={direction} width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>{children}</tbody>
    </table>
  )
}

export function MailHeading({ language, children }: { language: Language; children: ReactNode }) {
  const direction = directionOf(language)
  return (
    <h1 dir={direction} style={{ ...textStyle(direction, 22), margin: '0 0 16px', fontWeight: 'bold' }}>
      {children}
    </h1>
  )
}

/** Paragraphs of a plain text, in which a blank line begins another one and a line break stays one; or a text with its markup. */
export function MailText({ language, text }: { language: Language; text: string | WrittenText }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only `domains/mail` makes such a text, of elements and styles of its own
  if (typeof text === 'object') return text.html === '' ? null : <div dangerouslySetInnerHTML={{ __html: text.html }} />
  const direction = directionOf(language)
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never move.
    <p key={index} dir={direction} style={{ ...textStyle(direction), margin: '0 0 16px' }}>
      {paragraph.split('\n').map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines.
        <span key={row}>
          {row === 0 ? null : <br />}
          {line}
        </span>
      ))}
    </p>
  ))
}

export type MailFact = { label: string; value: string; group?: string }

/** The facts that say something. */
export function knownFacts(facts: readonly MailFact[]): MailFact[] {
  return facts.filter(({ value }) => value !== '')
}

/** Letters of all values of a mail together: Gmail cuts longer mails off, and the whole text stands in the admin. */
const MOST_LETTERS = 12_000
const FEWEST_LETTERS = 60

/** Half of a sign that has two halves would be shown as a question mark. */
const HALF_AT_THE_END = /[\ud800-\udbff]$/

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(HALF_AT_THE_END, '').toWellFormed()}…` : text
}

/** What somebody answered, or what an order says, a row each; facts of several groups stand under the names of these. A very long value is cut off. */
export function MailFacts({ language, facts }: { language: Language; facts: readonly MailFact[] }) {
  const most = Math.max(FEWEST_LETTERS, Math.floor(MOST_LETTERS / Math.max(facts.length, 1)))
  const groups = [...Map.groupBy(facts, ({ group = '' }) => group)]
  return groups.map(([group, ofGroup]) => (
    <Fragment key={group}>
      {group !== '' && groups.length > 1 && <GroupHeading language={language}>{group}</GroupHeading>}
      <FactTable language={language} facts={ofGroup} most={most} />
    </Fragment>
  ))
}

function GroupHeading({ language, children }: { language: Language; children: ReactNode }) {
  const direction = directionOf(language)
  return (
    <h2 dir={direction} style={{ ...textStyle(direction), margin: '0 0 4px', fontWeight: 'bold' }}>
      {children}
    </h2>
  )
}

/** A value keeps the direction of its own letters. */
function FactTable({ language, facts, most }: { language: Language; facts: readonly MailFact[]; most: number }) {
  const direction = directionOf(language)
  const labelPadding = direction === 'rtl' ? '8px 0 8px 12px' : '8px 12px 8px 0'
  const cell = { padding: '8px 0', borderBottom: `1px solid ${colours.line}`, verticalAlign: 'top' }
  return (
    <table dir={direction} width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '0 0 24px' }}>
      <tbody>
        {facts.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have one label.
          <tr key={index}>
            <th
              scope="row"
              align={edgeOf(direction)}
              style={{ ...textStyle(direction, 14), ...cell, padding: labelPadding, width: '36%', color: colours.quiet, fontWeight: 'normal' }}
            >
              {shortened(label, most)}
            </th>
            <td align={edgeOf(direction)} style={{ ...textStyle(direction, 14), ...cell, wordBreak: 'break-word' }}>
              <span dir="auto">
                {shortened(value, most)
                  .split('\n')
                  .map((line, row) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a value never move.
                    <span key={row}>
                      {row === 0 ? null : <br />}
                      {line}
                    </span>
                  ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The address of a picture of a car on the site, without its host; '' for none. */
export const mailPicture = z.string().default('')

/** A picture as wide as the mail; none without an address. */
export function MailPicture({ address, text }: { address: string; text: string }) {
  if (address === '') return null
  return (
    <img
      fetchPriority="low"
      src={address}
      alt={text || ' '}
      width={MAIL_WIDTH - 56}
      style={{ display: 'block', width: '100%', height: 'auto', margin: '0 0 16px', border: '0' }}
    />
  )
}

type ButtonProps = {
  language: Language
  href: string /** Outlined: a mail has one filled button, for what it asks for. */
  quiet?: boolean
  children: ReactNode
}

/** A link that looks like a button also where padding of links is ignored. */
export function MailButton({ language, href, quiet = false, children }: ButtonProps) {
  const direction = directionOf(language)
  const link = {
    ...textStyle(direction),
    color: quiet ? colours.accent : colours.onAccent,
    textDecoration: 'none',
    fontWeight: 'bold',
    display: 'inline-block',
    padding: '12px 28px',
  }
  return (
    <Rows direction={direction}>
      <tr>
        <td align={edgeOf(direction)} style={{ padding: '0 0 24px' }}>
          <table role="presentation" dir={direction} cellPadding={0} cellSpacing={0} border={0}>
            <tbody>
              <tr>
                <td style={{ backgroundColor: quiet ? colours.paper : colours.accent, border: `1px solid ${colours.accent}` }}>
                  <a href={href} style={link}>
                    {children}
                  </a>
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      </tr>
    </Rows>
  )
}
