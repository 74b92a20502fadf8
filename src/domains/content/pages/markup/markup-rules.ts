import { OPENS } from '#ui/page-protocol.ts'

const structure = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'figure',
  'figcaption',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'details',
  'summary',
]
const inline = ['a', 'abbr', 'b', 'bdi', 'bdo', 'code', 'em', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col']

/** The allowed HTML of editors; everything else is removed on save. `*` are the attributes of every element. */
export const markupRules = {
  tags: [...structure, ...inline, ...tables, 'img'] as readonly string[],
  attributes: {
    '*': ['id', 'dir', 'lang', 'class', 'title', 'aria-label', 'aria-hidden', 'role'],
    a: ['href', 'target', 'rel', OPENS],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    details: ['open', 'name'],
    ol: ['start', 'reversed'],
  } as Readonly<Record<string, readonly string[]>>,
  schemes: ['http', 'https', 'mailto', 'tel'] as readonly string[],
  /** Elements that go with everything inside them; of others only the tags go. */
  withContent: ['script', 'style', 'textarea', 'option', 'noscript'] as readonly string[],
}
