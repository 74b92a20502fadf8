import { Extension, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

declare module '@tiptap/core' {
  // biome-ignore lint/suspicious/noExplicitAny: the declaration has to repeat Tiptap's own
  interface NodeConfig<Options = any, Storage = any> {
    /** By which ProseMirror knows the parts of a table. */
    tableRole?: string
  }
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const cellAttributes = () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } })

const cell = Node.create({
  name: 'tableCell',
  content: 'block+',
  tableRole: 'cell',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const header = Node.create({
  name: 'tableHeader',
  content: 'block+',
  tableRole: 'header_cell',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

/** `section` is the part of the table that the row stands in, and its attributes. */
const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  addAttributes: () => ({
    section: { default: null as string | null, parseHTML: (element: HTMLElement) => element.dataset.section ?? null, renderHTML: sectionOf },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

function sectionOf({ section }: Record<string, unknown>): Record<string, string> {
  return typeof section === 'string' ? { 'data-section': section } : {}
}

/** `before` is what stands before its rows, such as the caption, kept to the letter. */
const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  addAttributes: () => ({
    before: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset.before ?? '',
      renderHTML: ({ before }: Record<string, unknown>) => (before ? { 'data-before': String(before) } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
})

/** Tab goes from cell to cell, and from the last one out of the text. */
const cells = Extension.create({
  name: 'cells',
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (step: 1 | -1) => () => goToNextCell(step)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
  extendNodeSchema: (extension) => {
    const role = (extension.config as { tableRole?: string }).tableRole
    return role === undefined ? {} : { tableRole: role }
  },
})

export const tables = [table, row, cell, header, cells]
