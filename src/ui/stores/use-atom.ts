import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/** Redraws with the value of a store. */
export function useAtom<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(
    useCallback((listener) => store.listen(() => listener()), [store]),
    () => store.get(),
  )
}
