import { trimmedText } from '#kernel/json/json-values.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import type { PriceLines } from '#domains/finance/index.ts'

/** What the offers feed says of the model, with empty texts where it says nothing, and how the site writes prices. */
export type ModelOffer = { title: string; price: string; lines: PriceLines }

/** The offer of the chosen model. What the editor wrote is enough: a feed that cannot be read is logged, and the block shows without it. */
export async function load(
  { model_key: model }: { model_key: string | null },
  { offers, priceLines: lines, ctx }: Pick<BlockContext<'offers' | 'priceLines'>, 'offers' | 'priceLines' | 'ctx'>,
): Promise<ModelOffer> {
  if (!model) return { title: '', price: '', lines }
  try {
    // The feed names models without the year.
    const offer = await offers.find(model.replace(/-\d{4}$/, '').replaceAll('-', '_'))
    return { title: trimmedText(offer?.title), price: trimmedText(offer?.price), lines }
  } catch (error) {
    ctx.log.warn('the offers feed could not be read', { model, reason: reasonOf(error) })
    return { title: '', price: '', lines }
  }
}
