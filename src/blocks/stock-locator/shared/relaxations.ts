import type { FilterKey, StockFilters } from '#domains/stock/index.ts'
import type { Relaxation } from './locator-data.ts'
import { withoutFilter } from './locator-query.ts'

const MOST = 4

/** What is found without one of the filters, most first; those that lead nowhere are left out. */
export async function findRelaxations(filters: StockFilters, count: (filters: StockFilters) => Promise<number>): Promise<Relaxation[]> {
  const keys = Object.keys(filters) as FilterKey[]
  const all = await Promise.all(
    keys.map(async (key): Promise<Relaxation> => {
      const rest = withoutFilter(filters, key)
      return { key, filters: rest, total: await count(rest) }
    }),
  )
  return all
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST)
}
