import { browserStorage } from '#kernel/browser-storage.ts'

/** A saved vehicle, with the listing in which it was found. */
export type SavedVehicle = { id: number; list: string }

/** The storage key (A-182, C-392). */
export const SAVED_KEY = 'sl_saved_vehicles'

/** Reads the saved vehicles without a store. Null without storage; unreadable entries are dropped. */
export function readSavedList(): SavedVehicle[] | null {
  let text: string
  try {
    text = browserStorage().getItem(SAVED_KEY) ?? '[]'
  } catch {
    // Without storage the list lasts as long as the page.
    return null
  }
  try {
    const json: unknown = JSON.parse(text)
    return Array.isArray(json) ? json.filter(isVehicle).map(({ id, list }) => ({ id, list })) : []
  } catch {
    // A list that cannot be read counts as empty.
    return []
  }
}

function isVehicle(value: unknown): value is SavedVehicle {
  if (typeof value !== 'object' || value === null) return false
  const { id, list } = value as Record<string, unknown>
  return Number.isInteger(id) && typeof list === 'string'
}
