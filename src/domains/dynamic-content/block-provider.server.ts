import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type FindOffer, offerFinder } from './offers/offer-finder.server.ts'
import type { DynamicContentSettings } from './settings.ts'
import { sourcesOf } from './sources.server.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** The offers feed. */
    offers: { find: FindOffer }
  }
}

type OfferSite = { ctx: Pick<Ctx, 'log' | 'network' | 'clock'>; settings: { dynamicContent: DynamicContentSettings } }

export const blockProviders: BlockProviders<'offers', OfferSite> = {
  offers: {
    provide: ({ ctx, settings: { dynamicContent } }) => ({
      find: offerFinder(dynamicContent.offersApiUrl ? sourcesOf(ctx, dynamicContent).offers : null, ctx.clock.now().getTime()),
    }),
  },
}
