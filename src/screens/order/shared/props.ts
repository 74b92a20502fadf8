import type { SaleTerms } from '#domains/orders/index.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { orderJourneyWords } from '../words.ts'

export type JourneyWords = Texts<typeof orderJourneyWords.words>

/** What every screen of the journey is drawn from. */
export type JourneyPlace = {
  stockHref: string
  phoneHref: string | null
  mailHref: string | null
  words: JourneyWords
  /** The currency that prices are written for; a car in another one is told in its own. */
  siteCurrency: string
  /** What buyers show in each country, by its code. */
  identityDocuments: Readonly<Record<string, string>>
  /** What stands beside a price in each country, by its code; '' is a country that is not known. */
  saleTerms: Readonly<Record<string, SaleTerms>>
}
