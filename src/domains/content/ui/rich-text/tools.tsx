import type { Editor } from '@tiptap/core'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import type { Command } from '@tiptap/pm/state'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { ReactNode } from 'react'
import { type TextLevel, textLevels } from '#fields/field-types.ts'
import type { Language } from '#kernel/words/words.ts'
import { type Direction, directionOf } from '#kernel/words/direction.ts'
import type { KeptAttributes } from './nodes/kept-attributes.ts'
import type { textWords } from './words.ts'

export type Tool = {
  key: keyof typeof textWords
  sign: ReactNode
  /** As `aria-keyshortcuts` has it. */
  keys?: string
  /** The least level of texts that have it; all have it without. */
  from?: TextLevel
  /** The text may not have it: there is a button only while the caret is in what was stored so, to take it back. */
  isBeyond?: boolean
  run: (editor: Editor) => void
  /** Buttons with a state tell it; others just act. */
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

/** A sign of 16 × 16 px. */
const sign = (path: string, isMirrored = false) => (
  <svg
    width={16}
    height={16}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.4}
    aria-hidden="true"
    data-mirrored={isMirrored || undefined}
  >
    <path d={path} />
  </svg>
)

const heading = (level: 2 | 3 | 4): Tool => ({
  key: `heading_${level}`,
  sign: <b>H{level}</b>,
  keys: `Control+Alt+${level}`,
  from: 'letter',
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
})

const inTable = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch)
  editor.view.focus()
}

/** The buttons of the table that the caret is in. */
export const tableTools: readonly Tool[] = [
  { key: 'add_row', sign: sign('M2 2.5h12v5H2zM8 10v5M5.5 12.5h5'), run: inTable(addRowAfter) },
  { key: 'add_column', sign: sign('M2.5 2v12h5V2zM10 8h5M12.5 5.5v5', true), run: inTable(addColumnAfter) },
  { key: 'delete_row', sign: sign('M2 2.5h12v5H2zM5.5 12.5h5'), run: inTable(deleteRow) },
  { key: 'delete_column', sign: sign('M2.5 2v12h5V2zM10 8h5', true), run: inTable(deleteColumn) },
  { key: 'delete_table', sign: sign('M2 3h12v10H2zM2 3l12 10M14 3 2 13'), run: inTable(deleteTable) },
]

/** The paragraph or heading that the caret is in. */
const lineOf = ({ state }: Editor) => state.selection.$from.parent

function isLineTurned(editor: Editor, other: Direction): boolean {
  return (lineOf(editor).attrs.kept as KeptAttributes | null)?.dir === other
}

function turnLine(editor: Editor, other: Direction): void {
  const { dir, ...others } = (lineOf(editor).attrs.kept ?? {}) as Record<string, string>
  const keptAttributes = dir === other ? others : { ...others, dir: other }
  const attributes = { kept: Object.keys(keptAttributes).length > 0 ? keptAttributes : null }
  editor.chain().focus().updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run()
}

/** Three columns with a header and two rows, and the caret in the first cell. */
function insertTable(editor: Editor): void {
  const cells = (type: string, attrs?: object) => Array.from({ length: 3 }, () => ({ type, ...(attrs && { attrs }), content: [{ type: 'paragraph' }] }))
  const row = (section: string, content: object[]) => ({ type: 'tableRow', attrs: { section }, content })
  const head = row('thead', cells('tableHeader', { kept: { scope: 'col' } }))
  const content = [head, row('tbody', cells('tableCell')), row('tbody', cells('tableCell'))]
  const at = editor.state.selection.$from
  const isEmptyLine = at.depth === 1 && at.parent.childCount === 0
  const from = isEmptyLine ? at.before(1) : at.after(1)
  editor
    .chain()
    .focus()
    .insertContentAt(isEmptyLine ? { from, to: at.after(1) } : from, [{ type: 'table', content }, { type: 'paragraph' }])
    .setTextSelection(from + 4)
    .run()
}

