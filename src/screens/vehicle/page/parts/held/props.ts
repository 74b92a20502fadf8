import type { watchWords } from '#domains/orders/index.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { vehicleHeldWords } from '../../../words.ts'

export type VehicleHeldProps = {
  id: string
  vehicleId: number
  /** Reserved by an order; otherwise the note is for the time of a checkout. */
  isReserved: boolean
  words: Texts<typeof vehicleHeldWords.words> & { watch: Texts<typeof watchWords.words> }
}
