import { useSyncExternalStore } from 'react'
import { $savedVehicles, type SavedVehicle } from '#domains/stock/index.ts'

const none: readonly SavedVehicle[] = []

/** The visitor's saved vehicles; none on the server and while the page is hydrated. */
export function useSaved(): readonly SavedVehicle[] {
  return useSyncExternalStore(
    (onChange) => $savedVehicles.listen(onChange),
    () => $savedVehicles.get(),
    () => none,
  )
}
