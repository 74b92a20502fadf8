import { CodeColumn, NumberColumn } from '../search/columns.server.ts'
import { recordOf } from '../search/record-of.ts'

/** Texts of a vehicle's details that its model is told by. */
export const modelTexts = [
  ...(['nameplate_external_code', 'nameplate_model_group', 'model_display_name'] as const),
  ...(['version', 'drivetrain', 'power_unit', 'engine_capacity_unit'] as const),
]
export type ModelText = (typeof modelTexts)[number]

/** What a model is told by beside the columns of the search. */
export type ModelValues = {
  /** In the order of `modelTexts`; '' for none. */
  texts: readonly string[]
  /** The price that visitors see, in minor units of the vehicle's own currency, on request or not; NaN for none. */
  price: number
  isPriceHidden: boolean
  engineCapacity: number
}

/** The columns that only models need, row by row as those of the search. */
export class ModelColumns {
  readonly texts = recordOf(modelTexts, () => new CodeColumn())
  readonly price = new NumberColumn()
  readonly engineCapacity = new NumberColumn()
  /** 1 for a price on request. */
  readonly priceHidden = new NumberColumn()

  write(row: number, { texts, price, isPriceHidden, engineCapacity }: ModelValues): void {
    for (const [place, name] of modelTexts.entries()) this.texts[name].set(row, texts[place] ? [texts[place]] : [])
    this.price.values[row] = price
    this.engineCapacity.values[row] = engineCapacity
    this.priceHidden.values[row] = Number(isPriceHidden)
  }

  get columns(): readonly (CodeColumn | NumberColumn)[] {
    return [...Object.values(this.texts), this.price, this.engineCapacity, this.priceHidden]
  }
}
