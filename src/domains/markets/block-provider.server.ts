import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { MarketsSettings } from './settings.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** The countries of the site. */
    markets: MarketsSettings
  }
}

export const blockProviders: BlockProviders<'markets', { settings: { markets: MarketsSettings } }> = {
  markets: { provide: ({ settings }) => settings.markets },
}
