import sanitizeHtml from 'sanitize-html'
import type { TextLevel } from '#fields/field-types.ts'
import { hrefOf, type LinkLookups } from '../link.ts'
import { isReservedId } from './reserved-ids.ts'
import { markupRules } from './markup-rules.ts'
import { lineTags, tagsOfLevel } from './text-levels.ts'

const noLookups: LinkLookups = { predefinedLinks: [], findPagePath: () => null, findFileName: () => null }

/**
 * Editors' HTML without anything that could run, frame, submit or restyle the page: no script, style, event handler or form.
 * Paths of the site get their language prefix, as those of link fields do. Elements that a text of its level may not have become paragraphs or go, unless
 * `storedHtml`, which is the text as it was, has such.
 */
export function sanitiseMarkup(html: string, level: TextLevel = 'article', storedHtml = ''): string {
  const tags = tagsOfLevel(level, storedHtml)
  const lines = lineTags.filter((tag) => !tags.includes(tag))
  return sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(Object.entries(markupRules.attributes).map(([tag, names]) => [tag, [...names]])),
    nonTextTags: [...markupRules.withContent],
    allowedSchemes: [...markupRules.schemes],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    // The words of two cells are no word.
    textFilter: (text, tag) => (/^t[dh]$/.test(tag) && !tags.includes(tag) ? `${text} ` : text),
    transformTags: {
      ...Object.fromEntries(lines.map((tag) => [tag, 'p'])),
      '*': (tagName, attribs) => ({ tagName, attribs: withoutReservedId(attribs) }),
      a: (tagName, attribs) => ({ tagName, attribs: anchorAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', ...attribs } }),
    },
  })
}

/**
 * Markup as it may be drawn, whenever it was stored: before ids were reserved, editors could save any. Markup without an id is as it was stored, so that
 * drawing costs nothing.
 */
export function drawableMarkup(html: string): string {
  return /\bid\s*=/i.test(html) ? sanitiseMarkup(html) : html
}

/** Markup without any id. */
export function markupWithoutIds(html: string): string {
  if (!/\bid\s*=/i.test(html)) return html
  const withoutId = (tagName: string, { id: _, ...attribs }: sanitizeHtml.Attributes) => ({ tagName, attribs })
  // What is not safe is removed where it is drawn.
  return sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, transformTags: { '*': withoutId } })
}

/** Without an id that scripts of the site look for: the first element of an id is the one that they find. Other ids are anchors of editors. */
function withoutReservedId(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { id, ...rest } = attribs
  return id !== undefined && isReservedId(id) ? rest : attribs
}

function anchorAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { href: typedHref, ...rest } = attribs
  const href = typedHref ? hrefOf({ url: typedHref }, noLookups) : null
  return { ...rest, ...(href ? { href } : {}), ...(rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {}) }
}
