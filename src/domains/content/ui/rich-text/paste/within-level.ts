import type { TextLevel } from '#fields/field-types.ts'
import { tagsOfLevel } from '../../../pages/markup/text-levels.ts'

/** Turns what a text of its level may not have into paragraphs: headings, items of lists, rows of tables. */
export function withinLevel(body: HTMLElement, level: TextLevel): void {
  const tags = tagsOfLevel(level)
  const beyond = (...names: string[]) => [...body.querySelectorAll<HTMLElement>(names.filter((name) => !tags.includes(name)).join() || ':not(*)')]
  for (const rule of beyond('hr')) rule.remove()
  for (const row of beyond('tr')) row.replaceWith(lineOf([...row.children]))
  // From the inside out, so that an item comes before the items below it.
  for (const list of beyond('ul', 'ol').toReversed()) {
    list.replaceWith(...[...list.children].flatMap((item) => (item.localName === 'li' ? linesOf(item) : [item])))
  }
  for (const heading of beyond('h2', 'h3', 'h4', 'h5', 'h6')) heading.replaceWith(lineOf([heading]))
  for (const frame of beyond('table', 'thead', 'tbody', 'tfoot', 'blockquote')) frame.replaceWith(...frame.childNodes)
}

/** The words of some elements as one paragraph, with a space between them. */
function lineOf(elements: readonly Element[]): HTMLElement {
  const line = document.createElement('p')
  for (const element of elements) {
    for (const paragraph of element.querySelectorAll('p')) paragraph.replaceWith(...paragraph.childNodes, ' ')
    if (line.hasChildNodes()) line.append(' ')
    line.append(...element.childNodes)
  }
  return line
}

/** What stands in an item: its words as a paragraph, then the paragraphs that were the items below it. */
function linesOf(item: Element): HTMLElement[] {
  const below = [...item.children].filter((child) => child.localName === 'p')
  for (const line of below) line.remove()
  const own = item.textContent?.trim() ? [lineOf([item])] : []
  return [...own, ...(below as HTMLElement[])]
}
