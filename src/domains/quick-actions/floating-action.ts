import type { Condition } from '#block-engine/condition.ts'
import type { Link } from '#fields/field-types.ts'
import type { LinkView } from '#block-engine/view-values.ts'
import { type FabItem, linkOf } from './fab-item.ts'

/** The state of a page's floating button, under the names of the stored values (C-081). */
export type FloatingActionState = {
  items: readonly FabItem[]
  isQuickLinks: boolean
  isfabDisabled: boolean
  isSecondary: boolean
  mobileButtonLabel: string
  quickLinksExpandButtonLabel: string
  areQuickLinksReversed: boolean
}

/** Before anything is configured (C-082). */
export const nothingConfigured: FloatingActionState = {
  items: [],
  isQuickLinks: false,
  isfabDisabled: true,
  isSecondary: false,
  mobileButtonLabel: '',
  quickLinksExpandButtonLabel: 'Next Steps',
  areQuickLinksReversed: false,
}

/** The state of what is configured; null stands for neither setting nor block, which switches it off (C-115). */
export function floatingActionState(configured: Partial<FloatingActionState> | null): FloatingActionState {
  return configured ? { ...nothingConfigured, isfabDisabled: false, ...configured } : nothingConfigured
}

/** What visitors see of it (C-112 to C-114). */
export type DisplayMode = 'quick_links' | 'button' | 'none'

export function displayMode(
  { isfabDisabled, isQuickLinks }: Pick<FloatingActionState, 'isfabDisabled' | 'isQuickLinks'>,
  items: readonly unknown[],
): DisplayMode {
  if (items.length === 0 || isfabDisabled) return 'none'
  return isQuickLinks ? 'quick_links' : 'button'
}

/** An item as it is drawn; one without an address is text. */
export type ActionItem = { text: string; icon: string; link: LinkView | null }

type Lookups = { isMet: (condition: Condition) => boolean; view: (link: Link) => LinkView | null }

/** The visible items: one with an unmet condition is replaced by its fallback or omitted; one without a target is omitted (C-086). */
export function actionItems({ items }: Pick<FloatingActionState, 'items'>, { isMet, view }: Lookups): ActionItem[] {
  return items.flatMap(({ link, icon, dc_strategy }) => {
    const action = !dc_strategy || isMet({ key: dc_strategy.key, value: dc_strategy.value }) ? { link, icon } : dc_strategy.fallback
    if (!action) return []
    const target = action.link.url === '' ? null : view(linkOf(action.link))
    if (action.link.url !== '' && !target) return []
    return [{ text: action.link.link_text || (target?.href ?? ''), icon: action.icon, link: target }]
  })
}

/** The conditions of these items. */
export function conditionsOfItems(items: readonly FabItem[]): Condition[] {
  return items.flatMap(({ dc_strategy }) => (dc_strategy ? [{ key: dc_strategy.key, value: dc_strategy.value }] : []))
}

/** How many items a button shows on wide and on narrow screens (C-383, C-384). */
export type ItemLimits = { desktop: number; mobile: number }

/** Narrow screens show no more of the secondary button (C-043). */
const SECONDARY_MOBILE = 3

/** The items with where each is hidden; those that no screen shows are left out. */
export function withinLimits(items: readonly ActionItem[], { desktop, mobile }: ItemLimits, isSecondary: boolean) {
  const onMobile = isSecondary ? Math.min(mobile, SECONDARY_MOBILE) : mobile
  return items.slice(0, Math.max(desktop, onMobile)).map((item, index) => {
    const hiddenOn = index >= onMobile ? ('mobile' as const) : index >= desktop ? ('desktop' as const) : undefined
    return { ...item, hiddenOn }
  })
}
