import { createContext, useContext } from 'react'

/** Where a field stands: its block, and the item of it. Null outside of the inspector. */
export type FieldPlace = { block: string; group: string | null }

const PlaceContext = createContext<FieldPlace | null>(null)

export const FieldPlaceProvider = PlaceContext.Provider

export function useFieldPlace(): FieldPlace | null {
  return useContext(PlaceContext)
}
