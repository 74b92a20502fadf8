import type { Template } from '#block-engine/catalogue.ts'
import { type BlockGroup, blockGroups } from '#block-engine/define-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { foldArabic } from '#kernel/arabic.ts'

export type TemplateGroup = { group: BlockGroup; templates: readonly Template[] }

/** The templates that editors are offered, under the picker's headings; higher priority first, hidden ones left out (B-122, B-344). */
export function offeredTemplates(query = '', from: Iterable<Template> = catalogue.values()): TemplateGroup[] {
  const wanted = foldArabic(query)
  const offered = [...from].filter(({ block }) => !block.hidden && (wanted === '' || searchTextOf(block).includes(wanted)))
  return blockGroups
    .map((group) => ({ group, templates: offered.filter(({ block }) => block.group === group).toSorted(byPriority) }))
    .filter(({ templates }) => templates.length > 0)
}

/** The searchable texts of a template: its symbol, its names in both languages, and the words that editors use for it. */
function searchTextOf({ symbol, name, description, short_description, search = [] }: Template['block']): string {
  const names = [name, short_description].flat()
  return foldArabic([symbol, symbol.replaceAll('_', ' '), description, ...names, ...search].join('\n'))
}

function byPriority(one: Template, other: Template): number {
  return (other.block.list_priority ?? 0) - (one.block.list_priority ?? 0)
}
