import { formatPrice, styleIn } from '#kernel/format/price.ts'
import type { ExchangeSource } from '../prices/exchange-rate.ts'
import type { PriceRules } from '../prices/price-rules.ts'
import { priceTerms } from '../prices/price-terms.ts'
import { isHidden } from '../prices/shown-price.ts'
import { onTheRoadPrice, priceBreakdown } from '../prices/vehicle-prices.ts'
import { nowhere, type PostcodeSearch, postcodeQuery } from '../search/place/postcode-search.ts'
import { cardAttributes } from '../vehicles/attribute-names.ts'
import type { LightVehicle, VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import { stockVehicle } from '../vehicles/stock-vehicle.ts'
import { valueWord } from '../vehicles/value-word.ts'
import { vehicleFacts } from '../vehicles/vehicle-facts.ts'
import type { DisclaimerType, PriceType } from '../vocabulary.ts'
import type { StockWords } from '../words.ts'
import { type CxpButton, cxpButton, type CxpLink } from './cxp-link.ts'

const PRIMARY = 'primary'

/** A vehicle's card; all values are texts. */
export type CardView = {
  id: number
  href: string
  title: string
  version: string
  /** Address of a picture of 640 by 360 px; '' where there is none. */
  picture: string
  /** The status label; '' for a vehicle that is simply in stock. */
  status: string
  /** `isKey` facts are always visible, the others on demand. */
  facts: { label: string; value: string; isLatin: boolean; isKey: boolean }[]
  prices: { type: PriceType; value: string; oldPrice: string; isOnRequest: boolean }[]
  /** Whether the price includes tax and registration; '' without a price. */
  terms: string
  driveAway: string
  onTheRoad: string
  breakdown: { label: string; value: string }[]
  disclaimer: string
  disclaimerType: DisclaimerType
  footnote: string
  owner: string
  /** The label of its primary button; '' without one (A-142). */
  call: string
  /** The button to the sales service; null without it (C-321). */
  cxp: CxpButton | null
  /** The same prices as numbers, only when an exchange rate may be applied. */
  amounts?: CardAmounts
}

export type CardAmounts = {
  prices: { amount: number | null; before: number | null }[]
  driveAway: number | null
  onTheRoad: number | null
  breakdown: (number | null)[]
}

/** The most important facts for buyers. */
const keyFacts = new Set<string>(['state', 'productionYear', 'mileage', 'power'])

/** `place` is the visitor's search: its state may have its own prices (A-212), and links keep it (A-058). */
export type CardRules = {
  rules: PriceRules
  words: StockWords
  showsOwner: boolean
  exchange?: ExchangeSource | null
  place?: PostcodeSearch
  cxp?: CxpLink | null
}

/** The card of a vehicle, the same on the server and in the browser (A-388, C-399). Only whole vehicles know their breakdown. */
export function cardView(vehicle: LightVehicle | VehicleAttributes, { rules, words, showsOwner, exchange, place = nowhere, cxp }: CardRules): CardView {
  const { specification, prices, pricesDriveAway } = stockVehicle(vehicle, rules, place.state)
  const facts = vehicleFacts({ attributes: vehicle, specification }, cardAttributes, { words, isCard: true })
  const style = styleIn(rules.formats.purchase, vehicle.currency, rules.siteCurrency)
  const amount = (value: number | null | undefined) => formatPrice(value ?? null, style)
  const driveAway = pricesDriveAway.currentDriveAway
  const isWhole = 'price_breakdown' in vehicle
  const hidden = isHidden(vehicle, rules)
  const visiblePrices = prices.list.filter((price) => !price.hiddenFromVisitors)
  const onTheRoad = isWhole && !hidden ? onTheRoadPrice(vehicle, rules.market) : null
  const breakdown = isWhole && !hidden ? priceBreakdown(vehicle, rules.market) : []
  const search = rules.postcodeSearch ? postcodeQuery(place) : ''
  return {
    id: vehicle.id,
    href: `/ar${vehicle.link}${search === '' ? '' : `?${search}`}`,
    title: specification.model,
    version: specification.version,
    picture: vehicle.cover_photo_medium,
    status: vehicle.status === 'stock' ? '' : valueWord('status', vehicle.status, words),
    facts: facts.map(({ name, label, value, isLatin }) => ({ label, value, isLatin, isKey: keyFacts.has(name) })),
    prices: visiblePrices.map(({ type, value, oldPrice, isOnRequest }) => ({ type, value, oldPrice, isOnRequest })),
    terms: visiblePrices.some(({ isOnRequest }) => !isOnRequest) ? priceTerms(vehicle, rules, words) : '',
    driveAway: driveAway?.isLabelled ? amount(driveAway.value) : '',
    onTheRoad: amount(onTheRoad),
    breakdown: breakdown.map(({ label, value }) => ({ label, value: amount(value) })),
    disclaimer: vehicle.product_card_disclaimer.description.trim() || vehicle.disclaimers.join(' ').trim(),
    disclaimerType: rules.disclaimerType,
    footnote: vehicle.footnote,
    owner: showsOwner ? specification.ownerName : '',
    call: mainCallLabel(vehicle),
    cxp: cxpButton(cxp, vehicle.id),
    // The rate is that of the site's currency.
    ...(exchange && vehicle.currency === rules.siteCurrency
      ? {
          amounts: {
            prices: visiblePrices.map(({ value_raw, old_price_raw }) => ({ amount: value_raw, before: old_price_raw })),
            driveAway: driveAway?.isLabelled ? driveAway.value : null,
            onTheRoad,
            breakdown: breakdown.map(({ value }) => value),
          },
        }
      : {}),
  }
}

/** The label of a vehicle's primary button, which is the main call on its card (A-142); '' without one. */
function mainCallLabel({ buttons }: Pick<LightVehicle, 'buttons'>): string {
  return buttons.find(({ button_type, label }) => button_type === PRIMARY && label.trim() !== '')?.label.trim() ?? ''
}
