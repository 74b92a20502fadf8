import type { BlockContext } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { FeedAge } from '#domains/feeds/index.ts'
import type { Product } from '../shared/product.ts'
import type { collectionSliderFeed } from './block.ts'

/** Product lines with their products; one without a name where they are not grouped. `feed` is how old they are. */
export type CollectionFeedData = { lines: { name: string; products: Product[] }[]; feed: FeedAge }

type Values = Pick<ViewProps<typeof collectionSliderFeed>['values'], 'lang' | 'market' | 'collection' | 'limit' | 'grouped' | 'api_root'>

/** GET {api_root}/collections/{collection}?lang=&market=&limit=&grouped= (B-314). Null while there is no service or no collection. */
export async function load(values: Values, { feeds }: Pick<BlockContext<'feeds'>, 'feeds'>): Promise<CollectionFeedData | null> {
  const { lang, market, collection, limit, grouped: isGrouped, api_root: root } = values
  if (!collection) return null
  const answer = await feeds.ask('collection', { root, path: ['collections', collection], query: { lang, market, limit, grouped: isGrouped } })
  if (!answer) return null
  // A service may send more than it was asked for.
  const products = answer.value.slice(0, limit)
  const names = isGrouped ? [...new Set(products.map(({ group }) => group))] : ['']
  const lines = names.map((name) => ({ name, products: products.filter(({ group }) => !isGrouped || group === name).map(productOf) }))
  return { lines, feed: answer.feed }
}

type FeedProduct = { id: string; title: string; image: string | null; price: string; currency: string; url: string | null }

function productOf({ id, title, image, price, currency, url }: FeedProduct): Product {
  return {
    id,
    label: title,
    description: '',
    image: image ? { id: 0, alt: '', src: image, srcset: '', width: 830, height: 830 } : null,
    price: price && [price, currency].filter(Boolean).join(' '),
    link: url ? { href: url, label: title, isExternal: !url.startsWith('/'), newTab: !url.startsWith('/'), opens: 'page' } : null,
  }
}
