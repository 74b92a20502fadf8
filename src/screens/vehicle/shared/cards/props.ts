import type { CardView, CardWords } from '#domains/stock/index.ts'

export type VehicleCardsProps = { heading: string; cards: readonly CardView[]; words: CardWords }
