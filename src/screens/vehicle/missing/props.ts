import type { Texts } from '#kernel/words/words.ts'
import type { VehicleCardsProps } from '../shared/cards/props.ts'
import type { vehicleFamilyWords, vehicleMissingWords } from '../words.ts'

export type VehicleMissingProps = {
  /** `gone`: it was sold or withdrawn; `unknown`: there never was one. */
  reason: 'gone' | 'unknown'
  /** The vehicle that was here; '' where nothing is known of it. */
  name: string
  words: Texts<typeof vehicleMissingWords.words> & Texts<typeof vehicleFamilyWords.words>
  /** Vehicles that may be liked instead. */
  alternatives: VehicleCardsProps
  /** Where all cars are. */
  stockHref: string
}
