import type { SiteWords } from '#domains/content/index.ts'
import type { StockWords } from '#domains/stock/index.ts'
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

export type VehicleCardsProps = { heading: string; cards: readonly VehicleCard[]; words: SiteWords & Pick<StockWords, 'price_on_request'> }
