import type { BlockContext } from '#block-engine/data-loader.ts'
import { trimmedText } from '#kernel/json/json-values.ts'
import type { HeroOffer } from './hero-stage.tsx'

/** The offer that a hero's `offer_key` names; null without a key or without such an offer (B-212). Throws when the feed cannot be read. */
export async function loadHeroOffer(values: { offer_key: string }, { offers }: Pick<BlockContext<'offers'>, 'offers'>): Promise<HeroOffer | null> {
  const key = values.offer_key.trim()
  const offer = key ? await offers.find(key) : null
  return offer && { title: trimmedText(offer.title), price: trimmedText(offer.price) }
}
