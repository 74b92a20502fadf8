import { shownStatuses } from '../showroom/is-shown.ts'
import { vehicleStatuses } from '../vocabulary.ts'
import type { CodeColumn, NumberColumn } from '../search/columns.server.ts'
import type { ModelColumns, ModelText } from './model-columns.server.ts'
import type { Span } from './model-spec.ts'
import type { LowestPrices, StockModel, StockModels } from './stock-models.ts'

/** How many vehicles of a model are named. */
const MOST_NAMED = 12

const isShownRank = Uint8Array.from(vehicleStatuses, (status) => Number(shownStatuses.includes(status)))

/** The columns of the search that models are read from. */
export type SearchColumns = {
  ids: NumberColumn
  isLive: Uint8Array
  size: number
  createdAt: NumberColumn
  statusRank: NumberColumn
  currencies: CodeColumn
  lists: Readonly<Record<'brands' | 'models' | 'countries' | 'states' | 'engine_types' | 'transmissions' | 'number_of_seats', CodeColumn>>
  numbers: Readonly<Record<'display_price' | 'power' | 'production_year', NumberColumn>>
}

/** What vehicles of one country are offered for in one currency: the lowest prices of new and of others, and the lowest that visitors see, with its row. */
type Offers = { countryCode: number; currency: string | undefined; least: number; leastUsed: number; cheapest: number; cheapestRow: number }
const NONE = Number.POSITIVE_INFINITY

type Group = { brand: string; name: string; rows: Uint32Array }
type Sources = { search: SearchColumns; own: ModelColumns; siteCurrency: string }

/** The models of the published vehicles as they are now; made anew after each change. What it tells is worked out when it is first asked for. */
export class ModelStock implements StockModels {
  readonly #search: SearchColumns
  readonly #own: ModelColumns
  readonly #siteCurrency: string
  #groups: Group[] | undefined
  #models: StockModel[] | undefined

  constructor({ search, own, siteCurrency }: Sources) {
    this.#search = search
    this.#own = own
    this.#siteCurrency = siteCurrency
  }

  list(): readonly StockModel[] {
    this.#models ??= this.#grouped()
      .map((group) => this.#describe(group))
      .sort((one, other) => compare(one.brand, other.brand) || other.count - one.count || compare(one.name, other.name))
    return this.#models
  }

  names(): { brand: string; name: string; display_name: string }[] {
    return this.#grouped().flatMap(({ brand, name, rows }) =>
      this.#distinct(this.#own.texts.model_display_name, rows, true).map((display_name) => ({ brand, name, display_name })),
    )
  }

  factsOf(model: { brand: string; name: string }): ReturnType<StockModels['factsOf']> {
    const group = this.#grouped().find(({ brand, name }) => brand === model.brand && name === model.name)
    if (!group) return null
    const { rows } = group
    const { lists, numbers } = this.#search
    const { texts, engineCapacity } = this.#own
    const seats = this.#distinct(lists.number_of_seats, rows).map(Number)
    return {
      engine_type: this.#distinct(lists.engine_types, rows),
      transmission: this.#distinct(lists.transmissions, rows),
      drivetrain: this.#distinct(texts.drivetrain, rows),
      versions: this.#distinct(texts.version, rows),
      number_of_seats: seats.length === 0 ? null : { min: Math.min(...seats), max: Math.max(...seats) },
      power: spanOf(numbers.power, rows),
      power_unit: this.#greatest('power_unit', rows),
      engine_capacity: spanOf(engineCapacity, rows),
      engine_capacity_unit: this.#greatest('engine_capacity_unit', rows),
      production_year: spanOf(numbers.production_year, rows),
    }
  }