const words: readonly (readonly Tool[])[] = [
  [heading(2), heading(3), heading(4)],
  [
    { key: 'bold', sign: <b>B</b>, keys: 'Control+B', run: (editor) => editor.chain().focus().toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
    {
      key: 'italic',
      sign: <i>I</i>,
      keys: 'Control+I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    { key: 'small', sign: <small>A</small>, run: (editor) => editor.chain().focus().toggleMark('small').run(), isOn: (editor) => editor.isActive('small') },
  ],
  [
    {
      key: 'bullet_list',
      from: 'text',
      sign: sign('M6 4h8M6 8h8M6 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1', true),
      keys: 'Control+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      key: 'ordered_list',
      from: 'text',
      sign: sign('M7 4h7M7 8h7M7 12h7M2 3l1-.5v3M2 10h2l-2 3h2', true),
      keys: 'Control+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      key: 'quote',
      from: 'article',
      sign: sign('M3 3v10M6.5 5h7M6.5 8h7M6.5 11h5', true),
      keys: 'Control+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
]

/** The buttons that turn words and a line into the direction that the text does not have. */
const directions = (other: Direction): readonly Tool[] => [
  {
    key: `${other}_words`,
    sign: <span dir={other}>{other === 'ltr' ? 'a→' : 'أ←'}</span>,
    // Not toggleMark: it takes a mark with an object among its attributes for another one each time, and never takes it off.
    run: (editor) => {
      const chain = editor.chain().focus()
      if (editor.isActive('isolated')) chain.unsetMark('isolated').run()
      else chain.setMark('isolated', { kept: { dir: other } }).run()
    },
    isOn: (editor) => editor.isActive('isolated'),
  },
  {
    key: `${other}_line`,
    sign: sign(other === 'ltr' ? 'M2 4h12M2 8h7M2 12h9m3-2-2.2 2 2.2 2' : 'M2 4h12M7 8h7M5 12h9M2 10l2.2 2L2 14'),
    run: (editor) => turnLine(editor, other),
    isOn: (editor) => isLineTurned(editor, other),
  },
]

const places: readonly (readonly Tool[])[] = [
  [
    { key: 'table', from: 'article', sign: sign('M2 3h12v10H2zM2 6.5h12M6 3v10M10 3v10'), run: insertTable, isOff: (editor) => editor.isActive('table') },
    {
      key: 'undo',
      sign: sign('M2.5 6h7a3.5 3.5 0 0 1 0 7H5M5.5 3l-3 3 3 3'),
      keys: 'Control+Z',
      run: (editor) => editor.commands.keyboardShortcut('Mod-z'),
      isOff: (editor) => undoDepth(editor.state) === 0,
    },
    {
      key: 'redo',
      sign: sign('M13.5 6h-7a3.5 3.5 0 0 0 0 7H11M10.5 3l3 3-3 3'),
      keys: 'Control+Y',
      run: (editor) => editor.commands.keyboardShortcut('Mod-y'),
      isOff: (editor) => redoDepth(editor.state) === 0,
    },
  ],
]

type ToolsOf = { textLanguage: Language; allows: TextLevel; onLink: () => void }

/** The buttons of a text, in their groups. `onLink` asks for the target of a link. */
export function textTools({ textLanguage, allows, onLink }: ToolsOf): readonly (readonly Tool[])[] {
  const links: readonly Tool[] = [
    {
      key: 'link',
      sign: sign('m6.5 9.5 3-3M7 5l1.8-1.8a2.8 2.8 0 0 1 4 4L11 9M9 11l-1.8 1.8a2.8 2.8 0 0 1-4-4L5 7'),
      keys: 'Control+K',
      run: onLink,
      isOn: (editor) => editor.isActive('link'),
    },
    {
      key: 'unlink',
      sign: sign('M7 5l1.8-1.8a2.8 2.8 0 0 1 4 4L11 9M9 11l-1.8 1.8a2.8 2.8 0 0 1-4-4L5 7M2 2l12 12'),
      run: (editor) => editor.chain().focus().extendMarkRange('link').unsetMark('link').run(),
      isOff: (editor) => !editor.isActive('link'),
    },
  ]
  const other = directionOf(textLanguage) === 'rtl' ? 'ltr' : 'rtl'
  const isBeyond = ({ from = 'sentences' }: Tool) => textLevels.indexOf(from) > textLevels.indexOf(allows)
  return [...words, links, directions(other), ...places].map((tools) => tools.map((tool) => (isBeyond(tool) ? { ...tool, isBeyond: true } : tool)))
}
