import type { TextLevel } from '#fields/field-types.ts'
import { markupRules } from './markup-rules.ts'

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col']
const ofArticles = [...tables, 'blockquote', 'hr']
/** All that makes lines and boxes of its own, but paragraphs, and pictures. */
const ofPages = ['div', 'section', 'article', 'header', 'footer', 'figure', 'figcaption', 'details', 'summary', 'dl', 'dt', 'dd', 'img']
const lists = ['ul', 'ol', 'li']

const lacking: Readonly<Record<TextLevel, ReadonlySet<string>>> = {
  article: new Set(),
  // Mail programs draw little of what pages are made of.
  letter: new Set([...ofArticles, ...ofPages]),
  text: new Set([...headings, ...ofArticles]),
  sentences: new Set([...headings, ...lists, ...ofArticles, ...ofPages]),
}

/**
 * The elements that a text of this level may have. What its stored markup has already stays allowed, so that saving a text never destroys what was there before
 * its field was limited.
 */
export function tagsOfLevel(level: TextLevel, storedHtml = ''): readonly string[] {
  if (level === 'article') return markupRules.tags
  const there = new Set([...storedHtml.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, tag]) => tag?.toLowerCase()))
  return markupRules.tags.filter((tag) => !lacking[level].has(tag) || there.has(tag))
}

/** Elements that become a paragraph where their text may not have them; of others only the tags go. */
export const lineTags: readonly string[] = [...headings, 'li', 'dt', 'dd', 'tr', 'caption', 'summary', 'figcaption']
