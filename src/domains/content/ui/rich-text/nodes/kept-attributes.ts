import { Extension } from '@tiptap/core'

/** Attributes of an element that its node does not speak of: class, id, dir. They are written back as they were read, in their order. */
export type KeptAttributes = Readonly<Record<string, string>>

/** Of those, what changes how a text is read is drawn while it is written. */
const drawnNames = ['dir', 'lang', 'class'] as const

/** Elements whose other attributes are kept. */
const nodes = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'horizontalRule', 'table', 'tableRow', 'tableCell', 'tableHeader']

export const keptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [{ types: nodes, attributes: { kept: keptAttribute } }],
})

/** As an attribute of a node or a mark. It survives cut and paste inside the editor. */
export const keptAttribute = {
  default: null as KeptAttributes | null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement): KeptAttributes | null => readKept(element.dataset.kept),
  renderHTML: ({ kept }: Record<string, unknown>) => renderKept(kept as KeptAttributes | null),
}

function renderKept(attributes: KeptAttributes | null): Record<string, string> {
  if (!attributes) return {}
  const visible = drawnNames.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]]))
  return { ...Object.fromEntries(visible), 'data-kept': JSON.stringify(attributes) }
}

function readKept(text: string | undefined): KeptAttributes | null {
  if (!text) return null
  try {
    const read: unknown = JSON.parse(text)
    const isRecord = typeof read === 'object' && read !== null && Object.values(read).every((value) => typeof value === 'string')
    return isRecord ? (read as KeptAttributes) : null
  } catch {
    return null // pasted from elsewhere
  }
}
