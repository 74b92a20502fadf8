import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { PublishedStock } from '#domains/stock/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { postgresFinder } from './site/postgres-finder.server.ts'
import { searchSite, type SiteFinds } from './site/search-site.server.ts'
import type { SiteFinder } from './site/site-finder.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** The search of pages and vehicles. */
    siteSearch: { find: (request: { keyword: string; items: number; vehicles: number }) => Promise<SiteFinds> }
  }
}

/** Without a finder the database is searched, such as for what editors see. */
type SearchedSite = { ctx: Ctx; stock: PublishedStock; finder?: SiteFinder | undefined }

export const blockProviders: BlockProviders<'siteSearch', SearchedSite> = {
  siteSearch: {
    // A search engine is filled after the change, and tells so by this.
    changesWith: 'feeds',
    provide: ({ ctx, stock, finder = postgresFinder }) => ({ find: (request) => searchSite(ctx, { stock, finder }, request) }),
  },
}
