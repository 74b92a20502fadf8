import type { JSONContent } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { boxOf, type Piece, readMarkup } from './read-markup.ts'
import { isTag, isText, type SourceNode, sourceTree } from './source-tree.ts'
import { childrenOf, writeBlock } from './write-markup.ts'

/** A piece at the top of the text, as the editor has it. */
type Original = { node: Node; source: string }

/** A text that is open, with what it was read from: what nobody touches is written back to the letter. */
export type TextDocument = { html: string; content: JSONContent; originals: readonly Original[] }

export function openText(html: string, schema: Schema): TextDocument {
  const pieces = readMarkup(html).map((piece) => (isUnderstood(piece, schema) ? piece : boxOf(piece)))
  const originals = pieces.map(({ node, source }) => ({ node: schema.nodeFromJSON(node), source }))
  const content = pieces.length > 0 ? pieces.map(({ node }) => node) : [{ type: 'paragraph' }]
  return { html, content: { type: 'doc', content }, originals }
}

/** Whether a text has anything that can be edited here. */
export function isEditable({ originals }: TextDocument): boolean {
  return originals.length === 0 || originals.some(({ node }) => node.type.name !== 'keptBlock')
}

/** The HTML of what the editor has. Pieces that are as they were read are their sources. */
export function closeText(doc: Node, { html: before, originals }: TextDocument): string {
  const blocks = childrenOf(doc)
  if (blocks.every(isEmptyLine)) return originals.every(({ node }) => isEmptyLine(node)) ? before : ''
  // Text without a tag beside a new block would run into it.
  const isBare = blocks.length === Math.max(1, originals.length)
  const unused = [...originals]
  // What stands below a table so that one can go on writing.
  while (blocks.length > originals.length && isEmptyLine(blocks.at(-1) as Node)) blocks.pop()
  let html = ''
  for (const block of blocks) {
    const index = unused.findIndex(({ node }) => node === block || node.eq(block))
    const match = index < 0 ? undefined : unused[index]
    if (match && (isBare || block.attrs.tag !== 'none')) {
      unused.splice(index, 1)
      html += match.source
    } else {
      html += (html === '' || html.endsWith('\n') ? '' : '\n') + writeBlock(block, isBare && block.attrs.tag === 'none')
    }
  }
  return html
}

function isEmptyLine(node: Node): boolean {
  return node.type.name === 'paragraph' && node.childCount === 0
}

/** Whether writing a piece anew loses nothing of it: neither text, nor an element, nor an attribute. */
function isUnderstood({ node, source }: Piece, schema: Schema): boolean {
  try {
    const parsed = schema.nodeFromJSON(node)
    parsed.check()
    return contentOf(writeBlock(parsed, true)) === contentOf(source)
  } catch {
    return false // what stands where the schema has no place for it, such as bold in bold
  }
}

/** The words of markup and its start tags, in no order: `<b><i>` and `<i><b>` are the same. */
function contentOf(html: string): string {
  const tags: string[] = []
  const words: string[] = []
  const visit = (node: SourceNode) => {
    if (isText(node)) words.push(node.data)
    else if (isTag(node)) {
      const attributes = Object.entries(node.attribs).map(([name, value]) => `${name}=${value}`)
      tags.push([node.name, ...attributes.toSorted()].join(' '))
      node.children.forEach(visit)
    } else tags.push(node.type)
  }
  sourceTree(html).forEach(visit)
  return JSON.stringify([words.join('').replace(/[ \t\n\r\f]+/g, ''), tags.toSorted()])
}
