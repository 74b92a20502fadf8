import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { ContentSettings } from './settings.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** The maps service of the settings; null while maps are our own. Pages with a block that needs it may load the service. */
    maps: ContentSettings['maps']
    /** What the settings call the two brands (B-343). */
    brands: { main: string; sister: string }
  }
}

type ContentSite = { settings: Pick<ContentSettings, 'maps' | 'brandName' | 'sisterBrandName'> }

export const blockProviders: BlockProviders<'maps' | 'brands', ContentSite> = {
  maps: { provide: ({ settings }) => settings.maps },
  brands: { provide: ({ settings }) => ({ main: settings.brandName, sister: settings.sisterBrandName }) },
}
