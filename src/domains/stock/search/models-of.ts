import { parseStockQuery } from './stock-query.ts'
import type { StockSearch } from './stock-search.ts'

/** The names of the models that a listing has; null for a listing that does not exist. */
export function modelsOf({ search }: StockSearch): (listing: string) => Promise<readonly string[] | null> {
  return async (listing) => {
    const page = await search(listing, parseStockQuery({ items: '1' }))
    return page?.facets.models.map(({ value }) => value) ?? null
  }
}
