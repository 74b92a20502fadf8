import type { Texts } from '#kernel/words/words.ts'
import type { vehicleCalculatorWords } from '../../../words.ts'
import type { PriceStyle } from '#kernel/format/price.ts'

/** A slider's ends, step and beginning. */
export type Slider = { min: number; max: number; interval: number; default: number }

export type VehicleCalculatorProps = {
  /** The island's id on the page. */
  id: string
  /** What the vehicle costs, in the currency of `format`. */
  price: number
  /** Percent a year on what is still owed. */
  annualRate: number
  depositPercent: Slider
  months: Slider
  format: PriceStyle
  words: Texts<typeof vehicleCalculatorWords.words>
}
