import type { AdditionalFeature, DealerEndpoints, ExchangeSource, PriceRules, SeatForms, StockSearch, StockWords } from '#domains/stock/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { MapsService } from '#ui/map/drawn-map.ts'
import type { PageQuery } from './page-query.ts'

/** An entry of the offers feed (setting `mena.offers_api_url`): a model key and whatever else the feed says of it. */
export type Offer = { car_model_key: string } & Record<string, unknown>

/** What the settings say about the search for retailers: the states, who knows dealers by postcode, and how our dealers call their brands. */
export type StockPlaces = { regions: readonly string[]; endpoints: DealerEndpoints; brandNames: { main: string; sister: string } }

/** What a block's loader may ask for. `values` and `groups` of the loader are resolved as its view receives them. */
export type BlockContext = {
  /** For use-cases of the domains; who asks is nobody in particular, whatever it answers may be kept for everybody. */
  ctx: Ctx
  /** The vehicles; a block that asks it says `readsStock` in its definition. */
  stock: StockSearch
  /** How this site shows the prices of vehicles. */
  priceRules: PriceRules
  /** What the site calls all about a vehicle, and what stands in place of a price on request. */
  stockWords: StockWords
  seatForms: SeatForms
  /** What the site calls families of vehicles, by key; without it they have their built-in names. */
  familyNames?: Readonly<Record<string, string>>
  /** Features of the stock locator that are on (C-374). */
  stockFeatures: readonly AdditionalFeature[]
  stockPlaces: StockPlaces
  /** The address of the stock locator. */
  stockHref: string
  /** Where the exchange rate of stock prices is asked for; null without (C-291). */
  exchange: ExchangeSource | null
  /** The parameters of the page's address that the block's `readsQuery` names; {} without it. */
  query: PageQuery
  /** The page's path without the language prefix. */
  path: string
  timeZone: string
  now: Date
  /** The offer of that key; null when there is none or the feed is off. */
  findOffer: (key: string) => Promise<Offer | null>
  /** The maps service of the settings; null while maps are our own. */
  maps: MapsService | null
}

/** Loads what a block draws besides its stored values. Throws a fault when it cannot; only this block then fails (B-321). */
export type DataLoader<Values = Record<string, unknown>, Data = unknown, Group = Record<string, unknown>> = (
  values: Values,
  ctx: BlockContext,
  groups: readonly (Group & { id: string })[],
) => Promise<Data>
