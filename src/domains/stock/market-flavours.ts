import type { AdditionalFeature, StockMarket } from './vocabulary.ts'

/** Markets whose habits differ. */
export const marketFlavours = ['mena', 'asia_pacific', 'europe', 'japan', 'australia'] as const
export type MarketFlavour = (typeof marketFlavours)[number]

type Habits = { market: StockMarket; features: readonly AdditionalFeature[] }

const plain: Habits = { market: '', features: [] }

/** What a flavour turns on while staff have chosen no market for the stock: Japan prices on the road, Australia drive-away prices by region. */
export const flavourHabits: Readonly<Record<MarketFlavour, Habits>> = {
  mena: plain,
  asia_pacific: plain,
  europe: plain,
  japan: { market: 'overseas', features: [] },
  australia: { market: '', features: ['postcode_search'] },
}
