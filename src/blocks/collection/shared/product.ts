import type { PriceElsewhere } from '#domains/markets/index.ts'
import type { ImageView, LinkView } from '#block-engine/view-values.ts'

/** A product as a card shows it; its price as a text. */
export type Product = {
  id: string
  image: ImageView | null
  label: string
  description: string
  price: string
  prices_elsewhere?: readonly PriceElsewhere[]
  link: LinkView | null
}
