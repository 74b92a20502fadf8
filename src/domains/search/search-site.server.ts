import { type FoundPage, searchPages } from '#domains/content/index.server.ts'
import { DEFAULT_SORT, type PublishedStock, type StockFilters, type VehicleAttributes } from '#domains/stock/index.ts'
import { listPublishedVehicles, picturedVehicles } from '#domains/stock/index.server.ts'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'

/** `filters` are the filters of the stock locator that find all these vehicles. */
export type SiteFinds = { pages: Listing<FoundPage>; vehicles: Listing<VehicleAttributes> & { filters: StockFilters } }

type Wanted = { keyword: string; items: number; vehicles: number }

const nothing = { rows: [], total: 0, filters: {} }

/**
 * Pages and vehicles that match a keyword: up to `items` pages, and the newest vehicles of models whose brand and names contain
 * every word.
 */
export async function searchSite(ctx: Ctx, stock: Pick<PublishedStock, 'models' | 'searchAll'>, { keyword, items, vehicles }: Wanted): Promise<SiteFinds> {
  const words = foldArabic(keyword).split(' ').filter(Boolean)
  if (words.length === 0) return { pages: nothing, vehicles: nothing }
  const pages = await searchPages(ctx, { keyword, items })
  const models = stock
    .models()
    .names()
    .filter(({ brand, name, display_name }) => {
      const text = foldArabic(`${brand} ${name} ${display_name}`)
      return words.every((word) => text.includes(word))
    })
  if (models.length === 0) return { pages, vehicles: nothing }
  const filters = { brands: [...new Set(models.map(({ brand }) => brand))], models: [...new Set(models.map(({ name }) => name))] }
  // The currency has no effect, because no price range is asked for.
  const { rows, total } = await listPublishedVehicles(ctx, stock, { filters, sort: DEFAULT_SORT, page: 1, items: vehicles, currency: 'EUR' })
  return { pages, vehicles: { rows: await picturedVehicles(ctx, rows), total, filters } }
}
