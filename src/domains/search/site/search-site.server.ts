import type { FoundPage } from '#domains/content/index.server.ts'
import { DEFAULT_SORT, type PublishedStock, type StockFilters, type VehicleAttributes } from '#domains/stock/index.ts'
import { listPublishedVehicles, picturedVehicles } from '#domains/stock/index.server.ts'
import { foldArabic } from '#kernel/arabic.ts'
import type { Listing } from '#kernel/list-request.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { SiteFinder } from './site-finder.ts'

/** `filters` are the filters of the stock locator that find all these vehicles. */
export type SiteFinds = { pages: Listing<FoundPage>; vehicles: Listing<VehicleAttributes> & { filters: StockFilters } }

type Sources = { stock: Pick<PublishedStock, 'models' | 'searchAll'>; finder: SiteFinder }
type SiteSearchRequest = { keyword: string; items: number; vehicles: number }

const nothing = { rows: [], total: 0, filters: {} }

/** Pages and vehicles that match a keyword: up to `items` pages, and the newest vehicles of the models that are found. */
export async function searchSite(ctx: Ctx, { stock, finder }: Sources, { keyword, items, vehicles }: SiteSearchRequest): Promise<SiteFinds> {
  if (foldArabic(keyword) === '') return { pages: nothing, vehicles: nothing }
  const { pages, models } = await finder.find(ctx, { keyword, items, models: stock.models().names() })
  if (models.length === 0) return { pages, vehicles: nothing }
  const filters = { brands: [...new Set(models.map(({ brand }) => brand))], models: [...new Set(models.map(({ name }) => name))] }
  // The currency has no effect, because no price range is asked for.
  const { rows, total } = await listPublishedVehicles(ctx, stock, { filters, sort: DEFAULT_SORT, page: 1, items: vehicles, currency: 'EUR' })
  return { pages, vehicles: { rows: await picturedVehicles(ctx, rows), total, filters } }
}
