import { type CardView, cardView, parseFeatures, type PriceRules, readPriceRules, type VehicleAttributes, withoutHiddenPrices } from '#domains/stock/index.ts'
import { type LibraryImages, vehicleAttributes, type VehicleRow } from '#domains/stock/index.server.ts'
import type { ScreenContext } from '../../define-screen.ts'

type CardContext = Pick<ScreenContext, 'settings' | 'stockWords'>

/** The cards of these vehicles, as lists show them; `images` are the pictures that they name. */
export function cardsOf(rows: readonly VehicleRow[], images: LibraryImages, { settings, stockWords: words }: CardContext): CardView[] {
  const rules = readPriceRules(settings.stock)
  const showsOwner = parseFeatures(settings.stock.additionalFeatures).has('owner_visible')
  return rows.map((row) => cardView(publicAttributes(row, rules, images), { rules, words, showsOwner, cxp: settings.stock.cxp }))
}

/** The vehicle as visitors may know it: no amount that is on request is even on the way to the page. */
export function publicAttributes(row: VehicleRow, rules: PriceRules, images?: LibraryImages): VehicleAttributes {
  return withoutHiddenPrices(vehicleAttributes(row, images ?? undefined), rules.priceOnRequestOptions)
}
