import type { StockFilters } from '../search/stock-filters.ts'
import type { StockSearch } from '../search/stock-search.ts'
import { DEFAULT_SORT } from '../search/stock-sort.ts'
import type { VehicleAttributes } from '../vehicles/fields/vehicle-attributes.ts'
import { isShown } from './is-shown.ts'
import { vehicleStatuses } from '../vocabulary.ts'

/** The most similar vehicles that are shown. */
export const MOST_SIMILAR = 6

type SimilarityFields = Pick<VehicleAttributes, 'id' | 'nameplate_brand_name' | 'nameplate_name' | 'state' | 'publicationLists'>

/**
 * Ids of up to six vehicles like this one: of the same model and condition first, then of the model, then of the brand. They come from the listings that name
 * the vehicle, else from the others; unavailable vehicles are excluded.
 */
export async function findSimilarVehicles(search: StockSearch, vehicle: SimilarityFields, listings: readonly string[]): Promise<number[]> {
  const { id, nameplate_brand_name: brand, nameplate_name: model, state, publicationLists } = vehicle
  const statuses = vehicleStatuses.filter(isShown)
  const steps: StockFilters[] = [{ brands: [brand], models: [model], states: [state] }, { brands: [brand], models: [model] }, { brands: [brand] }]
  const keys = [...new Set([...listings.filter((key) => publicationLists.includes(key)), ...listings])]
  const similarIds = new Set<number>()
  for (const filters of steps) {
    for (const key of keys) {
      if (similarIds.size >= MOST_SIMILAR) break
      const page = await search.search(key, { filters: { ...filters, statuses }, sort: DEFAULT_SORT, page: 1, items: MOST_SIMILAR + 1 })
      for (const other of page?.ids ?? []) if (other !== id) similarIds.add(other)
    }
  }
  return [...similarIds].slice(0, MOST_SIMILAR)
}
