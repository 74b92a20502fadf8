import type { CxpButton, StockWords } from '#domains/stock/index.ts'
import type { Texts } from '#kernel/words/words.ts'
import type { ScreenParts } from '../../define-screen.ts'
import type { VehicleCardsProps } from '../shared/cards/props.ts'
import type { vehicleFamilyWords, vehicleWords } from '../words.ts'
import type { vehicleScreen } from './screen.ts'

/** A labelled line; `isLatin` values are isolated from the Arabic around them. */
export type PageFact = { label: string; value: string; isLatin: boolean }

export type PageRetailer = {
  name: string
  address: string
  city: string
  details: string
  hours: readonly { days: string; hours: string }[]
  directionsHref: string | null
}

/** Ways to ask about the vehicle; null where there is none. */
export type PageContact = { phone: string; phoneHref: string | null; email: string; mailHref: string | null; whatsAppHref: string | null }

/** Forms that are about the vehicle; null where the site has none for it. */
export type PageEnquiries = { testDriveHref: string | null; offerHref: string | null }

/** The order of the vehicle online, by the button that is configured for it; `fee` is '' where nothing is to be paid. */
export type PageOrder = { href: string; label: string; fee: string }

/** A vehicle with every text ready to be shown; what is empty is left out. */
export type VehicleScreenProps = {
  vehicleId: number
  name: string
  version: string
  /** Condition and availability. */
  tags: readonly string[]
  /** The last signs of the VIN, by which retailers name a vehicle. */
  shortVin: string
  /** Reserved by an order: the page offers to tell when the vehicle is free again. */
  isReserved: boolean
  parts: ScreenParts<typeof vehicleScreen>
  highlights: readonly PageFact[]
  facts: readonly PageFact[]
  history: readonly PageFact[]
  /** The country where it is sold, by two letters; '' for an unknown one. */
  country: string
  optional: readonly { name: string; price: string }[]
  standard: readonly string[]
  description: string
  /** `opensHere`: a film that plays over the page; any other address opens in a new tab. '' without. */
  video: { href: string; opensHere: boolean }
  configurationHref: string
  tradeInHref: string
  contact: PageContact
  enquiries: PageEnquiries
  /** Null for a vehicle that cannot be ordered online. */
  order: PageOrder | null
  /** The way to the sales service; null without it (C-321). */
  cxp: CxpButton | null
  /** Null when the retailer is not public (C-200). */
  retailer: PageRetailer | null
  /** Sanitised HTML of the showroom configuration. */
  configured: readonly string[]
  notes: readonly { sign: string; text: string }[]
  stockHref: string
  similar: VehicleCardsProps
  words: Texts<typeof vehicleWords.words> & Texts<typeof vehicleFamilyWords.words> & Pick<StockWords, 'attribute_vin_end' | 'held'> & { new_tab: string }
}
