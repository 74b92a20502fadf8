import { z } from 'zod'
import { json, number } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import { fabItems, SourceItem } from './fab-item.ts'
import type { FloatingActionState } from './floating-action.ts'
import { fabForm } from './setting-forms.ts'

const MOST_ITEMS = 12
const items = z.array(SourceItem).max(MOST_ITEMS)

/** The button of all pages: a list of items, or items with the flags of the state (C-117). */
export const GlobalFab = z.union([
  items,
  z.object({
    items: items.default([]),
    isQuickLinks: z.boolean().optional(),
    isfabDisabled: z.boolean().optional(),
    isSecondary: z.boolean().optional(),
    mobileButtonLabel: z.string().trim().max(60).optional(),
    quickLinksExpandButtonLabel: z.string().trim().max(60).optional(),
    areQuickLinksReversed: z.boolean().optional(),
  }),
])

export const quickActionSettings = defineSettings(['Quick actions', 'الإجراءات السريعة'], ['home'], {
  'general.fab': json(
    GlobalFab.nullable(),
    null,
    ['Floating button of all pages', 'الزر العائم في كل الصفحات'],
    [
      'Floating button or quick links of all pages; a block of a page takes its place there.',
      'الزر العائم أو الروابط السريعة في كل الصفحات، ويحل محلها مكوّن الصفحة إن وُجد.',
    ],
    { filled: fabForm, invalid: [] },
  ),
  'general.fab.desktop_items': number(
    4,
    ['Most items on wide screens', 'أقصى عدد للعناصر في الشاشات العريضة'],
    ['Most items of the floating button on wide screens.', 'أقصى عدد لعناصر الزر العائم في الشاشات العريضة.'],
  ),
  'general.fab.mobile_items': number(
    3,
    ['Most items on phones', 'أقصى عدد للعناصر في الهواتف'],
    ['Most items of the floating button on phones.', 'أقصى عدد لعناصر الزر العائم في الهواتف.'],
  ),
})

export type QuickActionSettings = ReturnType<typeof readQuickActionsSettings>

/** What is configured for all pages; `floatingAction` is null while nothing is. Text that is no JSON counts as an empty list (C-157, C-158). */
export function readQuickActionsSettings(read: ReadSettings) {
  const own = read(quickActionSettings)
  const fab = own['general.fab']
  return {
    floatingAction: fab && quickActionsOf(fab),
    limits: { desktop: Math.max(0, own['general.fab.desktop_items']), mobile: Math.max(0, own['general.fab.mobile_items']) },
  }
}

/** The configured part of the state. */
export function quickActionsOf(fab: z.output<typeof GlobalFab>): Partial<FloatingActionState> {
  const { items: source, ...flags } = Array.isArray(fab) ? { items: fab } : fab
  const set = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined && value !== ''))
  return { ...set, items: fabItems(source) }
}
