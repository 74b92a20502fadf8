import { escapeMarkup, linesOfMarkup } from '#kernel/values/markup-text.ts'

/**
 * Texts of a mail that have more than one line are plain, or markup as staff write it: HTML that begins with an element of a line. A text of paragraphs alone is kept plain,
 * as it ships, so that texts of before count on and are compared with those that ship.
 */
const BEGINS_MARKUP = /^\s*<(?:p|ul|ol|h[2-6])[\s>]/i

export function isMailMarkup(text: string): boolean {
  return BEGINS_MARKUP.test(text)
}

/** A text as markup: paragraphs of a plain one, in which a blank line begins another one and a line break stays one. */
export function markupOfText(text: string): string {
  if (isMailMarkup(text)) return text
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

const PARAGRAPHS = /^(?:\s*<p>(?:[^<]|<br\s*\/?>)*<\/p>\s*)+$/i

/** Markup as the text that is kept of it: plain where it is paragraphs alone. */
export function textOfMarkup(markup: string): string {
  const html = markup.trim()
  if (html === '') return ''
  if (PARAGRAPHS.test(html)) {
    const plain = plainMailText(html)
    if (!isMailMarkup(plain)) return plain
  }
  return isMailMarkup(html) ? html : `<p>${html}</p>`
}

/** The words of a text without its markup: a line for each line, a blank one between paragraphs. */
export function plainMailText(text: string): string {
  return isMailMarkup(text) ? linesOfMarkup(text) : text
}
