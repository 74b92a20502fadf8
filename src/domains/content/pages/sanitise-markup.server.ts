import sanitizeHtml from 'sanitize-html'
import { OPENS } from '#ui/page-protocol.ts'
import { hrefOf, type LinkLookups } from './link.ts'

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

const noLookups: LinkLookups = { predefinedLinks: [], findPagePath: () => null, findFileName: () => null }

/**
 * Editors' HTML without anything that could run, frame, submit or restyle the page: no script, style, event handler or form.
 * Paths of the site get their language prefix, as those of link fields do.
 */
export function sanitiseMarkup(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...structure, ...inline, ...tables, 'img'],
    allowedAttributes: {
      '*': ['id', 'dir', 'lang', 'class', 'title', 'aria-label', 'aria-hidden', 'role'],
      a: ['href', 'target', 'rel', OPENS],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan', 'headers'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
      details: ['open', 'name'],
      ol: ['start', 'reversed'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: anchorAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', ...attribs } }),
    },
  })
}

function anchorAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { href: typed, ...rest } = attribs
  const href = typed ? hrefOf({ url: typed }, noLookups) : null
  return { ...rest, ...(href ? { href } : {}), ...(rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {}) }
}
