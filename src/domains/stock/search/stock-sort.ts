/** What a list may be sorted by, in the order of the drop-down (A-386, C-400), with the backend's name: a minus is descending. */
export const stockSorts = {
  productionYearAsc: 'production_year',
  productionYearDesc: '-production_year',
  createdAtAsc: 'created_at',
  createdAtDesc: '-created_at',
  mileageAsc: 'mileage',
  mileageDesc: '-mileage',
  priceAsc: 'price',
  priceDesc: '-price',
  status: 'status',
} as const

export type StockSort = keyof typeof stockSorts
export const sortOptions = Object.keys(stockSorts) as StockSort[]
export const DEFAULT_SORT: StockSort = 'createdAtDesc'

/** Reads either name of a sort; any other gives the default. */
export function parseSort(name: string): StockSort {
  return sortOptions.find((option) => option === name || stockSorts[option] === name) ?? DEFAULT_SORT
}

/** Columns that lists are sorted by; `price` is the price that visitors see. */
export const sortColumns = ['production_year', 'created_at', 'mileage', 'display_price', 'status'] as const
export type SortColumn = (typeof sortColumns)[number]

/** The column of a sort and its direction. Rows without a value come last either way, equal ones in the order of their ids, and vehicles that are being bought behind all others. */
export function sortOrder(sort: StockSort): { column: SortColumn; isDescending: boolean } {
  const name = stockSorts[sort].replace('-', '')
  return { column: name === 'price' ? 'display_price' : (name as SortColumn), isDescending: stockSorts[sort].startsWith('-') }
}