  derivatives({ isModel, engine, country, most }: Parameters<StockModels['derivatives']>[0]): number[] {
    const { version } = this.#own.texts
    const versions = version.sets.map(([text = '']) => text.toLowerCase())
    const { engine_types: engineOf, countries: countryOf } = this.#search.lists
    const isThere = countryOf.sets.map(([code = '']) => country === '' || code === country)
    const hasEngine = engineOf.sets.map((set) => set.includes(engine))
    const hasWord = versions.map((text) => text.split(' ').includes(engine))
    const cheapest: number[] = []
    for (const { rows } of this.#grouped().filter(isModel)) {
      const best = new Map<string, number>()
      for (const row of rows) {
        if (!this.#isShown(row) || !isThere[countryOf.codes[row] as number]) continue
        const code = version.codes[row] as number
        if (engine !== '' && !hasEngine[engineOf.codes[row] as number] && !hasWord[code]) continue
        const name = versions[code] as string
        const bestRow = best.get(name)
        if (bestRow === undefined || this.#compareOffers(row, bestRow) < 0) best.set(name, row)
      }
      cheapest.push(...best.values())
    }
    const sortedRows = cheapest.sort((one, other) => this.#compareOffers(one, other)).slice(0, most)
    return sortedRows.map((row) => this.#search.ids.values[row] as number)
  }

  /** The rows of each model, in one pass over all. */
  #grouped(): readonly Group[] {
    if (this.#groups) return this.#groups
    const { isLive, size, lists } = this.#search
    const { brands, models } = lists
    const placeOf = new Map<number, number>()
    const foundModels: { brand: string; name: string; count: number }[] = []
    const places = new Uint32Array(size)
    for (let row = 0; row < size; row += 1) {
      if (isLive[row] === 0) continue
      const [brand, model] = [brands.codes[row] as number, models.codes[row] as number]
      const key = brand * models.sets.length + model
      let place = placeOf.get(key)
      if (place === undefined) {
        place = foundModels.length
        placeOf.set(key, place)
        foundModels.push({ brand: brands.sets[brand]?.[0] ?? '', name: models.sets[model]?.[0] ?? '', count: 0 })
      }
      places[row] = place
      ;(foundModels[place] as { count: number }).count += 1
    }
    const groups = foundModels.map(({ brand, name, count }) => ({ brand, name, rows: new Uint32Array(count) }))
    const filledCounts = new Uint32Array(groups.length)
    for (let row = 0; row < size; row += 1) {
      if (isLive[row] === 0) continue
      const place = places[row] as number
      ;(groups[place] as Group).rows[filledCounts[place] as number] = row
      filledCounts[place] = (filledCounts[place] as number) + 1
    }
    this.#groups = groups
    return groups
  }

  #describe({ brand, name, rows }: Group): StockModel {
    const { countries } = this.#search.lists
    const offers = this.#offers(rows)
    const soldIn = (country: string) => offers.filter(({ countryCode }) => countries.sets[countryCode]?.[0] === country)
    return {
      brand,
      name,
      count: rows.length,
      code: this.#greatest('nameplate_external_code', rows),
      group: this.#greatest('nameplate_model_group', rows),
      ...this.#lowestPrices(offers),
      prices_in: Object.fromEntries(this.#distinct(countries, rows).map((country) => [country, this.#lowestPrices(soldIn(country))])),
      ids: this.#newest(rows),
    }
  }

  /** What the vehicles of these rows are offered for, in one pass: by country and currency, also where none has a price. */
  #offers(rows: Uint32Array): Offers[] {
    const { currencies, numbers, statusRank } = this.#search
    const { countries, states } = this.#search.lists
    const [countryOf, currencyOf, stateOf, shownPrices] = [countries.codes, currencies.codes, states.codes, numbers.display_price.values]
    const [ranks, hidden, prices] = [statusRank.values, this.#own.priceHidden.values, this.#own.price.values]
    const isNew = states.sets.map(([state]) => state === 'new')
    const offers: Offers[] = []
    for (const row of rows) {
      const [countryCode, currencyCode] = [countryOf[row] as number, currencyOf[row] as number]
      const place = countryCode * currencies.sets.length + currencyCode
      let one = offers[place]
      if (!one) {
        one = { countryCode, currency: currencies.sets[currencyCode]?.[0], least: NONE, leastUsed: NONE, cheapest: NONE, cheapestRow: NONE }
        offers[place] = one
      }
      if (isShownRank[ranks[row] as number] !== 1 || hidden[row] !== 0) continue
      const [price, shownPrice] = [prices[row] as number, shownPrices[row] as number]
      if (isNew[stateOf[row] as number]) one.least = price < one.least ? price : one.least
      else one.leastUsed = price < one.leastUsed ? price : one.leastUsed
      if (shownPrice < one.cheapest) [one.cheapest, one.cheapestRow] = [shownPrice, row]
    }
    // Not every country has vehicles in every currency.
    return Object.values(offers)
  }

  #lowestPrices(offers: readonly Offers[]): LowestPrices {
    const currency = this.#currencyOf(offers)
    const inIt = offers.filter((one) => one.currency === currency)
    const orNull = (price: number) => (Number.isFinite(price) ? price : null)
    return {
      currency,
      price_from: orNull(Math.min(...inIt.map(({ least }) => least))),
      used_price_from: orNull(Math.min(...inIt.map(({ leastUsed }) => leastUsed))),
    }
  }

  /** The site's currency if a vehicle is offered in it, else that of the cheapest; without an offer, the first by name. */
  #currencyOf(offers: readonly Offers[]): string {
    const withPrice = offers.filter(({ cheapest }) => Number.isFinite(cheapest))
    if (withPrice.some(({ currency }) => currency === this.#siteCurrency)) return this.#siteCurrency
    const [cheapest] = withPrice.sort((one, other) => one.cheapest - other.cheapest || one.cheapestRow - other.cheapestRow)
    const [first = ''] = offers.flatMap(({ currency }) => currency || []).sort(compare)
    return cheapest ? (cheapest.currency ?? '') : first
  }

  /** Ids of the newest vehicles, the newest first. */
  #newest(rows: Uint32Array): number[] {
    const { ids, createdAt } = this.#search
    const isNewer = (one: number, other: number) => {
      const difference = (createdAt.values[one] as number) - (createdAt.values[other] as number)
      return difference === 0 ? (ids.values[one] as number) > (ids.values[other] as number) : difference > 0
    }
    const newest: number[] = []
    for (const row of rows) {
      const last = newest.at(-1)
      if (newest.length === MOST_NAMED && last !== undefined && !isNewer(row, last)) continue
      const place = newest.findIndex((other) => isNewer(row, other))
      newest.splice(place === -1 ? newest.length : place, 0, row)
      if (newest.length > MOST_NAMED) newest.pop()
    }
    return newest.map((row) => ids.values[row] as number)
  }

  /** New vehicles before used ones, those with a visible price first, the cheapest of each first. */
  #compareOffers(one: number, other: number): number {
    const { states } = this.#search.lists
    const { display_price: price } = this.#search.numbers
    const isUsed = (row: number) => Number(states.sets[states.codes[row] as number]?.[0] !== 'new')
    const hidden = (row: number) => this.#own.priceHidden.values[row] as number
    const [first, second] = [price.values[one] as number, price.values[other] as number]
    return (
      isUsed(one) - isUsed(other) ||
      hidden(one) - hidden(other) ||
      Number(Number.isNaN(first)) - Number(Number.isNaN(second)) ||
      first - second ||
      (this.#search.ids.values[one] as number) - (this.#search.ids.values[other] as number)
    )
  }

  #isShown(row: number): boolean {
    return isShownRank[this.#search.statusRank.values[row] as number] === 1
  }

  #greatest(name: ModelText, rows: Uint32Array): string {
    return this.#distinct(this.#own.texts[name], rows).at(-1) ?? ''
  }

  /** The values that rows have in a column, sorted; `withNone` tells by '' that some have none. */
  #distinct({ codes, sets }: CodeColumn, rows: Uint32Array, withNone = false): string[] {
    const isSeen = new Uint8Array(sets.length)
    for (const row of rows) isSeen[codes[row] as number] = 1
    const values = new Set<string>()
    for (const [code, set] of sets.entries()) if (isSeen[code] === 1) for (const value of set.length === 0 && withNone ? [''] : set) values.add(value)
    return [...values].sort(compare)
  }
}

function spanOf({ values }: NumberColumn, rows: Uint32Array): Span {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    const value = values[row] as number
    if (value < min) min = value
    if (value > max) max = value
  }
  return min > max ? null : { min, max }
}

/** As the database sorts texts. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
