import type { ModelSpec } from './model-spec.ts'

export type LowestPrices = {
  /** The site's if a vehicle is offered in it, else that of the cheapest. */
  currency: string
  /** Of new vehicles. */
  price_from: number | null
  /** Of used and approved ones. */
  used_price_from: number | null
}

/** A model of the published vehicles. Prices are the lowest that are shown of vehicles that can still be had, in minor units of `currency`; null without one. */
export type StockModel = LowestPrices & {
  brand: string
  name: string
  code: string
  group: string
  count: number
  /** The same prices of the vehicles that are sold in each country, by its code of two letters. */
  prices_in: Readonly<Record<string, LowestPrices>>
  /** The newest vehicles, the newest first. */
  ids: number[]
}

/** What the vehicles of a model are, published ones of any status. */
export type ModelFacts = Pick<
  ModelSpec,
  | ('engine_type' | 'transmission' | 'drivetrain' | 'versions' | 'number_of_seats')
  | ('power' | 'power_unit' | 'engine_capacity' | 'engine_capacity_unit' | 'production_year')
>

/** The models of the published vehicles, in memory. */
export type StockModels = {
  /** The makers in their order, of each the model with the most vehicles first. */
  list: () => readonly StockModel[]
  /** Models with their makers and each name that they are shown under; '' where vehicles name none. */
  names: () => { brand: string; name: string; display_name: string }[]
  factsOf: (model: { brand: string; name: string }) => ModelFacts | null
  /**
   * Ids of the vehicle that stands for each derivative: its cheapest new one with a visible price, else its cheapest used one, new ones and cheap ones
   * first. `engine` is a word of the derivative's name or a fuel, in small letters; '' for all. `country` is that of the vehicles, '' for any.
   */
  derivatives: (query: { isModel: (model: { brand: string; name: string }) => boolean; engine: string; country: string; most: number }) => number[]
}
