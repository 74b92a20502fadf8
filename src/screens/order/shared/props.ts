import type { Texts } from '#kernel/words/words.ts'
import type { orderJourneyWords } from '../words.ts'

export type JourneyWords = Texts<typeof orderJourneyWords.words>

/** What every screen of the journey is drawn from. */
export type JourneyPlace = {
  stockHref: string
  phoneHref: string | null
  mailHref: string | null
  words: JourneyWords
}
