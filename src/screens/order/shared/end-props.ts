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
  timeZone: string
}
