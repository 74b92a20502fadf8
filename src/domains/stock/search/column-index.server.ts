import { ModelColumns, type ModelValues } from '../models/model-columns.server.ts'
import { ModelStock } from '../models/model-stock.server.ts'
import type { StockModels } from '../models/stock-models.ts'
import { isShown } from '../showroom/is-shown.ts'
import { type ShownRange, shownRangesOf } from '../showroom/shown-ranges.ts'
import { vehicleStatuses } from '../vocabulary.ts'
import { CodeColumn, NumberColumn } from './columns.server.ts'
import { inUnits, type ListingDefinition, storedRange } from './listing-definition.ts'
import { recordOf } from './record-of.ts'
import { RowOrder } from './row-order.server.ts'
import { holds, RowFilter, type RowTest, setOf, widened, WORD_ROWS, wordsFor } from './row-filter.server.ts'
import { type Bounds, type ListKey, listKeys, type RangeBounds, type RangeKey, rangeKeys, type StockFilters } from './stock-filters.ts'
import type { StockQuery } from './stock-query.ts'
import { type StockPage, sortFacet } from './stock-search.ts'
import { type SortColumn, sortColumns, sortOrder } from './stock-sort.ts'

/** A vehicle as input of the index: prices in minor units of the site's currency, times in milliseconds, NaN for no number, [] for no value. */
export type IndexRow = {
  id: number
  isPublished: boolean
  publicationLists: readonly string[]
  currency: string
  /** In the order of `listKeys`. */
  lists: readonly (readonly string[])[]
  /** In the order of `rangeKeys`. */
  numbers: readonly number[]
  createdAt: number
  updatedAt: number
  /** Place of its status among all. */
  statusRank: number
  model: ModelValues
}

/** Rows of a listing, as a list and as a set, and its unfiltered answer; valid until a row changes. */
type Members = { rows: Uint32Array; set: Uint32Array; totals: Facets; facets: StockPage['facets']; bounds: RangeBounds; currencies: string[] }
type Match = Pick<Members, 'rows' | 'set'>
type Facets = { readonly [Key in ListKey]: ReadonlyMap<string, number> }
/** `share` estimates how many rows pass, from 0 to 1. */
type Condition = { share: number } & ({ key: ListKey; values: readonly string[] } | { key: RangeKey; from: number; to: number })

/** Below this share of a listing, sorting the rows found is cheaper than walking all of them in order. */
const FEW = 1 / 64
const FEW_ROWS = 4096
/** Rows between two looks whether the reach can still grow. */
const LOOK_ROWS = 4096
const GROWTH = 1.25
const none = new Uint32Array(0)
const isShownRank = vehicleStatuses.map(isShown)

/**
 * The whole stock as columns of numbers. Every condition notes the rows that miss it; a row with two misses is out, a row with
 * none counts in every facet, a row with one miss counts in the facet of that condition, since a facet ignores its own filter.
 * Everything is synchronous: a search is one pass, and the next search sees every change.
 */
