import type { JSONContent } from '@tiptap/core'
import type { KeptAttributes } from '../nodes/kept-attributes.ts'
import { otherTags } from '../nodes/marks.ts'
import { isBlank, isTag, isText, type SourceElement, type SourceNode, sliceOf, sourceTree } from './source-tree.ts'

/** A part of the text at its top, and what it was read from. All sources together are the whole HTML. */
export type Piece = { node: JSONContent; source: string }

type Mark = { type: string; attrs: Record<string, unknown> }

/** HTML as pieces that can be edited. What has no node is a box that keeps its source. */
export function readMarkup(html: string): Piece[] {
  const read = readBlocks(sourceTree(html), html)
  return read.map(({ node, start }, index) => ({
    node,
    source: html.slice(index === 0 ? 0 : start, read[index + 1]?.start ?? html.length),
  }))
}

/** The same piece as one box, for when it cannot be written back as it was. */
export function boxOf({ source }: Piece): Piece {
  return { node: { type: 'keptBlock', attrs: { source: source.trim() } }, source }
}

type Placed = { node: JSONContent; start: number }

/** Blocks among nodes; text and elements of a line that stand between them are paragraphs without a tag. */
function readBlocks(nodes: readonly SourceNode[], html: string): Placed[] {
  const blocks: Placed[] = []
  let line: SourceNode[] = []
  const endLine = () => {
    const [first] = line
    if (first && !line.every(isBlank)) {
      const content = readLine(line, html)
      blocks.push({ node: { type: 'paragraph', attrs: { tag: 'none' }, content }, start: first.startIndex ?? 0 })
    }
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      // Space between blocks goes with the block before it.
      if (line.length > 0 || !isBlank(node)) line.push(node)
      continue
    }
    endLine()
    blocks.push({ node: (isTag(node) && readBlock(node, html)) || box(node, html), start: node.startIndex ?? 0 })
  }
  endLine()
  return blocks
}

const inlineTags: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'i', 'em', 'small', 'bdi', 'br', 'img', ...otherTags])

function isInline(node: SourceNode): boolean {
  if (!isTag(node)) return isText(node)
  return inlineTags.has(node.name) && node.children.every(isInline)
}

function readBlock(element: SourceElement, html: string): JSONContent | null {
  const { name, children } = element
  const attrs = { kept: keptOf(element) }
  if (name === 'p') return children.every(isInline) ? { type: 'paragraph', attrs: { ...attrs, tag: 'p' }, content: readLine(children, html) } : null
  if (/^h[2-6]$/.test(name)) {
    return children.every(isInline) ? { type: 'heading', attrs: { ...attrs, level: Number(name[1]) }, content: readLine(children, html) } : null
  }
  if (name === 'hr') return { type: 'horizontalRule', attrs }
  if (name === 'blockquote') return { type: 'blockquote', attrs, content: readInside(children, html) }
  if (name === 'ul' || name === 'ol') return readList(element, html)
  return name === 'table' ? readTable(element, html) : null
}

function readInside(children: readonly SourceNode[], html: string): JSONContent[] {
  const inside = readBlocks(children, html).map(({ node }) => node)
  return inside.length > 0 ? inside : [{ type: 'paragraph', attrs: { tag: 'none' } }]
}

function readList(element: SourceElement, html: string): JSONContent | null {
  const items = element.children.filter((child) => !isBlank(child))
  if (items.length === 0) return null
  const content: JSONContent[] = []
  for (const item of items) {
    if (!isTag(item) || item.name !== 'li') return null
    const inside = readInside(item.children, html)
    if (inside[0]?.type !== 'paragraph') return null
    content.push({ type: 'listItem', attrs: { kept: keptOf(item) }, content: inside })
  }
  return { type: element.name === 'ul' ? 'bulletList' : 'orderedList', attrs: { kept: keptOf(element) }, content }
}

