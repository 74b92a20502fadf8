import type { BlockContext } from '#block-engine/data-loader.ts'

/** What the offers feed says of the model; empty texts where it says nothing. */
export type ModelOffer = { title: string; price: string }

/** The offer of the chosen model. What the editor wrote is enough: a feed that cannot be read is logged, and the block shows without it. */
export async function load(
  { model_key: model }: { model_key: string | null },
  { offers, ctx }: Pick<BlockContext<'offers'>, 'offers' | 'ctx'>,
): Promise<ModelOffer> {
  if (!model) return { title: '', price: '' }
  try {
    // The feed names models without the year.
    const offer = await offers.find(model.replace(/-\d{4}$/, '').replaceAll('-', '_'))
    return { title: textOf(offer?.title), price: textOf(offer?.price) }
  } catch (error) {
    ctx.log.warn('the offers feed could not be read', { model, reason: String(error) })
    return { title: '', price: '' }
  }
}

/** The feed is foreign data: values that are not text count as empty. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
