import sanitizeHtml from 'sanitize-html'
import type { WrittenText } from '#mails/define-mail.ts'
import { escapeMarkup } from '#kernel/values/markup-text.ts'
import { markupOfText } from '#mails/mail-text.ts'
import { colours, textStyle } from '#mails/shared/mail-style.ts'
import { type Direction, directionOf } from '#kernel/words/direction.ts'
import type { Language } from '#kernel/words/words.ts'

/** Styles of an element, by the names that React gives them. */
type Style = ReturnType<typeof textStyle>
type Drawing = {
  language: Language
  /** The address of the site, before addresses of its own. */
  siteUrl: string
  /** Puts the values of placeholders into words, which are markup, as is what it gives. */
  fill: (words: string) => string
}

const lines = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li']
const sizes: ReadonlyMap<string, number> = new Map([
  ['h2', 19],
  ['h3', 17],
])
const SMALL = 13
const schemes = ['http', 'https', 'mailto', 'tel']

/**
 * A text of a mail, plain or markup, as mail programs draw it: the style on each element, physical edges, links with their whole address. Whatever the markup says, nothing
 * else comes out, and values of placeholders stand in words alone.
 */
export function drawWrittenText(text: string, { language, siteUrl, fill }: Drawing): WrittenText {
  const styled = (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const direction = ownDirection(attribs) ?? directionOf(language)
    return { tagName, attribs: { dir: direction, style: styleText(lineStyle(tagName, direction)) } }
  }
  const html = sanitizeHtml(markupOfText(text), {
    allowedTags: [...lines, 'br', 'a', 'strong', 'b', 'em', 'i', 'small', 'span'],
    // Elements that may have a style get all of their attributes below, so that none of the text is left.
    allowedAttributes: { ...Object.fromEntries(lines.map((tag) => [tag, ['dir', 'style']])), a: ['href', 'style'], small: ['style'], span: ['dir'] },
    allowedSchemes: [...schemes],
    parseStyleAttributes: false,
    textFilter: (words) => fill(words),
    transformTags: {
      ...Object.fromEntries(lines.map((tag) => [tag, styled])),
      // Outlook knows no bdi.
      bdi: (_tag, attribs) => ({ tagName: 'span', attribs: { dir: ownDirection(attribs) ?? 'auto' } }),
      small: () => ({ tagName: 'small', attribs: { style: `font-size:${SMALL}px` } }),
      a: (_tag, { href = '' }) => linkOf(href, siteUrl),
    },
  })
  return { html }
}

/** The markup of a value: words, whatever it holds. */
export function escapedValue(value: string | number): string {
  return escapeMarkup(String(value)).replace(/\r?\n/g, '<br />')
}

function ownDirection({ dir }: sanitizeHtml.Attributes): Direction | undefined {
  return dir === 'rtl' || dir === 'ltr' ? dir : undefined
}

function lineStyle(tag: string, direction: Direction): Style {
  if (tag === 'ul' || tag === 'ol') return { margin: '0 0 16px', padding: direction === 'rtl' ? '0 24px 0 0' : '0 0 0 24px' }
  if (tag === 'li') return { ...textStyle(direction), margin: '0 0 4px' }
  const isHeading = tag !== 'p'
  return { ...textStyle(direction, sizes.get(tag)), margin: isHeading ? '0 0 8px' : '0 0 16px', ...(isHeading && { fontWeight: 'bold' }) }
}

function styleText(style: Style): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}

/** A link with its whole address; what leads nowhere outside of a page is words alone. */
function linkOf(href: string, siteUrl: string): sanitizeHtml.Tag {
  const address = wholeAddress(href, siteUrl)
  return address ? { tagName: 'a', attribs: { href: address, style: `color:${colours.ink};text-decoration:underline` } } : { tagName: 'span', attribs: {} }
}

function wholeAddress(href: string, siteUrl: string): string | null {
  if (href === '' || href.startsWith('#')) return null
  const base = `${siteUrl}/ar/`
  const address = URL.canParse(href, base) ? new URL(href, base) : null
  return address && schemes.includes(address.protocol.slice(0, -1)) ? address.href : null
}
