import { createContext, useContext } from 'react'
import type { AdminError } from '../data-provider/admin-error.ts'

/** The refusal of a save that was based on an older version, until it is resolved. */
export type Stale = {
  refusal: AdminError | null
  settle: () => void
  /** The fields to compare, for records whose other fields derive from them. */
  compared?: readonly string[]
}

const StaleContext = createContext<Stale>({ refusal: null, settle: () => undefined })
export const StaleProvider = StaleContext.Provider
export const useStale = () => useContext(StaleContext)
