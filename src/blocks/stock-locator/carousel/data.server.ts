import { cardsOf } from '../shared/load-locator.server.ts'
import type { LocatorStock } from '../shared/locator-data.ts'
import type { BlockContext } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { type CardView, cardWordsOf, type CardWords, DEFAULT_SORT, parseBackendFilters } from '#domains/stock/index.ts'
import type { stockLocatorCarousel } from './block.ts'

/** `cards` is null when there is no such listing. */
export type CarouselData = { stock: Pick<LocatorStock, 'listing' | 'exchange'> & { words: CardWords }; cards: CardView[] | null }

/** The newest vehicles of the listing that pass the filters (B-084, B-231). */
export async function load(values: ViewProps<typeof stockLocatorCarousel>['values'], context: BlockContext<'stock'>): Promise<CarouselData> {
  const { priceRules: rules, words, features, exchange, cxp } = context.stock
  // The narrowest list that is named (B-152, B-154).
  const listing = values.ci_key_model || values.ci_key_brand || values.ci_key_list
  const namedFilters = Object.entries(values.filters).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  const filters = parseBackendFilters(Object.fromEntries(namedFilters))
  const page = listing === '' ? null : await context.stock.search(listing, { filters, sort: DEFAULT_SORT, page: 1, items: values.items })
  const stock = {
    listing,
    words: cardWordsOf(words),
    exchange: exchange && { ...exchange, formats: rules.formats },
  }
  return { stock, cards: page && (await cardsOf(page.ids, context, { rules, words, showsOwner: features.includes('owner_visible'), exchange, cxp })) }
}