export class ColumnIndex {
  size = 0
  #capacity = 1024
  readonly #ids = new NumberColumn()
  #isLive = new Uint8Array(1024)
  readonly #lists = recordOf(listKeys, () => new CodeColumn())
  readonly #numbers = recordOf(rangeKeys, () => new NumberColumn())
  readonly #named = new CodeColumn()
  readonly #currencies = new CodeColumn()
  readonly #sorted: Record<SortColumn, NumberColumn> = {
    production_year: this.#numbers.production_year,
    mileage: this.#numbers.mileage,
    display_price: this.#numbers.display_price,
    created_at: new NumberColumn(),
    status: new NumberColumn(),
  }
  readonly #orders = recordOf(sortColumns, (name) => new RowOrder(this.#sorted[name], this.#ids, this.#sorted.status))
  /** Rows by id; those of the first build stand in the order of their ids and need no entry. */
  readonly #rowOf = new Map<number, number>()
  #ordered = 0
  #listings = new Map<string, ListingDefinition>()
  readonly #members = new Map<string, Members>()
  #sieve = new RowFilter(1024)
  readonly #updatedAt = new NumberColumn()
  readonly #ofModels = new ModelColumns()
  readonly #siteCurrency: string
  #models: StockModels | undefined
  /** Listings that were searched since the last change, and whether models were read. */
  readonly #searched = new Map<string, ListingDefinition>()
  #isModelsRead = false

  constructor(siteCurrency: string) {
    this.#siteCurrency = siteCurrency
  }

  /** Adds a row while the index is built; ids ascend. `sort` must follow before the first search. */
  append(row: IndexRow): void {
    this.#write(this.size, row)
    this.#ordered = this.size
  }

  /** Sorts the added rows, yielding in between. */
  async sort(pause: () => Promise<void>): Promise<void> {
    const live = this.#liveRows()
    for (const name of sortColumns) await this.#orders[name].sort(live.slice(), pause)
    this.#forget()
  }

  /** Applies changed and new vehicles; unpublished ones are removed. */
  patch(changes: readonly IndexRow[]): void {
    if (changes.length === 0) return
    const rows = changes.map((change) => {
      const row = this.#find(change.id) ?? this.size
      if (row === this.size) this.#rowOf.set(change.id, row)
      this.#write(row, change)
      return row
    })
    const isChanged = new Uint8Array(this.size)
    for (const row of rows) isChanged[row] = 1
    const living = [...new Set(rows)].filter((row) => this.#isLive[row] === 1)
    for (const name of sortColumns) this.#orders[name].replace(isChanged, living)
    this.#forget()
  }

  /** Works out anew what was asked for before the change, one after the other, so that the next visitor finds it. What nobody has asked for since the last time is left. */
  async renew(pause: () => Promise<void>): Promise<void> {
    const searched = [...this.#searched.values()]
    const isModelsRead = this.#isModelsRead
    this.#searched.clear()
    this.#isModelsRead = false
    for (const listing of searched) {
      await pause()
      this.#membersOf(this.#listings.get(listing.key) ?? listing)
    }
    if (!isModelsRead) return
    await pause()
    this.#currentModels().list()
  }

  setListings(listings: readonly ListingDefinition[]): void {
    this.#listings = new Map(listings.map((listing) => [listing.key, listing]))
    this.#members.clear()
  }

  /** See {@link StockPage}; null for a listing that does not exist. */
  search(key: string, query: StockQuery): StockPage | null {
    const listing = this.#listings.get(key)
    return listing ? this.searchIn(listing, query) : null
  }

  /** The same in a listing that need not be stored; two of one key have the same vehicles. */
  searchIn(listing: ListingDefinition, { filters, sort, page, items }: StockQuery): StockPage {
    this.#searched.set(listing.key, listing)
    const members = this.#membersOf(listing)
    const conditions = this.#conditions(filters, listing, members)
    const pageRequest = { sort, place: (page - 1) * items, items }
    const bounds = inUnits(members.bounds, listing)
    const money = { currency: listing.currency, currencies: members.currencies }
    if (conditions.length === 0) {
      return { ids: this.#page(members, pageRequest), total: members.rows.length, facets: members.facets, bounds, reach: bounds, ...money }
    }
    const { rows, starts, passing } = this.#sieve.sift(
      members.set,
      conditions.map((condition) => this.#testOf(condition)),
    )
    const matching = rows.subarray(0, starts[1])
    const missOnly = (key: ListKey | RangeKey) => {
      const group = conditions.findIndex((condition) => condition.key === key) + 1
      return group === 0 ? none : rows.subarray(starts[group], starts[group + 1])
    }
    const match = { rows: matching, set: passing }
    // Of many rows that pass, it is quicker to take off what the few others count.
    const others = 2 * matching.length > members.rows.length ? this.#sieve.failing(members.set) : null
    const facets = recordOf(listKeys, (facet) =>
      others ? this.#countWithout(facet, members.totals[facet], { others, missing: missOnly(facet) }) : this.#count(facet, matching, missOnly(facet)),
    )
    const reach = recordOf(
      rangeKeys,
      (range) => this.#reachByOrder(range, match, missOnly(range)) ?? this.#reach(range, [matching, missOnly(range)], members.bounds[range]),
    )
    return { ids: this.#page(match, pageRequest), total: matching.length, facets: readFacets(facets), bounds, reach: inUnits(reach, listing), ...money }
  }

  /** The models of the published vehicles as they are now. */
  get models(): StockModels {
    this.#isModelsRead = true
    return this.#currentModels()
  }

  #currentModels(): StockModels {
    this.#models ??= new ModelStock({
      search: {
        ...{ ids: this.#ids, isLive: this.#isLive, size: this.size, currencies: this.#currencies, lists: this.#lists, numbers: this.#numbers },
        ...{ createdAt: this.#sorted.created_at, statusRank: this.#sorted.status },
      },
      own: this.#ofModels,
      siteCurrency: this.#siteCurrency,
    })
    return this.#models
  }

  /** See {@link ShownRange}. */
  shownRanges(idsInRange: number): ShownRange[] {
    const ranks = this.#sorted.status.values
    const isOnShow = (row: number) => this.#isLive[row] === 1 && (isShownRank[ranks[row] as number] ?? false)
    return shownRangesOf({ size: this.size, ids: this.#ids.values, updatedAt: this.#updatedAt.values, isOnShow }, idsInRange)
  }

  /** Bytes of all columns and sorted lists, without the dictionaries. */
  get bytes(): number {
    const columns = this.#columns()
    const scratch = this.#isLive.byteLength + this.#sieve.bytes
    return [...columns, ...Object.values(this.#orders)].reduce((sum, { bytes }) => sum + bytes, scratch)
  }

  #columns(): readonly (CodeColumn | NumberColumn)[] {
    const { created_at, status } = this.#sorted
    return [
      this.#ids,
      this.#named,
      this.#currencies,
      ...Object.values(this.#lists),
      ...Object.values(this.#numbers),
      created_at,
      status,
      this.#updatedAt,
      ...this.#ofModels.columns,
    ]
  }

  #testOf(condition: Condition): RowTest {
    if (!('values' in condition)) return { values: this.#numbers[condition.key].values, from: condition.from, to: condition.to }
    const column = this.#lists[condition.key]
    return { codes: column.codes, table: column.missing(condition.values) }
  }

  /** How often each value occurs in the rows of both lists. */
  #count(key: ListKey, matching: Uint32Array, missing: Uint32Array): Map<string, number> {
    return countValues(this.#lists[key], matching, missing)
  }

  /** The same as `totals` without what the other rows count, but for those that miss only the filter of this facet. */
  #countWithout(key: ListKey, totals: ReadonlyMap<string, number>, { others, missing }: { others: Uint32Array; missing: Uint32Array }): Map<string, number> {
    const counts = new Map(totals)
    const column = this.#lists[key]
    for (const [value, count] of countValues(column, others, none)) counts.set(value, (counts.get(value) ?? 0) - count)
    for (const [value, count] of countValues(column, missing, none)) counts.set(value, (counts.get(value) ?? 0) + count)
    for (const [value, count] of counts) if (count === 0) counts.delete(value)
    return counts
  }

  /** The least and greatest value of rows; `most` are those of all rows, beyond which nothing is looked for. */
  #reach(key: RangeKey, lists: readonly Uint32Array[], most: Bounds | null): Bounds | null {
    const { values } = this.#numbers[key]
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (const rows of lists) {
      for (let start = 0; start < rows.length; start += LOOK_ROWS) {
        const end = Math.min(start + LOOK_ROWS, rows.length)
        for (let at = start; at < end; at += 1) {
          const value = values[rows[at] as number] as number
          if (value < min) min = value
          if (value > max) max = value
        }
        if (min === most?.min && max === most.max) return most
      }
    }
    return min > max ? null : { min, max }
  }

  /** The least and greatest value of the found rows by walking a sorted list; undefined without one, or when too few rows were found. */
  #reachByOrder(key: RangeKey, { rows, set }: Match, missing: Uint32Array): Bounds | undefined {
    const order = isSorted(key) ? this.#orders[key] : undefined
    if (!order || missing.length > 0 || rows.length < order.rows.length * FEW) return undefined
    const { values } = this.#numbers[key]
    const bounds = order.valuedRuns.flatMap(({ start, end }) => {
      let [first, last] = [start, end - 1]
      while (first <= last && holds(set, order.rows[first] as number) === 0) first += 1
      while (last >= first && holds(set, order.rows[last] as number) === 0) last -= 1
      return first > last ? [] : [values[order.rows[first] as number] as number, values[order.rows[last] as number] as number]
    })
    return bounds.length === 0 ? undefined : { min: Math.min(...bounds), max: Math.max(...bounds) }
  }

  #page({ rows, set }: Match, { sort, place, items }: { sort: StockQuery['sort']; place: number; items: number }): number[] {
    if (place >= rows.length) return []
    const { column, isDescending } = sortOrder(sort)
    const order = this.#orders[column]
    const ids = this.#ids.values
    if (rows.length < FEW_ROWS && rows.length < order.rows.length * FEW) {
      const sortedRows = [...rows].sort((one, other) => order.compareIn(isDescending, one, other))
      return sortedRows.slice(place, place + items).map((row) => ids[row] as number)
    }
    const page: number[] = []
    let position = 0
    for (let at = 0; at < order.rows.length && page.length < items; at += 1) {
      const row = order.at(at, isDescending)
      if (holds(set, row) === 0) continue
      if (position >= place) page.push(ids[row] as number)
      position += 1
    }
    return page
  }

  /** The conditions that can exclude a row, the most selective first. */
  #conditions(filters: StockFilters, listing: ListingDefinition, members: Members | null): Condition[] {
    const lists = listKeys.flatMap((key): Condition[] => {
      const values = filters[key] ?? []
      if (values.length === 0) return []
      const matching = members ? values.reduce((sum, value) => sum + (members.totals[key].get(value) ?? 0), 0) : 0
      return [{ key, values, share: members ? matching / members.rows.length : 1 }]
    })
    const ranges = rangeKeys.flatMap((key): Condition[] => {
      const { from, to } = filters[key] ?? {}
      if (from === undefined && to === undefined) return []
      const range = storedRange(key, { from, to }, listing)
      return [{ key, ...range, share: shareOf(range, members?.bounds[key] ?? null) }]
    })
    return [...lists, ...ranges].sort((one, other) => one.share - other.share)
  }

  #membersOf(listing: ListingDefinition): Members {
    const knownMembers = this.#members.get(listing.key)
    if (knownMembers) return knownMembers
    const rows = this.#rowsOf(listing)
    const totals = recordOf(listKeys, (key) => this.#count(key, rows, none))
    const bounds = recordOf(rangeKeys, (key) => this.#reach(key, [rows], null))
    const currencies = [...countValues(this.#currencies, rows, none).keys()].sort()
    const members = { rows, set: setOf(rows, this.size), totals, facets: readFacets(totals), bounds, currencies }
    this.#members.set(listing.key, members)
    return members
  }

  #rowsOf(listing: ListingDefinition): Uint32Array {
    const live = this.#liveRows()
    if (listing.membership === 'named') {
      const missing = this.#named.missing([listing.key])
      return live.filter((row) => missing[this.#named.codes[row] as number] === 0)
    }
    const tests = this.#conditions(listing.filters, listing, null).map((condition) => this.#testOf(condition))
    const { rows, starts } = this.#sieve.sift(setOf(live, this.size), tests)
    return rows.slice(0, starts[1])
  }

  #liveRows(): Uint32Array<ArrayBuffer> {
    const rows = new Uint32Array(this.size)
    let count = 0
    for (let row = 0; row < this.size; row += 1) if (this.#isLive[row] === 1) rows[count++] = row
    return rows.slice(0, count)
  }

  #find(id: number): number | undefined {
    const ids = this.#ids.values
    let [low, high] = [0, this.#ordered]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ids[middle] as number) < id) low = middle + 1
      else high = middle
    }
    return low < this.#ordered && ids[low] === id ? low : this.#rowOf.get(id)
  }

  #write(row: number, vehicle: IndexRow): void {
    if (row >= this.#capacity) this.#grow()
    if (row === this.size) this.size += 1
    this.#ids.values[row] = vehicle.id
    this.#isLive[row] = vehicle.isPublished ? 1 : 0
    this.#named.set(row, vehicle.publicationLists)
    this.#currencies.set(row, [vehicle.currency])
    for (const [place, key] of listKeys.entries()) this.#lists[key].set(row, vehicle.lists[place] ?? [])
    for (const [place, key] of rangeKeys.entries()) this.#numbers[key].values[row] = vehicle.numbers[place] ?? Number.NaN
    this.#sorted.created_at.values[row] = vehicle.createdAt
    this.#sorted.status.values[row] = vehicle.statusRank
    this.#updatedAt.values[row] = vehicle.updatedAt
    this.#ofModels.write(row, vehicle.model)
  }

  /** What was worked out from the rows as they were. */
  #forget(): void {
    this.#members.clear()
    this.#models = undefined
  }

  #grow(): void {
    this.#capacity = wordsFor(this.#capacity * GROWTH) * WORD_ROWS
    for (const column of this.#columns()) column.grow(this.#capacity)
    this.#isLive = widened(this.#isLive, this.#capacity)
    this.#sieve = new RowFilter(this.#capacity)
  }
}

/** How often each value of a column occurs in the rows of both lists. */
function countValues({ codes, sets }: CodeColumn, matching: Uint32Array, missing: Uint32Array): Map<string, number> {
  const counts = new Uint32Array(sets.length)
  const add = (rows: Uint32Array) => {
    for (let at = 0; at < rows.length; at += 1) {
      const code = codes[rows[at] as number] as number
      counts[code] = (counts[code] as number) + 1
    }
  }
  add(matching)
  add(missing)
  const byValue = new Map<string, number>()
  for (const [code, count] of counts.entries()) {
    if (count === 0) continue
    for (const value of sets[code] ?? []) byValue.set(value, (byValue.get(value) ?? 0) + count)
  }
  return byValue
}

/** The share of the bounds that a range covers, as an estimate of the rows that pass. */
function shareOf({ from, to }: { from: number; to: number }, bounds: Bounds | null): number {
  if (bounds === null || bounds.max === bounds.min) return 1
  return Math.max(0, Math.min(to, bounds.max) - Math.max(from, bounds.min)) / (bounds.max - bounds.min)
}

function readFacets(facets: Facets): StockPage['facets'] {
  return recordOf(listKeys, (key) => sortFacet([...facets[key]].map(([value, count]) => ({ value, count }))))
}

function isSorted(key: RangeKey): key is RangeKey & SortColumn {
  return (sortColumns as readonly string[]).includes(key)
}
