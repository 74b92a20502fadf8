import { foldArabic } from './arabic.ts'

/**
 * A request for one page of a list: `perPage` rows of `page` (counted from 1), sorted by a field. `search` matches rows where each
 * of its words stands in a searched field, after folding. `ids` limits the list to these records; `filters` are fields with required values.
 */
export type ListRequest<Field extends string = string> = {
  page: number
  perPage: number
  sort: Field | null
  order: 'asc' | 'desc'
  search: string
  ids: readonly string[] | null
  filters: Readonly<Record<string, unknown>>
}

/** The rows of one page, and the number of rows on all pages; with `isMore` there are more than that, and nobody counted them. */
export type Listing<Row> = { rows: Row[]; total: number; isMore?: boolean }

/** One page of a list that is held in memory. Field names are the rows' own; equal rows keep their order. */
export function listInMemory<Row extends { id: string | number }>(
  rows: readonly Row[],
  { page, perPage, sort, order, search, ids, filters }: ListRequest,
  searched: readonly (keyof Row & string)[],
): Listing<Row> {
  const words = foldArabic(search).split(' ')
  const matches = rows
    .filter((row) => ids === null || ids.includes(String(row.id)))
    .filter((row) => Object.entries(filters).every(([field, value]) => row[field as keyof Row] === value))
    .filter((row) => {
      const texts = searched.map((field) => foldArabic(String(row[field] ?? '')))
      return words.every((word) => texts.some((text) => text.includes(word)))
    })
  const direction = order === 'desc' ? -1 : 1
  const sortedRows = sort === null ? matches : matches.toSorted((one, other) => direction * compare(one[sort as keyof Row], other[sort as keyof Row]))
  return { rows: sortedRows.slice((page - 1) * perPage, page * perPage), total: matches.length }
}

const collator = new Intl.Collator('ar', { numeric: true })

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one ?? ''), String(other ?? ''))
}
