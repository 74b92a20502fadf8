import type { Texts } from '#kernel/words/words.ts'
import { type ActionItem, displayMode, type FloatingActionState, type ItemLimits, withinLimits, nothingConfigured } from '../floating-action.ts'
import type { quickActionWords } from '../words.ts'
import { FloatingButton } from './floating-button.tsx'
import { QuickLinks } from './quick-links.tsx'

export type QuickActionsProps = {
  id: string
  /** The id of its element, for links that lead there. */
  anchor?: string | undefined
  items: readonly ActionItem[]
  state: Omit<FloatingActionState, 'items'>
  limits: ItemLimits
  words: Texts<typeof quickActionWords.words>
}

/** The floating button of a page, as it is to be shown: a button with a list, a bar of links, or nothing (C-112 to C-114). */
export function QuickActions({ id, anchor, items, state, limits, words }: QuickActionsProps) {
  switch (displayMode(state, items)) {
    case 'none':
      return null
    case 'button':
      return <FloatingButton anchor={anchor} items={withinLimits(items, limits, state.isSecondary)} isSecondary={state.isSecondary} label={words.button} />
    case 'quick_links': {
      const orderedItems = state.areQuickLinksReversed ? items.toReversed() : items
      const { quickLinksExpandButtonLabel: label } = state
      const expandLabel = label === nothingConfigured.quickLinksExpandButtonLabel ? words.next_steps : label
      return <QuickLinks id={id} anchor={anchor} items={orderedItems} mainLabel={state.mobileButtonLabel} expandLabel={expandLabel} words={words} />
    }
  }
}
