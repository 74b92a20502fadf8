import { Mark } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Italic } from '@tiptap/extension-italic'
import { keptAttribute } from './kept-attributes.ts'

/** A mark that two elements stand for keeps the one that it was read from. */
const tagged = (usual: string, other: string) => ({
  tag: {
    default: usual,
    parseHTML: (element: HTMLElement) => (element.localName === other ? other : usual),
    rendered: false,
  },
  kept: keptAttribute,
})

const bold = Bold.extend({ addAttributes: () => tagged('strong', 'b') })
const italic = Italic.extend({ addAttributes: () => tagged('em', 'i') })

const link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null as string | null, parseHTML: (element: HTMLElement) => element.dataset.href ?? element.getAttribute('href'), rendered: false },
    kept: keptAttribute,
  }),
  parseHTML: () => [{ tag: 'a' }],
  // Without an address, so that a click sets the caret and leads nowhere.
  renderHTML: ({ mark, HTMLAttributes }) => ['a', { ...HTMLAttributes, 'data-href': mark.attrs.href, title: mark.attrs.href }, 0],
})

/** Latin runs, numbers and codes inside Arabic: isolated, and read in their own direction. */
const isolated = Mark.create({
  name: 'isolated',
  excludes: '',
  addAttributes: () => ({ kept: keptAttribute }),
  parseHTML: () => [{ tag: 'bdi' }],
  renderHTML: ({ HTMLAttributes }) => ['bdi', HTMLAttributes, 0],
})

const small = Mark.create({
  name: 'small',
  addAttributes: () => ({ kept: keptAttribute }),
  parseHTML: () => [{ tag: 'small' }],
  renderHTML: ({ HTMLAttributes }) => ['small', HTMLAttributes, 0],
})

/** Elements inside a line for which there is no button. */
export const otherTags = ['u', 's', 'sub', 'sup', 'mark', 'code', 'span', 'abbr', 'time', 'bdo'] as const

const other = Mark.create({
  name: 'other',
  // They stand in one another: `<span><sup>…`.
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'span', parseHTML: (element: HTMLElement) => element.localName, rendered: false },
    kept: keptAttribute,
  }),
  parseHTML: () => otherTags.map((tag) => ({ tag: tag === 'span' ? 'span[data-kept]' : tag })),
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs.tag), HTMLAttributes, 0],
})

export const marks = [link, bold, italic, small, isolated, other]
