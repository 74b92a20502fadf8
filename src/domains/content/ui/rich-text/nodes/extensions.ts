import type { AnyExtension } from '@tiptap/core'
import type { TextLevel } from '#fields/field-types.ts'
import { blocksOf } from './blocks.ts'
import { keptAttributes } from './kept-attributes.ts'
import { keptBlock, keptInline, type DrawMarkup } from './kept-markup-nodes.ts'
import { marks } from './marks.ts'
import { tables } from './tables.ts'

/** All that a text may hold: the elements of HTML fields that have a button or a key, and boxes for the rest. Every level reads the same, and makes what it allows. */
export function textExtensions(draw: DrawMarkup, level: TextLevel = 'article'): AnyExtension[] {
  return [...blocksOf(level), ...marks, ...tables, keptAttributes, keptBlock(draw), keptInline(draw)]
}
