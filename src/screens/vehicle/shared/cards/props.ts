import type { ImageView } from '#ui/picture.tsx'

/** A vehicle in a row of cards, with texts that are ready to be shown. */
export type VehicleCard = {
  id: number
  href: string
  /** Model, then what was sold of it. */
  name: string
  version: string
  /** Condition and year and the like, shortest first. */
  facts: readonly { value: string; isLatin: boolean }[]
  price: string
  isOnRequest: boolean
  image: ImageView | null
}

/** `onRequest` stands in place of a price on request. */
export type VehicleCardsProps = { heading: string; cards: readonly VehicleCard[]; onRequest: string }
