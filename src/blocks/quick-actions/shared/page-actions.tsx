import type { Condition } from '#block-engine/condition.ts'
import type { LinkView } from '#block-engine/view-values.ts'
import { type ActionItem, floatingActionState, type FloatingActionState, type ItemLimits, type quickActionWords } from '#domains/quick-actions/index.ts'
import { QuickActions } from '#domains/quick-actions/ui/index.ts'
import type { Texts } from '#kernel/words/words.ts'

type Group = { id: string; link: LinkView | null; icon: string; dc_strategy: Condition | null }
type PageActionsProps = {
  id: string
  anchor: string | undefined
  values: Omit<FloatingActionState, 'items'>
  groups: readonly Group[]
  words: Texts<typeof quickActionWords.words>
  data: ItemLimits
}

/** The floating button or the quick links of one page. */
export function PageActions({ id, anchor, values, groups, words, data }: PageActionsProps) {
  return <QuickActions id={`${id}-actions`} anchor={anchor} items={groups.flatMap(itemOf)} state={floatingActionState(values)} limits={data} words={words} />
}

function itemOf({ link, icon, dc_strategy: unmet }: Group): ActionItem[] {
  if (!unmet) return link ? [{ text: link.label || link.href, icon, link }] : []
  const { link: instead, icon: other = icon } = unmet.fallback ?? {}
  return instead
    ? [{ text: instead.label, icon: other, link: { href: instead.url, label: instead.label, isExternal: false, newTab: false, opens: 'page' } }]
    : []
}
