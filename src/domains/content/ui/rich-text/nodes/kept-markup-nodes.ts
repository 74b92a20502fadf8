import { Node } from '@tiptap/core'

/** What the box of unknown markup shows: a name of its element, or how the page draws it. */
export type DrawMarkup = (source: string) => string | HTMLElement

const attributes = {
  source: {
    default: '',
    parseHTML: (element: HTMLElement) => element.dataset.source ?? '',
    renderHTML: ({ source }: Record<string, unknown>) => ({ 'data-source': String(source) }),
  },
}

/** Markup that is not edited here, kept to the letter. It stands in the text as one box with a name, which can be moved and deleted. */
export const keptBlock = (draw: DrawMarkup) =>
  Node.create({
    name: 'keptBlock',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: 'div[data-source]' }],
    renderHTML: ({ node, HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-box': '' }, draw(String(node.attrs.source))],
  })

export const keptInline = (draw: DrawMarkup) =>
  Node.create({
    name: 'keptInline',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: 'span[data-source]' }],
    renderHTML: ({ node, HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-box': '' }, draw(String(node.attrs.source))],
  })
