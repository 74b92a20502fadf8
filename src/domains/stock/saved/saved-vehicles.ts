import { atom, onMount } from 'nanostores'
import { browserStorage } from '#kernel/browser-storage.ts'
import { readJson } from '#kernel/json.ts'

/** A vehicle that the visitor keeps, with the listing in which it was found. */
export type SavedVehicle = { id: number; list: string }

/** Where the browser keeps them (A-182, C-392). */
const KEY = 'sl_saved_vehicles'

/** The saved vehicles, in the order in which they were saved; they survive a reload (C-391). Empty on the server. */
export const $savedVehicles = atom<readonly SavedVehicle[]>([])

onMount($savedVehicles, () => {
  $savedVehicles.set(readSaved())
  // Another tab may save as well.
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) $savedVehicles.set(readSaved())
  }
  globalThis.addEventListener?.('storage', follow)
  return () => globalThis.removeEventListener?.('storage', follow)
})

export function isSaved(saved: readonly SavedVehicle[], id: number): boolean {
  return saved.some((vehicle) => vehicle.id === id)
}

/** Saves a vehicle, or lets it go when it is saved already. */
export function toggleSaved(vehicle: SavedVehicle): void {
  const saved = readSaved()
  write(isSaved(saved, vehicle.id) ? without(saved, vehicle.id) : [...saved, vehicle])
}

export function forgetSaved(id: number): void {
  write(without(readSaved(), id))
}

/** What the browser keeps now; whatever cannot be read is no saved vehicle. */
export function readSaved(): SavedVehicle[] {
  try {
    const read = readJson(browserStorage().getItem(KEY) ?? '[]')
    return read.ok && Array.isArray(read.value) ? read.value.filter(isVehicle).map(({ id, list }) => ({ id, list })) : []
  } catch {
    return [...($savedVehicles.value ?? [])] // without storage there is only what this page knows
  }
}

function write(saved: readonly SavedVehicle[]): void {
  try {
    browserStorage().setItem(KEY, JSON.stringify(saved))
  } catch {
    // without storage they are kept until the page is left
  }
  $savedVehicles.set(saved)
}

function without(saved: readonly SavedVehicle[], id: number): SavedVehicle[] {
  return saved.filter((vehicle) => vehicle.id !== id)
}

function isVehicle(value: unknown): value is SavedVehicle {
  if (typeof value !== 'object' || value === null) return false
  const { id, list } = value as Record<string, unknown>
  return Number.isInteger(id) && typeof list === 'string'
}
