import type { Texts } from '#kernel/words/words.ts'
import type { vehicleActionWords } from '../../../words.ts'

export type VehicleActionsProps = {
  /** The island's id on the page. */
  id: string
  vehicleId: number
  /** The listing in which it is found again; '' for a vehicle of none, which cannot be saved. */
  list: string
  words: Texts<typeof vehicleActionWords.words>
}
