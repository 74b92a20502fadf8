import type { StockIndex, VehicleShelf } from '#domains/stock/index.server.ts'
import type { TermSource } from '#domains/search/index.server.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import type { PageCache } from '#site/cache/page-cache.server.ts'
import type { SiteSource } from '#site/page/site-content.server.ts'

type Kept = { site: SiteSource; cache: PageCache; terms: TermSource; stock: StockIndex | undefined }

/**
 * Drops what changed from this process's caches. Pages that show vehicles are dropped later, in {@link forgetStock}: if they were
 * rendered before the stock index has the change, they would be cached with the old stock.
 */
export function forgetChanges(scopes: readonly Scope[], { site, cache, terms, stock }: Kept): void {
  if (scopes.includes('site')) {
    site.forget()
    // The settings decide whether prices include tax.
    void stock?.refresh()
  }
  if (scopes.includes('stock')) {
    terms.outdate()
    void stock?.refresh()
  }
  const others = scopes.filter((scope) => scope !== 'stock')
  if (others.length > 0) {
    cache.forget(others)
    terms.forget()
  }
}

/** Drops pages that show vehicles, once the stock index has the change. */
export function forgetStock({ cache, vehicles }: { cache: PageCache; vehicles: VehicleShelf }): void {
  vehicles.forget()
  cache.forget(['stock'])
}
