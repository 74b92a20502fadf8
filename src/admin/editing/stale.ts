import { createContext, useContext } from 'react'
import type { AdminError } from '../data-provider/admin-error.ts'

/** The refusal of a save that began from an older version, until it is settled. */
export type Stale = {
  refusal: AdminError | null
  settle: () => void
  /** The fields that people decide about, where a record has others that follow from them. */
  compared?: readonly string[]
}

const StaleContext = createContext<Stale>({ refusal: null, settle: () => undefined })
export const StaleProvider = StaleContext.Provider
export const useStale = () => useContext(StaleContext)
