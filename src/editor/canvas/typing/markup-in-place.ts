import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { keptMarkup } from '#domains/content/index.ts'

export type MarkupPlace = { group: string | null; symbol: string; value: string }

/** The HTML fields, of the block and of its groups, whose value is drawn as this HTML, in the order of the page. */
export function placesOfMarkup(block: StoredBlock, html: string): MarkupPlace[] {
  const template = catalogue.get(block.template)?.block
  const wanted = comparable(html)
  if (!template || wanted === '') return []
  const ordered = block.positions.flatMap((id) => block.groups.find((group) => group.id === id) ?? [])
  return [
    ...findMarkup(block.fields, template.fields, wanted).map((found) => ({ group: null, ...found })),
    ...ordered.flatMap(({ id, fields }) => findMarkup(fields, template.groups?.fields ?? [], wanted).map((found) => ({ group: id, ...found }))),
  ]
}

function findMarkup(values: Record<string, unknown>, fields: readonly FieldDef[], wanted: string): { symbol: string; value: string }[] {
  return fields.flatMap((field) => {
    const value = values[field.symbol]
    if (field.field_type !== 'Markdown' || field.format !== 'html' || typeof value !== 'string') return []
    return comparable(value) === wanted ? [{ symbol: field.symbol, value }] : []
  })
}

/** Compared after sanitising, because the canvas adds attributes to links, such as `tabindex`. */
const comparable = (html: string) => parsedBody(keptMarkup(html).html).innerHTML.trim()

/**
 * The HTML typed into an element, as the field stores it: sanitised, and without the artefacts of browser editing. `before` is the old value; non-breaking
 * spaces that it had are preserved.
 */
export function typedMarkup(html: string, before: string): string {
  const body = parsedBody(keptMarkup(html).html)
  removeComments(body)
  for (const span of body.querySelectorAll('span')) if (span.attributes.length === 0) span.replaceWith(...span.childNodes)
  body.normalize()
  const isEmpty = body.textContent?.trim() === '' && !body.querySelector('img, hr')
  if (isEmpty) return ''
  const typed = body.innerHTML
  return /\u00a0|&nbsp;|&#160;|&#xa0;/i.test(before) ? typed : typed.replaceAll('&nbsp;', ' ')
}

const pastedTags = new Set(['p', 'br', 'ul', 'ol', 'li', 'a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Sanitises pasted HTML: paragraphs, lists, headings, links and emphasis stay, foreign styles do not. */
export function pastedMarkup(html: string): string {
  // Clipboards wrap the fragment in these comments and line breaks.
  const piece = html.match(/<!--StartFragment-->([\s\S]*)<!--EndFragment-->/)?.[1] ?? html
  const body = parsedBody(keptMarkup(piece).html)
  removeComments(body)
  for (const element of [...body.querySelectorAll('*')]) {
    if (!pastedTags.has(element.localName)) {
      element.replaceWith(...element.childNodes)
      continue
    }
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name)
  }
  // The browser would drop plain blanks at the edges as it inserts them.
  return body.textContent?.trim() === '' ? '' : body.innerHTML.replace(/^[ \n]+|[ \n]+$/g, '&nbsp;')
}

function removeComments(root: Element): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) (comment as Comment).remove()
}

/** The tag preserves leading spaces, which the parser would drop before a body. */
function parsedBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
}
