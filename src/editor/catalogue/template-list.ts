import type { Template } from '#block-engine/catalogue.ts'
import { type BlockGroup, blockGroups } from '#block-engine/define-block.ts'
import { templatesInOrder } from './block-templates.ts'
import { foldArabic } from '#kernel/arabic.ts'

export type TemplateGroup = { group: BlockGroup; templates: readonly Template[] }

/** The templates that editors are offered, under the picker's headings; higher priority first, hidden ones left out (B-122, B-344). */
export function offeredTemplates(query = '', from: Iterable<Template> = templatesInOrder()): TemplateGroup[] {
  const searchText = foldArabic(query)
  const matches = [...from].filter(({ block }) => !block.hidden && (searchText === '' || searchTextOf(block).includes(searchText)))
  return blockGroups
    .map((group) => ({ group, templates: matches.filter(({ block }) => block.group === group).toSorted(byPriority) }))
    .filter(({ templates }) => templates.length > 0)
}

/** The templates that a search finds, in one list: those whose name begins with the text first, then those with a word that does, then the others. */
export function foundTemplates(query: string, from: Iterable<Template> = templatesInOrder()): Template[] {
  const searchText = foldArabic(query)
  const matches = offeredTemplates(query, from).flatMap(({ templates }) => templates)
  const ranks = new Map(matches.map((template) => [template, Math.min(...[template.block.name].flat().map((name) => rankOf(foldArabic(name), searchText)))]))
  return matches.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
}

function rankOf(name: string, searchText: string): number {
  if (name.startsWith(searchText)) return 0
  if (name.split(/[\s،,]+/).some((word) => word.startsWith(searchText) || word.startsWith(`ال${searchText}`))) return 1
  return name.includes(searchText) ? 2 : 3
}

/** The searchable texts of a template: its symbol, its names in both languages, and the words that editors use for it. */
function searchTextOf({ symbol, name, description, short_description, search = [] }: Template['block']): string {
  const names = [name, short_description].flat()
  return foldArabic([symbol, symbol.replaceAll('_', ' '), description, ...names, ...search].join('\n'))
}

function byPriority(one: Template, other: Template): number {
  return (other.block.list_priority ?? 0) - (one.block.list_priority ?? 0)
}
