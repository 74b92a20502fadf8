import type { Texts } from '#kernel/words/words.ts'
import type { vehiclePriceWords } from '../../../words.ts'
import type { CardWords, ExchangeSource } from '#domains/stock/index.ts'
import type { PriceStyle } from '#kernel/format/price.ts'

/** A price as a number, for the rate that may come for it, and how it is written. */
export type PageAmount = { value: number | null; before: number | null; style: PriceStyle }

/** A price as it is shown. `before` is what it was, '' without; `sign` leads to a note at the end of the page. */
export type PagePrice = { label: string; value: string; before: string; isOnRequest: boolean; sign: string; isLease?: boolean; amount?: PageAmount }

export type VehiclePricesProps = {
  /** The island's id on the page. */
  id: string
  prices: readonly PagePrice[]
  /** What the info icon beside the price reveals. */
  priceNote: string
  /** Whether the price includes tax and registration; '' without a price. */
  terms: string
  breakdown: readonly { label: string; value: string; amount?: PageAmount }[]
  financing: readonly string[]
  /** Null while prices stand as they are. */
  exchange: ExchangeSource | null
  words: Texts<typeof vehiclePriceWords.words> & CardWords
}
