import type { StockIndex, VehicleShelf } from '#domains/stock/index.server.ts'
import type { TermSource } from '#domains/search/index.server.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import type { PageCache } from '#site/cache/page-cache.server.ts'
import type { SiteSource } from '#site/page/site-content.server.ts'

type Kept = { site: SiteSource; cache: PageCache; terms: TermSource; stock: StockIndex | undefined }

/**
 * Brings what this process keeps in memory up to what changed. Pages that show vehicles are left to the stock index, which forgets them
 * once it has taken over the change: drawn before that, they would be kept with what was in stock before.
 */
export function forgetChanges(scopes: readonly Scope[], { site, cache, terms, stock }: Kept): void {
  if (scopes.includes('site')) {
    site.forget()
    // The settings say whether prices have their tax.
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

/** What follows once the stock index answers with changed vehicles. */
export function forgetStock({ cache, vehicles }: { cache: PageCache; vehicles: VehicleShelf }): void {
  vehicles.forget()
  cache.forget(['stock'])
}