function readTable(element: SourceElement, html: string): JSONContent | null {
  const before: string[] = []
  const rows: JSONContent[] = []
  for (const child of element.children) {
    if (isBlank(child)) continue
    if (!isTag(child)) return null
    if (child.name === 'caption' || child.name === 'colgroup') {
      if (rows.length > 0) return null
      before.push(sliceOf(child, html))
    } else if (child.name === 'tr') {
      rows.push(readRow(child, null, html))
    } else if (/^t(?:head|body|foot)$/.test(child.name) && !keptOf(child)) {
      for (const row of child.children) {
        if (isBlank(row)) continue
        if (!isTag(row) || row.name !== 'tr') return null
        rows.push(readRow(row, child.name, html))
      }
    } else return null
  }
  const isWhole = rows.length > 0 && rows.every(({ content }) => content && content.length > 0)
  return isWhole ? { type: 'table', attrs: { kept: keptOf(element), before: before.join('') }, content: rows } : null
}

function readRow(row: SourceElement, section: string | null, html: string): JSONContent {
  const cells = row.children.filter((child): child is SourceElement => isTag(child) && (child.name === 'td' || child.name === 'th'))
  return {
    type: 'tableRow',
    attrs: { kept: keptOf(row), section },
    content: cells.map((cell) => {
      const { colspan, rowspan, ...kept } = cell.attribs
      const attrs = { colspan: Number(colspan) || 1, rowspan: Number(rowspan) || 1, kept: orNull(kept) }
      return { type: cell.name === 'th' ? 'tableHeader' : 'tableCell', attrs, content: readInside(cell.children, html) }
    }),
  }
}

/** The nodes of a line, without the space at its ends, which no browser shows. */
function readLine(nodes: readonly SourceNode[], html: string): JSONContent[] {
  const content = readInline(nodes, [], html)
  const [first] = content
  const last = content.at(-1)
  if (first?.text) first.text = first.text.replace(/^[ \t\n\r\f]+/, '')
  if (last?.text) last.text = last.text.replace(/[ \t\n\r\f]+$/, '')
  return content.filter(({ type, text }) => type !== 'text' || text)
}

function readInline(nodes: readonly SourceNode[], marks: readonly Mark[], html: string): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (isText(node)) return [{ type: 'text', text: node.data.replace(/[ \t\n\r\f]+/g, ' '), marks: [...marks] }]
    if (!isTag(node)) return []
    if (node.name === 'br' && !keptOf(node)) return [{ type: 'hardBreak', marks: [...marks] }]
    const mark = markOf(node)
    const isEmpty = node.children.length === 0
    if (!mark || isEmpty) return [{ type: 'keptInline', attrs: { source: sliceOf(node, html) }, marks: [...marks] }]
    return readInline(node.children, [...marks, mark], html)
  })
}

function markOf(element: SourceElement): Mark | null {
  const { name } = element
  const keptAttributes = keptOf(element)
  if (name === 'a') {
    const { href, ...others } = element.attribs
    return { type: 'link', attrs: { href: href ?? null, kept: orNull(others) } }
  }
  if (name === 'b' || name === 'strong') return { type: 'bold', attrs: { tag: name, kept: keptAttributes } }
  if (name === 'i' || name === 'em') return { type: 'italic', attrs: { tag: name, kept: keptAttributes } }
  if (name === 'small') return { type: 'small', attrs: { kept: keptAttributes } }
  if (name === 'bdi') return { type: 'isolated', attrs: { kept: keptAttributes } }
  return (otherTags as readonly string[]).includes(name) ? { type: 'other', attrs: { tag: name, kept: keptAttributes } } : null
}

const keptOf = ({ attribs }: SourceElement) => orNull(attribs)

function orNull(attributes: Record<string, string>): KeptAttributes | null {
  return Object.keys(attributes).length > 0 ? { ...attributes } : null
}

function box(node: SourceNode, html: string): JSONContent {
  return { type: 'keptBlock', attrs: { source: sliceOf(node, html) } }
}
