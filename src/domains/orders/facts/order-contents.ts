import { isRecord } from '#kernel/json/json-values.ts'
import type { WordPair } from '#kernel/words/words.ts'

/** A service pack that was ordered, as it was offered then. `price` is null for one on request. */
export type OrderedPack = { id: string; name: string; price: number | null }

/**
 * What was ordered, as the stock and the configuration said it at the time: both change later. Amounts are in minor units of the order's currency.
 */
export type OrderContents = {
  car: { year: number | null; model: string; version: string; colour: string }
  /** The price before a discount; null without one. */
  listPrice: number | null
  /** The tax that is included in the price. */
  vatPercent: number
  /** What the price includes, in both languages; orders from before it was kept have none. */
  priceTerms?: WordPair
  packs: readonly OrderedPack[]
  /** The quotation that was accepted, with the last day on which it counted. */
  quotation?: { number: string; validUntil: string }
}

/** The ids of the service packs that a buyer chose; the journey keeps them in the metadata of the order. */
export function chosenPackIds({ metadata }: { metadata: Readonly<Record<string, unknown>> }): string[] {
  const { servicePackData: chosenPacks } = metadata
  return Array.isArray(chosenPacks) ? chosenPacks.flatMap((pack) => packId(pack)) : []
}

/** An API may send a pack as a record. */
function packId(pack: unknown): string[] {
  if (typeof pack === 'string') return [pack]
  return isRecord(pack) && typeof pack.id === 'string' ? [pack.id] : []
}
