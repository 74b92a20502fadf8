import { pageHref } from '#domains/content/index.ts'
import {
  cardAttributes,
  type LightVehicle,
  onTheRoadPrice,
  priceBreakdown,
  type PriceRules,
  type PriceType,
  stockVehicle,
  type StockWords,
  type VehicleAttributes,
  valueWord,
  vehicleFacts,
} from '#domains/stock/index.ts'
import { formatPrice } from '#kernel/format/price.ts'

/** A vehicle as its card shows it: everything is text. */
export type CardView = {
  id: number
  href: string
  title: string
  version: string
  /** Address of a picture of 640 by 360 px; '' where there is none. */
  picture: string
  /** '' while the vehicle simply stands in the showroom. */
  status: string
  facts: { label: string; value: string; isLatin: boolean }[]
  prices: { type: PriceType; value: string; oldPrice: string; isOnRequest: boolean }[]
  driveAway: string
  onTheRoad: string
  breakdown: { label: string; value: string }[]
  disclaimer: string
  footnote: string
  owner: string
}

// A link of a vehicle is encoded already.
const site = pageHref('').replace(/\/$/, '')

export type CardRules = { rules: PriceRules; words: StockWords; showsOwner: boolean }

/** The card of a vehicle, the same on the server and in the browser (A-388, C-399). Only whole vehicles know their breakdown. */
export function cardView(vehicle: LightVehicle | VehicleAttributes, { rules, words, showsOwner }: CardRules): CardView {
  const { specification, prices, pricesDriveAway } = stockVehicle(vehicle, rules)
  const facts = vehicleFacts({ attributes: vehicle, specification }, cardAttributes, { words, isCard: true })
  const amount = (value: number | null | undefined) => formatPrice(value ?? null, rules.formats.purchase)
  const driveAway = pricesDriveAway.currentDriveAway
  const isWhole = 'price_breakdown' in vehicle
  const isHidden = vehicle.price_hidden && rules.priceOnRequestOptions.includes('cash')
  return {
    id: vehicle.id,
    href: `${site}${vehicle.link}`,
    title: specification.model,
    version: specification.version,
    picture: vehicle.cover_photo_medium,
    status: vehicle.status === 'stock' ? '' : valueWord('status', vehicle.status, words),
    facts: facts.map(({ label, value, isLatin }) => ({ label, value, isLatin })),
    prices: prices.list.filter((price) => !price.hiddenFromVisitors).map(({ type, value, oldPrice, isOnRequest }) => ({ type, value, oldPrice, isOnRequest })),
    driveAway: driveAway?.isLabelled ? amount(driveAway.value) : '',
    onTheRoad: isWhole && !isHidden ? amount(onTheRoadPrice(vehicle, rules.market)) : '',
    breakdown: isWhole && !isHidden ? priceBreakdown(vehicle, rules.market).map(({ label, value }) => ({ label, value: amount(value) })) : [],
    disclaimer: vehicle.product_card_disclaimer.description.trim() || vehicle.disclaimers.join(' ').trim(),
    footnote: vehicle.footnote,
    owner: showsOwner ? specification.ownerName : '',
  }
}
