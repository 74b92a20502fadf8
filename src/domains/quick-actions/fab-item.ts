import { z } from 'zod'
import { Condition } from '#block-engine/condition.ts'
import { type Link, linkTypes } from '#fields/field-types.ts'

const text = z.string().trim().max(2000).default('')

/** Where an item leads, as it is stored in items that have it as an object. */
const FabLink = z.object({ url: text, link_text: text, target: text, type: text })

/** What stands in place of an item whose condition is not met. */
const SourceFallback = z.object({ link: text, label: text, icon: text })

/** An item as settings and programs write it (C-084). `link` is an address, or the link of an item as the page has it. */
export const SourceItem = z.object({
  link: z.union([z.string().trim().max(2000), FabLink]).nullish(),
  label: text,
  target: text,
  type: text,
  icon: text,
  dc_strategy: Condition.omit({ fallback: true })
    .extend({ fallback: z.object({ link: z.union([z.string().trim().max(2000), FabLink]).nullish(), icon: text }).nullish() })
    .nullish(),
  use_dc_fallback: z.boolean().default(false),
  fallback: SourceFallback.nullish(),
})
export type SourceItem = z.input<typeof SourceItem>

/** An item of the floating button or the quick links (C-083). */
export type FabItem = {
  link: { url: string; link_text: string; target: string; type: string }
  icon: string
  dc_strategy: (Pick<Condition, 'key' | 'value'> & { fallback: Pick<FabItem, 'link' | 'icon'> | null }) | null
}

/** The items of a source, without those that have no link, or one with neither text nor address (C-085, C-162). */
export function fabItems(source: readonly z.output<typeof SourceItem>[]): FabItem[] {
  return source.flatMap(({ link, label, target, type, icon, dc_strategy, use_dc_fallback, fallback }) => {
    if (link === null || link === undefined) return []
    const own = typeof link === 'string' ? { url: link, link_text: label, target, type } : { ...link, link_text: link.link_text || label }
    if (own.url === '' && own.link_text === '') return []
    const action = dc_strategy?.fallback?.link ? { link: linkFrom(dc_strategy.fallback.link, own), icon: dc_strategy.fallback.icon } : null
    const instead =
      use_dc_fallback && fallback ? { link: { ...own, url: fallback.link, link_text: fallback.label || own.link_text }, icon: fallback.icon } : action
    return [{ link: own, icon, dc_strategy: dc_strategy ? { ...dc_strategy, fallback: instead } : null }]
  })
}

/** The link of a fallback; what it leaves out is that of the item. */
function linkFrom(source: string | FabItem['link'], own: FabItem['link']): FabItem['link'] {
  return typeof source === 'string' ? { ...own, url: source } : { ...source, link_text: source.link_text || own.link_text }
}

/** The link of an item as blocks store theirs. */
export function linkOf({ url, link_text, target, type }: FabItem['link']): Link {
  const link_type = linkTypes.find((one) => one === type)
  const target_action = target === '_blank' || target === 'new_tab' ? 'new_tab' : target === 'modal' ? 'modal' : undefined
  return { url, label: link_text, ...(link_type ? { link_type } : {}), ...(target_action ? { target_action } : {}) }
}
