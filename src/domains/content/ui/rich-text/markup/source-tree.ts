import { ElementType, parseDocument } from 'htmlparser2'

export type SourceNode = ReturnType<typeof parseDocument>['children'][number]
export type SourceElement = Extract<SourceNode, { attribs: Record<string, string> }>

type SourceText = Extract<SourceNode, { type: ElementType.ElementType.Text }>

export const isTag = (node: SourceNode): node is SourceElement => 'attribs' in node
export const isText = (node: SourceNode): node is SourceText => node.type === ElementType.Text

/** HTML as the server's own parser reads it, with the places of its elements in the text. */
export function sourceTree(html: string): SourceNode[] {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true }).children
}

/** A node as it stands in the text. An element without an end tag would reach into its neighbour. */
export function sliceOf(node: SourceNode, html: string): string {
  const end = Math.min((node.endIndex ?? 0) + 1, node.next?.startIndex ?? Number.POSITIVE_INFINITY)
  return html.slice(node.startIndex ?? 0, end)
}

export function isBlank(node: SourceNode): boolean {
  return isText(node) && /^[ \t\n\r\f]*$/.test(node.data)
}
