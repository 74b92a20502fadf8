import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type FindOffer, offerFinder } from './offers/offer-finder.server.ts'
import type { ContentSettings } from './settings.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** The offers feed. */
    offers: { find: FindOffer }
    /** The maps service of the settings; null while maps are our own. Pages with a block that needs it may load the service. */
    maps: ContentSettings['maps']
    /** What the settings call the two brands (B-343). */
    brands: { main: string; sister: string }
  }
}

type ContentSite = { ctx: Pick<Ctx, 'network'>; settings: Pick<ContentSettings, 'offersApiUrl' | 'maps' | 'brandName' | 'sisterBrandName'> }

/** One finder for each loaded set of settings, because it caches the feed. */
const finders = new WeakMap<ContentSite['settings'], FindOffer>()

function finderOf({ ctx, settings }: ContentSite): FindOffer {
  const finder = finders.get(settings) ?? offerFinder(settings.offersApiUrl, ctx.network ?? 'public')
  finders.set(settings, finder)
  return finder
}

export const blockProviders: BlockProviders<'offers' | 'maps' | 'brands', ContentSite> = {
  offers: { provide: (site) => ({ find: finderOf(site) }) },
  maps: { provide: ({ settings }) => settings.maps },
  brands: { provide: ({ settings }) => ({ main: settings.brandName, sister: settings.sisterBrandName }) },
}
