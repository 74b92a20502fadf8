import { type AnyExtension, Extension } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { history, redo, undo } from '@tiptap/pm/history'
import type { TextLevel } from '#fields/field-types.ts'

/**
 * How a paragraph is written: with its tag, as bare text without one, or as its place asks for (null): bare in an item and a cell that has nothing else, with its
 * tag elsewhere.
 */
export type ParagraphTag = 'p' | 'none' | null

const paragraph = Paragraph.extend({
  addAttributes() {
    return { tag: { default: null as ParagraphTag, keepOnSplit: false, rendered: false } }
  },
})

/** Tab leaves the text, as it does every other field; items move by brackets. */
const listItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const steps = Extension.create({
  name: 'steps',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => command(this.editor.state, this.editor.view.dispatch)
    return { 'Mod-z': run(undo), 'Shift-Mod-z': run(redo), 'Mod-y': run(redo) }
  },
})

/** The levels that markup may have; the first level is the title of the page. */
export const headingLevels = [2, 3, 4, 5, 6] as const

/** The blocks of a text. Its level decides what keys and shortcuts make; what a stored text has beyond it stays as it is. */
export function blocksOf(level: TextLevel): AnyExtension[] {
  const inLetters = level === 'article' || level === 'letter' ? asItIs : withoutKeys
  const inArticles = level === 'article' ? asItIs : withoutKeys
  const inTexts = level === 'sentences' ? withoutKeys : asItIs
  return [
    Document,
    Text,
    paragraph,
    inLetters(Heading.configure({ levels: [...headingLevels] })),
    inArticles(Blockquote),
    inTexts(BulletList),
    inTexts(OrderedList.extend({ addAttributes: () => ({}) })),
    listItem,
    ListKeymap,
    HardBreak,
    inArticles(HorizontalRule),
    steps,
  ]
}

const asItIs = (block: AnyExtension) => block

/** A block that no key and no shortcut of Markdown makes. */
const withoutKeys = (block: AnyExtension) => block.extend({ addInputRules: () => [], addKeyboardShortcuts: () => ({}) })
