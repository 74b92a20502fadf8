import { type CardView, cardView, parseFeatures, type PriceRules, readPriceRules, type VehicleAttributes, withoutHiddenPrices } from '#domains/stock/index.ts'
import { vehicleAttributes, type VehicleRow } from '#domains/stock/index.server.ts'
import type { ScreenContext } from '../../define-screen.ts'

/** The cards of these vehicles, as lists show them. */
export function cardsOf(rows: readonly VehicleRow[], { settings, stockWords: words }: Pick<ScreenContext, 'settings' | 'stockWords'>): CardView[] {
  const rules = readPriceRules(settings.stock)
  const showsOwner = parseFeatures(settings.stock.additionalFeatures).has('owner_visible')
  return rows.map((row) => cardView(publicAttributes(row, rules), { rules, words, showsOwner, cxp: settings.stock.cxp }))
}

/** The vehicle as visitors may know it: no amount that is on request is even on the way to the page. */
export function publicAttributes(row: VehicleRow, rules: PriceRules): VehicleAttributes {
  return withoutHiddenPrices(vehicleAttributes(row), rules.priceOnRequestOptions)
}
