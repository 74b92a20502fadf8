import type { TextLevel } from '#fields/field-types.ts'
import { wordLists } from './word-lists.ts'
import { withinLevel } from './within-level.ts'

/** What a paste keeps; of other elements only the content stays. */
const pastedTags = 'p br ul ol li a b strong i em s sub sup blockquote h2 h3 h4 h5 h6 hr table thead tbody tfoot tr td th bdi'.split(' ')
/** What goes with everything in it. */
const gone = 'script, style, noscript, template, title, meta, link, xml, img, svg, object, iframe, colgroup, col, caption, input, button, select, textarea'
const schemes = /^(?:https?:|mailto:|tel:|[/#?])/i

/**
 * HTML of the clipboard as a text of the site: paragraphs, headings, lists, emphasis, links and tables stay. How it looked goes, with all that Word, Google Docs and
 * Excel say about it. What was cut here comes back as it was. What a text of its level may not have becomes paragraphs.
 */
export function cleanPaste(html: string, level: TextLevel = 'article'): string {
  if (html.includes('data-pm-slice')) return level === 'article' ? html : fromOtherText(html, level)
  // Clipboards wrap the fragment in these comments. Excel's begins inside of the table.
  const piece = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html
  const { body } = new DOMParser().parseFromString(
    `<!doctype html><body>${/^\s*<t[rdh]\b/i.test(piece) || /^\s*<col\b/i.test(piece) ? html : piece}`,
    'text/html',
  )
  removeComments(body)
  wordLists(body)
  for (const element of [...body.querySelectorAll(gone)]) element.remove()
  keepEmphasis(body)
  for (const element of [...body.querySelectorAll('*')]) keepElement(element)
  unwrapLines(body)
  withinLevel(body, level)
  return body.innerHTML.trim()
}

/** What was cut from a text that may have more. The editor's note of the elements around it would bring them back. */
function fromOtherText(html: string, level: TextLevel): string {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html')
  for (const element of body.querySelectorAll('[data-pm-slice]')) element.removeAttribute('data-pm-slice')
  withinLevel(body, level)
  return body.innerHTML.trim()
}

/** Google Docs writes bold and italic as styles, and wraps everything in a `<b>` that is not bold. */
function keepEmphasis(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('[style]')]) {
    const { fontWeight, fontStyle } = element.style
    const isBold = fontWeight === 'bold' || fontWeight === 'bolder' || Number(fontWeight) >= 600
    if (/^(?:b|strong)$/.test(element.localName) && fontWeight && !isBold) element.replaceWith(...element.childNodes)
    if (element.localName !== 'span') continue
    if (isBold) wrapContent(element, 'strong')
    if (fontStyle === 'italic') wrapContent(element, 'em')
  }
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function keepElement(element: Element): void {
  const tag = element.localName
  const isEmptyBold = /^(?:b|strong|i|em)$/.test(tag) && element.textContent?.trim() === ''
  const isDeadLink = tag === 'a' && !schemes.test(element.getAttribute('href') ?? '')
  // The title of the page is its only heading of the first level, and a box makes a line of its own.
  const other = tag === 'h1' ? 'h2' : tag === 'div' && !element.querySelector('p, div, ul, ol, table, h1, h2, h3, h4, h5, h6') ? 'p' : null
  if (other) rename(element, other)
  else if (!pastedTags.includes(tag) || isEmptyBold || isDeadLink) element.replaceWith(...element.childNodes)
  else {
    const keptNames = tag === 'a' ? ['href'] : tag === 'td' || tag === 'th' ? ['colspan', 'rowspan'] : tag === 'bdi' ? ['dir'] : []
    for (const { name } of [...element.attributes]) if (!keptNames.includes(name)) element.removeAttribute(name)
  }
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Paragraphs without words, and those that Google Docs and Word put into every item and cell. */
function unwrapLines(body: HTMLElement): void {
  for (const line of [...body.querySelectorAll('p, h2, h3, h4, h5, h6')]) {
    const isEmpty = line.textContent?.trim() === ''
    if (isEmpty && line.parentElement?.children.length !== 1) line.remove()
  }
  for (const element of body.querySelectorAll('p, li, td, th, h2, h3, h4, h5, h6')) element.normalize()
  // Files of Word break their lines at a width of their own, and pad with spaces that do not break.
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = text.data.replace(/\s*[\n\r]\s*/g, ' ').replace(/\u00a0+/g, ' ')
  }
}

function removeComments(root: Element): void {
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const nodes: Node[] = []
  while (comments.nextNode()) nodes.push(comments.currentNode)
  for (const comment of nodes) (comment as Comment).remove()
}
