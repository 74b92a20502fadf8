import type { AnyExtension } from '@tiptap/core'
import { blocks } from './blocks.ts'
import { keptAttributes } from './kept-attributes.ts'
import { keptBlock, keptInline, type DrawMarkup } from './kept-markup-nodes.ts'
import { marks } from './marks.ts'
import { tables } from './tables.ts'

/** All that a text may hold: the elements of HTML fields that have a button or a key, and boxes for the rest. */
export function textExtensions(draw: DrawMarkup): AnyExtension[] {
  return [...blocks, ...marks, ...tables, keptAttributes, keptBlock(draw), keptInline(draw)]
}
