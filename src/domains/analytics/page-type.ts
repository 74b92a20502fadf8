import { byName } from '#kernel/by-name.ts'
export const pageTypes = ['checkout', 'reservation', 'order confirmation', 'pdp', 'plp', 'dx_other'] as const
export type PageType = (typeof pageTypes)[number]

/** Screens that analytics tells apart, by their symbols. All other screens are `dx_other`. */
const typesOfScreens: Readonly<Record<string, PageType>> = byName({
  order_vehicle: 'checkout',
  order_checkout: 'reservation',
  order_success: 'order confirmation',
  vehicle: 'pdp',
})

/** The page type for analytics: by screen, by list of vehicles, or `dx_other`. */
export function pageTypeOf({ screen, hasStockLocatorBlocks }: { screen?: string; hasStockLocatorBlocks: boolean }): PageType {
  const own = screen === undefined ? undefined : typesOfScreens[screen]
  return own ?? (hasStockLocatorBlocks ? 'plp' : 'dx_other')
}
