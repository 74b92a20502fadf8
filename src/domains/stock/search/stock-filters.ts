import { latinDigits } from '#kernel/digits.ts'

type ListKind = 'in' | 'eq' | 'includes'

/**
 * Every filter of the stock locator, in the order of document 2 after the country, with the attribute it looks at and how: `in` one of several,
 * `eq` a single choice, `includes` an attribute that is a list itself, `range` numbers. Attribute and column have the same
 * name; the backend's is that name with the kind as suffix, ranges have two.
 */
export const stockFilters = {
  countries: { attribute: 'country', kind: 'in' },
  brands: { attribute: 'nameplate_brand_name', kind: 'in' },
  models: { attribute: 'nameplate_name', kind: 'in' },
  financing_options: { attribute: 'financing_options', kind: 'includes' },
  states: { attribute: 'state', kind: 'in' },
  statuses: { attribute: 'status', kind: 'in' },
  msrp_price: { attribute: 'msrp_price', kind: 'range' },
  display_price: { attribute: 'display_price', kind: 'range' },
  mileage: { attribute: 'mileage', kind: 'range' },
  production_year: { attribute: 'production_year', kind: 'range' },
  model_year: { attribute: 'model_year', kind: 'range' },
  power: { attribute: 'power', kind: 'range' },
  engine_types: { attribute: 'engine_type', kind: 'includes' },
  transmissions: { attribute: 'transmission', kind: 'in' },
  number_of_seats: { attribute: 'number_of_seats', kind: 'eq' },
  colors: { attribute: 'color', kind: 'in' },
  specific_colors: { attribute: 'color_name', kind: 'in' },
  dealers: { attribute: 'dealer_code', kind: 'in' },
} as const satisfies Record<string, { attribute: string; kind: ListKind | 'range' }>

export type FilterKey = keyof typeof stockFilters
type KeysOf<Kind> = { [Key in FilterKey]: (typeof stockFilters)[Key]['kind'] extends Kind ? Key : never }[FilterKey]
export type RangeKey = KeysOf<'range'>
export type ListKey = KeysOf<ListKind>

export const filterKeys = Object.keys(stockFilters) as FilterKey[]
export const rangeKeys = filterKeys.filter(isRangeKey)
export const listKeys = filterKeys.filter((key): key is ListKey => !isRangeKey(key))

export function isRangeKey(key: FilterKey): key is RangeKey {
  return stockFilters[key].kind === 'range'
}

/** Whether a range is one of prices, which are in units of a currency. */
export function isPriceKey(key: FilterKey): key is 'msrp_price' | 'display_price' {
  return key === 'msrp_price' || key === 'display_price'
}

/** Both ends count in; one of them may be open. Prices are in units of the listing's currency. */
export type Range = { from?: number; to?: number }
/** The active filters. An absent or empty key does not filter. */
export type StockFilters = { readonly [Key in ListKey]?: readonly string[] } & { readonly [Key in RangeKey]?: Range }

export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>

const MOST_VALUES = 100
const LONGEST_VALUE = 200

/** The backend's parameters of a filter: two of a range. */
export function backendNames(key: FilterKey): string[] {
  const { attribute, kind } = stockFilters[key]
  return kind === 'range' ? [`${attribute}_gteq`, `${attribute}_lteq`] : [`${attribute}_${kind}`]
}

/** The filters as backend parameters: `state_in`, `engine_type_includes`, `mileage_gteq` and `mileage_lteq`. */
export function toBackendFilters(filters: StockFilters): Record<string, string | string[]> {
  const entries = filterKeys.flatMap((key): [string, string | string[]][] => {
    const { attribute, kind } = stockFilters[key]
    if (isRangeKey(key)) {
      const { from, to } = filters[key] ?? {}
      const ends: [string, number | undefined][] = [
        [`${attribute}_gteq`, from],
        [`${attribute}_lteq`, to],
      ]
      return ends.flatMap(([name, end]) => (end === undefined ? [] : [[name, String(end)] as [string, string]]))
    }
    const values = filters[key as ListKey] ?? []
    return values.length === 0 ? [] : [[`${attribute}_${kind}`, [...values]]]
  })
  return Object.fromEntries(entries)
}

/**
 * Reads backend parameters, also with `[]` behind the names of lists. Visitors may edit addresses: values that are not numbers, too long or
 * too many are ignored; digits may be Arabic.
 */
export function parseBackendFilters(params: QueryValues): StockFilters {
  const filters: { [Key in FilterKey]?: StockFilters[Key] } = {}
  for (const key of filterKeys) {
    const { attribute, kind } = stockFilters[key]
    if (isRangeKey(key)) {
      const [from, to] = [readNumber(params[`${attribute}_gteq`]), readNumber(params[`${attribute}_lteq`])]
      if (from !== undefined || to !== undefined) filters[key] = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
      continue
    }
    const name = `${attribute}_${kind}`
    const values = [...new Set([...listOf(params[name]), ...listOf(params[`${name}[]`])])].filter(isUsable).slice(0, kind === 'eq' ? 1 : MOST_VALUES)
    if (values.length > 0) filters[key as ListKey] = values
  }
  return filters as StockFilters // the loop writes lists to list keys and ranges to range keys only
}

/** A filter as a control on the screen has it. */
export type FilterControl = { type: 'checkbox'; values: readonly unknown[] } | { type: 'slider'; from: number; to: number; min: number; max: number }

/** Whether a control is active: a tick, or a slider moved away from its ends. */
export function isActive(control: FilterControl): boolean {
  if (control.type === 'checkbox') return control.values.length > 0
  return control.from > control.min || control.to < control.max
}

export type Bounds = { min: number; max: number }
export type RangeBounds = { readonly [Key in RangeKey]: Bounds | null }

/** The active filters: a range as wide as its default bounds is not sent. */
export function activeFilters(filters: StockFilters, bounds: RangeBounds): StockFilters {
  const active = filterKeys.filter((key) => {
    if (!isRangeKey(key)) return isActive({ type: 'checkbox', values: filters[key] ?? [] })
    const range = filters[key]
    const limit = bounds[key]
    if (!range || (range.from === undefined && range.to === undefined)) return false
    if (limit === null) return true
    return isActive({ type: 'slider', from: range.from ?? limit.min, to: range.to ?? limit.max, ...limit })
  })
  return Object.fromEntries(active.map((key) => [key, filters[key]]))
}

/** The chosen option, or the first one when it is not among them. Null when there are none. */
export function chooseOption<Option>(choice: Option, options: readonly Option[]): Option | null {
  return options.includes(choice) ? choice : (options[0] ?? null)
}

function readNumber(value: QueryValues[string]): number | undefined {
  const text = latinDigits(String(listOf(value)[0] ?? ''))
    .replaceAll(',', '')
    .trim()
  const number = Number(text)
  return text === '' || !Number.isFinite(number) ? undefined : number + 0
}

function listOf(value: QueryValues[string]): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}

function isUsable(value: string): boolean {
  return value !== '' && value.length <= LONGEST_VALUE && !value.includes('\u0000') && value.isWellFormed()
}
