import type { FilterKey } from '../search/stock-filters.ts'
import type { StockSort } from '../search/stock-sort.ts'
import type { colorGroups, drivetrains, FinancingOption, FuelType, transmissions, VehicleState, VehicleStatus } from '../vocabulary.ts'
import type { SpecAttribute } from './attribute-names.ts'

/** Sites keep their words elsewhere; this names the ones that the stock needs, and the compiler holds the site's catalogue against it. */
export type StockWordKey =
  | `stock.state_${VehicleState}`
  | `stock.status_${VehicleStatus}`
  | `stock.fuel_${FuelType}`
  | `stock.transmission_${(typeof transmissions)[number]}`
  | `stock.drivetrain_${(typeof drivetrains)[number]}`
  | `stock.color_${(typeof colorGroups)[number]}`
  | `stock.financing_${FinancingOption}`
  | `stock.attribute_${Exclude<SpecAttribute, 'avl'> | 'model'}`
  | `stock.avl_${'open_market_value' | 'additional_registration_fee' | 'preferential_additional_registration_fee' | 'registration_date'}`
  | `stock.filter_${FilterKey}`
  | `stock.sort_${StockSort}`
  | `stock.unit_${FigureUnit}`
  | `stock.unit_power_${'few' | 'many' | 'other'}`
  | 'stock.span'
  | `stock.seats_${'one' | 'two' | 'few' | 'many' | 'other'}`

/** Units that have a word of the site, as feeds spell them in small letters. */
type FigureUnit = 'km' | 'mi' | 'kw' | 'l' | 'cm3' | 'cc'

export type StockWords = Readonly<Record<StockWordKey, string>>

type Worded = 'state' | 'status' | 'fuel' | 'financing' | 'transmission' | 'drivetrain' | 'color'

/** The word of a value; one that has none, which only a feed can send, is shown as it is. */
export function valueWord(kind: Worded, value: string, words: StockWords): string {
  const key = `stock.${kind}_${value}`
  return Object.hasOwn(words, key) ? words[key as StockWordKey] : value
}

const HORSEPOWER = new Set(['ps', 'hp', 'bhp', 'cv'])
const plural = new Intl.PluralRules('ar')

/** A figure with its unit in the words of the site: `85,790 كم`. A unit that has none stays as the feed spells it. */
export function wordedFigure(figure: string, words: StockWords): string {
  const [, number = '', unit = ''] = /^([\d.,]+) (\S+)$/.exec(figure) ?? []
  const key = HORSEPOWER.has(unit.toLowerCase()) ? `stock.unit_power_${powerForm(number)}` : `stock.unit_${unit.toLowerCase()}`
  return unit !== '' && Object.hasOwn(words, key) ? `${number} ${words[key as StockWordKey]}` : figure
}

function powerForm(number: string): 'few' | 'many' | 'other' {
  const form = plural.select(Number(number.replaceAll(',', '')))
  return form === 'few' || form === 'many' ? form : 'other'
}
