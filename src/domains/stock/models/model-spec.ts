import { fillWords } from '#kernel/words/fill-words.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { valueWord, wordedFigure } from '../vehicles/value-word.ts'
import type { StockWords } from '../words.ts'
import { formatCapacity, withUnit } from '../vehicles/vehicle-figures.ts'

export type Span = { min: number; max: number } | null

/** A model as the vehicles in stock describe it. Models are compared by `key`; amounts are in units of `currency`. */
export type ModelSpec = {
  key: string
  brand: string
  name: string
  display_name: string
  external_code: string
  model_group: string
  image: string
  vehicles: number
  currency: string
  /** The lowest price that is shown of a new vehicle, and of a used or approved one. */
  price_from: number | null
  used_price_from: number | null
  /** The same of the vehicles that are sold in each country, by its code of two letters. */
  prices_in: Readonly<Record<string, { currency: string; price_from: number | null; used_price_from: number | null }>>
  engine_type: string[]
  transmission: string[]
  drivetrain: string[]
  versions: string[]
  number_of_seats: Span
  power: Span
  power_unit: string
  engine_capacity: Span
  engine_capacity_unit: string
  production_year: Span
}

/** A line of a comparison; `isLatin` values are isolated from the Arabic around them. */
export type ModelFact = { name: string; label: string; value: string; isLatin: boolean }

/** The lines of a comparison, in the same order for every model; '' for unknown values. */
export function modelFacts(model: ModelSpec, words: StockWords): ModelFact[] {
  const valueWords = (kind: 'fuel' | 'transmission' | 'drivetrain', values: readonly string[]) =>
    values.map((value) => valueWord(kind, value, words)).join('، ')
  const span = (range: Span, figure: (value: number) => string) => {
    if (range === null) return ''
    const most = wordedFigure(figure(range.max), words)
    const [least = ''] = figure(range.min).split(' ')
    return range.min === range.max ? most : fillWords(words.span, { min: least, max: most })
  }
  const power = (value: number) => withUnit(formatNumber(value), model.power_unit)
  const capacity = (value: number) => formatCapacity(value, model.engine_capacity_unit)
  return [
    { name: 'engines', label: words.attribute_engines, value: valueWords('fuel', model.engine_type), isLatin: false },
    { name: 'power', label: words.attribute_power, value: span(model.power, power), isLatin: true },
    { name: 'capacity', label: words.attribute_capacity, value: span(model.engine_capacity, capacity), isLatin: true },
    { name: 'transmission', label: words.attribute_transmission, value: valueWords('transmission', model.transmission), isLatin: false },
    { name: 'drivetrain', label: words.attribute_drivetrain, value: valueWords('drivetrain', model.drivetrain), isLatin: false },
    { name: 'seats', label: words.filter_number_of_seats, value: span(model.number_of_seats, String), isLatin: true },
    { name: 'productionYear', label: words.attribute_productionYear, value: span(model.production_year, String), isLatin: true },
  ]
}
