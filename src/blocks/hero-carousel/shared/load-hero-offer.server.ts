import type { BlockContext } from '#block-engine/data-loader.ts'
import type { HeroOffer } from './hero-stage.tsx'

/** The offer that a hero's `offer_key` names; null without a key or without such an offer (B-212). Throws when the feed cannot be read. */
export async function loadHeroOffer(values: { offer_key: string }, { offers }: Pick<BlockContext<'offers'>, 'offers'>): Promise<HeroOffer | null> {
  const key = values.offer_key.trim()
  const offer = key ? await offers.find(key) : null
  return offer && { title: textOf(offer.title), price: textOf(offer.price) }
}

/** The feed is foreign data: values that are not text count as empty. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
