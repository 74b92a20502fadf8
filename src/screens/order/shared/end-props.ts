import type { ConfigStore } from '#domains/orders/index.ts'
import type { PriceStyle } from '#kernel/format/price.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { orderEndWords } from '../words.ts'
import type { JourneyPlace } from './props.ts'

export type EndProps = {
  place: JourneyPlace
  words: Texts<typeof orderEndWords.words>
  config: ConfigStore
  priceStyle: PriceStyle
  /** That of the order's retailer where the server knows the order, else the site's. */
  timeZone: string
  /** Those of the countries in which cars are sold, by two letters. */
  timeZones: Readonly<Record<string, string>>
}
