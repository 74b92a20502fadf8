import { useSyncExternalStore } from 'react'
import { KEPT_COUNTRY_CHANGED, readKeptCountry } from '../kept-country.ts'

/** The country that the visitor chose; '' for none and on the server, where a page is the same for everybody. */
export function useKeptCountry(): string {
  return useSyncExternalStore(subscribeToCountry, readKeptCountry, () => '')
}

/** Calls `listener` when another country is kept, until the function that it gives is called. */
export function subscribeToCountry(listener: () => void): () => void {
  addEventListener(KEPT_COUNTRY_CHANGED, listener)
  return () => removeEventListener(KEPT_COUNTRY_CHANGED, listener)
}
