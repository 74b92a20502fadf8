import type { StockIndex, VehicleTexts } from '#domains/stock/index.server.ts'
import type { TermSource } from '#domains/search/index.server.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import type { PageCache } from '#site/cache/page-cache.server.ts'
import type { SiteSource } from '#site/page/site-content.server.ts'
import type { KeptAnswers } from './api/kept-answers.server.ts'
import type { SitemapTexts } from './pages/sitemap-texts.server.ts'

type Caches = KeptOfStock & { site: SiteSource; terms: TermSource; stock: StockIndex | undefined }

/**
 * Drops what changed from this process's caches. Pages and answers that show vehicles are dropped later, in {@link forgetStock}: if they were
 * made before the stock index has the change, they would be kept with the old stock.
 */
export function forgetChanges(scopes: readonly Scope[], { site, cache, answers, vehicles, sitemaps, terms, stock }: Caches): void {
  if (scopes.includes('site')) {
    site.forget()
    // Their pictures may be others.
    sitemaps.forget(null)
    // The settings decide whether prices include tax.
    void stock?.refresh()
  }
  if (scopes.includes('stock')) {
    terms.outdate()
    void stock?.refresh()
  }
  // Which vehicles a listing has, and what stands beside them, may be shown anywhere in the stock.
  if (scopes.includes('listings')) void stock?.refresh().then(() => forgetStock(null, { cache, answers, vehicles, sitemaps }))
  const others = scopes.filter((scope) => scope !== 'stock' && scope !== 'listings')
  if (others.length > 0) {
    cache.forget(others)
    answers.forget(others)
    terms.forget()
    sitemaps.forgetPages()
  }
}

type KeptOfStock = { cache: PageCache; answers: KeptAnswers; vehicles: VehicleTexts; sitemaps: SitemapTexts }

/**
 * Drops what shows vehicles, once the stock index has the change. `changedIds` are the vehicles that it touches; null stands for all. A page that names the
 * vehicles it shows stays while none of them changed.
 */
export function forgetStock(changedIds: readonly number[] | null, { cache, answers, vehicles, sitemaps }: KeptOfStock): void {
  vehicles.forget(changedIds)
  sitemaps.forget(changedIds)
  answers.forget(['stock'])
  cache.forget(['stock'], changedIds)
}
