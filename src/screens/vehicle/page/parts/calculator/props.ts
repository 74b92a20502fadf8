import type { Texts } from '#kernel/words/words.ts'
import type { vehicleCalculatorWords } from '../../../words.ts'
import type { Range } from '#ui/controls/range-input.tsx'
import type { PriceStyle } from '#kernel/format/price.ts'

export type VehicleCalculatorProps = {
  /** The island's id on the page. */
  id: string
  /** What the vehicle costs, in units of the currency. */
  price: number
  currency: string
  /** Percent a year on what is still owed. */
  annualRate: number
  depositPercent: Range & { default: number }
  months: Range & { default: number }
  format: PriceStyle
  words: Texts<typeof vehicleCalculatorWords.words>
}
