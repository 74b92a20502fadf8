import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { ContentSettings } from './settings.ts'

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    /** The maps service of the settings; null while maps are our own. Pages with a block that needs it may load the service. */
    maps: ContentSettings['maps']
    /** What the settings call the two brands (B-343). */
    brands: { main: string; sister: string }
    /** The importer's phone number, as shown; empty when the settings have none. */
    phone: string
  }
}

type ContentSite = { settings: Pick<ContentSettings, 'maps' | 'brandName' | 'sisterBrandName' | 'contact'> }

export const blockProviders: BlockProviders<'maps' | 'brands' | 'phone', ContentSite> = {
  maps: { provide: ({ settings }) => settings.maps },
  brands: { provide: ({ settings }) => ({ main: settings.brandName, sister: settings.sisterBrandName }) },
  phone: { provide: ({ settings }) => settings.contact.phone },
}
