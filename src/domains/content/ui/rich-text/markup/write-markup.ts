import type { Mark, Node } from '@tiptap/pm/model'
import type { KeptAttributes } from '../nodes/kept-attributes.ts'

/** A block as HTML. `isBare` says whether a paragraph that was read without a tag may go without one. */
export function writeBlock(node: Node, isBare = false): string {
  const keptAttributes = node.attrs.kept as KeptAttributes | null
  switch (node.type.name) {
    case 'paragraph':
      return isBare && !keptAttributes && node.attrs.tag !== 'p' ? writeLine(node) : element('p', keptAttributes, writeLine(node))
    case 'heading':
      return element(`h${node.attrs.level}`, keptAttributes, writeLine(node))
    case 'horizontalRule':
      return `<hr${attributesText(keptAttributes)}>`
    case 'blockquote':
      return element(
        'blockquote',
        keptAttributes,
        writeInside(node, (child) => child.attrs.tag === 'none'),
      )
    case 'bulletList':
      return element(
        'ul',
        keptAttributes,
        writeInside(node, () => false),
      )
    case 'orderedList':
      return element(
        'ol',
        keptAttributes,
        writeInside(node, () => false),
      )
    case 'listItem':
      return element('li', keptAttributes, writeInside(node, isAlone))
    case 'table':
      return element('table', keptAttributes, String(node.attrs.before) + writeRows(childrenOf(node)))
    case 'tableCell':
    case 'tableHeader':
      return element(node.type.name === 'tableCell' ? 'td' : 'th', { ...spans(node), ...keptAttributes }, writeInside(node, isAlone))
    case 'keptBlock':
      return String(node.attrs.source)
    default:
      throw new Error(`no markup for ${node.type.name}`)
  }
}

/** In an item or a cell one line goes without a tag, unless it was read with one. */
function isAlone(_child: Node, parent: Node): boolean {
  return childrenOf(parent).filter(({ type }) => type.name === 'paragraph').length === 1
}

function writeInside(parent: Node, isBare: (child: Node, parent: Node) => boolean): string {
  return childrenOf(parent)
    .map((child) => writeBlock(child, isBare(child, parent)))
    .join('')
}

function writeRows(rows: readonly Node[]): string {
  let html = ''
  let open: string | null = null
  for (const row of rows) {
    // A row that was added stands with the row before it, never in the head.
    const section: string | null = (row.attrs.section as string | null) ?? (open === 'thead' ? 'tbody' : open)
    if (section !== open) html += (open ? `</${open}>` : '') + (section ? `<${section}>` : '')
    open = section
    html += element(
      'tr',
      row.attrs.kept as KeptAttributes | null,
      childrenOf(row)
        .map((cell) => writeBlock(cell))
        .join(''),
    )
  }
  return html + (open ? `</${open}>` : '')
}

/** The inline content of a node. Marks that neighbours share are one element. */
function writeLine(node: Node): string {
  let html = ''
  let open: readonly Mark[] = []
  for (const child of childrenOf(node)) {
    const first = child.marks.findIndex((mark, index) => !open[index]?.eq(mark))
    const shared = first < 0 ? child.marks.length : first
    html += closing(open.slice(shared))
    html += child.marks.slice(shared).map(opening).join('')
    open = child.marks
    html += inline(child)
  }
  return html + closing(open)
}

function inline(node: Node): string {
  if (node.isText) return escaped(node.text ?? '')
  return node.type.name === 'hardBreak' ? '<br>' : String(node.attrs.source)
}

function tagOf({ type, attrs }: Mark): string {
  return type.name === 'link' ? 'a' : type.name === 'small' ? 'small' : type.name === 'isolated' ? 'bdi' : String(attrs.tag)
}

function opening(mark: Mark): string {
  const { href, kept } = mark.attrs as { href?: string | null; kept: KeptAttributes | null }
  return `<${tagOf(mark)}${attributesText({ ...(typeof href === 'string' ? { href } : {}), ...kept })}>`
}

function closing(marks: readonly Mark[]): string {
  return marks
    .map((mark) => `</${tagOf(mark)}>`)
    .toReversed()
    .join('')
}

function element(tag: string, attributes: KeptAttributes | null, content: string): string {
  return `<${tag}${attributesText(attributes)}>${content}</${tag}>`
}

function spans(cell: Node): KeptAttributes {
  const names = (['colspan', 'rowspan'] as const).filter((name) => Number(cell.attrs[name]) > 1)
  return Object.fromEntries(names.map((name) => [name, String(cell.attrs[name])]))
}

function attributesText(attributes: KeptAttributes | null): string {
  return Object.entries(attributes ?? {})
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
}

export function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index))
}
