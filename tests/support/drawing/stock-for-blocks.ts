import type { BlockNeeds } from '#block-engine/block-needs.ts'
import { textsIn } from '#kernel/words/words.ts'
import { readStockWords } from '#domains/stock/index.ts'
import { wordedSeats } from '#domains/stock/vehicles/seats.ts'
import { priceRules } from '../records/a-vehicle.ts'

/** What blocks that need the stock are given: its Arabic words, prices by the usual rules, and no feature. Without `search` nothing is found, and without `models` there are none. */
export function stockForBlocks(changes: Partial<BlockNeeds['stock']> = {}): BlockNeeds['stock'] {
  const words = readStockWords(({ words }) => textsIn('ar', words))
  return {
    search: async () => null,
    searchAll: () => {
      throw new Error('give the stock of a site, to search all of it')
    },
    models: () => ({ list: () => [], names: () => [], factsOf: () => null, derivatives: () => [] }),
    priceRules: priceRules(),
    words,
    seatForms: wordedSeats(words, null),
    familyNames: {},
    features: [],
    places: { regions: [], endpoints: { dealers: '', fallback: '' }, brandNames: { main: '', sister: '' } },
    href: '/ar/find-a-car',
    exchange: null,
    cxp: null,
    ...changes,
  }
}
