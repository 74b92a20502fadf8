import { type ReactNode, useSyncExternalStore } from 'react'
import { mark, TYPED_PRICE } from '#ui/page-protocol.ts'
import { readPriceNote } from '../price-note.ts'
import type { PriceElsewhere } from '../prices-elsewhere.ts'
import { subscribeToCountry, useKeptCountry } from './use-kept-country.ts'

/**
 * A price that editors typed or a feed of the site names, as `children` show it. It counts in the country of the site: who chose another country reads the price
 * that was typed for that, else this one and whose it is. In a part that React does not run, the script of `widgets/country-choice` does the same.
 */
export function TypedPrice({ elsewhere = [], children }: { elsewhere?: readonly PriceElsewhere[]; children: ReactNode }) {
  const country = useKeptCountry()
  const note = useSyncExternalStore(subscribeToCountry, readPriceNote, () => '')
  const there = elsewhere.find((price) => price.country === country)
  return (
    <span {...mark(TYPED_PRICE, JSON.stringify(Object.fromEntries(elsewhere.map((price) => [price.country, price.price]))))}>
      {there ? <bdi>{there.price}</bdi> : children}
      {!there && note && ` ${note}`}
    </span>
  )
}
