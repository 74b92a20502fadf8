import type { ViewProps } from '#block-engine/define-block.ts'
import type { dealerLocator } from './block.ts'
import { Locator, type LocatorData } from '../shared/locator.tsx'
import { distinct, matchesSearch } from '../shared/match-dealer.ts'

/** `brands` are the names of those that the site sells. */
export type DealerLocatorData = LocatorData & { brands: readonly string[] }

/** Search by name, city or postcode, brand and service. */
export function DealerLocator({ anchor, words, data }: ViewProps<typeof dealerLocator, DealerLocatorData>) {
  const { dealers, brands } = data
  const fields = [
    { kind: 'text', name: 'search', label: words.search },
    { kind: 'select', name: 'city', label: words.city, any: words.any, options: distinct(dealers.map(({ city }) => city)) },
    { kind: 'select', name: 'brand', label: words.brand, any: words.any, options: distinct(brands) },
    { kind: 'select', name: 'service', label: words.service, any: words.any, options: distinct(dealers.flatMap(({ services }) => services)) },
  ] as const
  return <Locator anchor={anchor} data={data} fieldsOf={() => fields} matches={matchesSearch} wordsOf={() => words} />
}
