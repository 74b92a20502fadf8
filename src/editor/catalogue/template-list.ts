import type { Template } from '#block-engine/catalogue.ts'
import { type BlockGroup, blockGroups } from '#block-engine/define-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { foldArabic } from '#kernel/arabic.ts'
import { templateNames } from './template-names.ts'

export type TemplateGroup = { group: BlockGroup; templates: readonly Template[] }

/** The templates that editors are offered, under the picker's headings; higher priority first, hidden ones left out (B-122, B-344). */
export function offeredTemplates(query = '', from: Iterable<Template> = catalogue.values()): TemplateGroup[] {
  const wanted = foldArabic(query)
  const offered = [...from].filter(({ block }) => !block.hidden && (wanted === '' || searchTextOf(block.symbol, block).includes(wanted)))
  return blockGroups
    .map((group) => ({ group, templates: offered.filter(({ block }) => block.group === group).toSorted(byPriority) }))
    .filter(({ templates }) => templates.length > 0)
}

function searchTextOf(symbol: string, { name, description, short_description }: Template['block']): string {
  const { name: arabicName, description: arabicDescription } = templateNames[symbol] ?? { name: '', description: '' }
  return foldArabic([symbol, symbol.replaceAll('_', ' '), name, description, short_description, arabicName, arabicDescription].join('\n'))
}

function byPriority(one: Template, other: Template): number {
  return (other.block.list_priority ?? 0) - (one.block.list_priority ?? 0)
}
