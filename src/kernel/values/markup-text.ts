import { byName } from '../by-name.ts'

// Each repetition stops at the next element, so that no text makes it look for an end again and again.
const ELEMENT = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|<[/!]?[a-z!][^<>]*>/gi
const SIGN = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi
const namedSigns = byName({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' })

/** The words of HTML in one line, for people to read: it is text from here on, which nothing may take for markup. */
export function lineOfMarkup(html: string): string {
  return withSigns(html.replace(ELEMENT, ' ')).replace(/\s+/g, ' ').trim()
}

/** The words of HTML with a line for each line and a blank one between paragraphs, for people to read. */
export function linesOfMarkup(html: string): string {
  const words = html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|ul|ol|h[2-6])>/gi, '\n\n')
    .replace(/<\/li>/gi, '\n')
    .replace(ELEMENT, '')
  return trimmedLines(withSigns(words))
}

/** Lines without space around them, and never more than one blank line between two. */
export function trimmedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text of markup, without elements, with the signs that stand in it by name or number. What names none stays as it is. */
export function withSigns(text: string): string {
  return text.replace(SIGN, (whole, decimal?: string, hexadecimal?: string, name = '') => {
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : 0
    if (code === 0) return namedSigns[name] ?? whole
    return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole
  })
}

/** Words as they stand in markup, between elements and in attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
