import { atom, onMount } from 'nanostores'
import { browserStorage } from '#kernel/browser-storage.ts'
import { readSavedList, SAVED_KEY, type SavedVehicle } from './saved-list.ts'

/** The saved vehicles, in the order in which they were saved; they survive a reload (C-391). Empty on the server. */
export const $savedVehicles = atom<readonly SavedVehicle[]>([])

onMount($savedVehicles, () => {
  $savedVehicles.set(readSaved())
  // Another tab may save as well.
  const follow = ({ key }: StorageEvent) => {
    if (key === SAVED_KEY || key === null) $savedVehicles.set(readSaved())
  }
  globalThis.addEventListener?.('storage', follow)
  return () => globalThis.removeEventListener?.('storage', follow)
})

export function isSaved(savedVehicles: readonly SavedVehicle[], id: number): boolean {
  return savedVehicles.some((vehicle) => vehicle.id === id)
}

/** Saves a vehicle, or removes it when it is saved already. */
export function toggleSaved(vehicle: SavedVehicle): void {
  const savedVehicles = readSaved()
  write(isSaved(savedVehicles, vehicle.id) ? without(savedVehicles, vehicle.id) : [...savedVehicles, vehicle])
}

export function forgetSaved(id: number): void {
  write(without(readSaved(), id))
}

/** The stored vehicles; without storage, those that this page holds in memory. */
export function readSaved(): SavedVehicle[] {
  return readSavedList() ?? [...($savedVehicles.value ?? [])]
}

function write(savedVehicles: readonly SavedVehicle[]): void {
  try {
    browserStorage().setItem(SAVED_KEY, JSON.stringify(savedVehicles))
  } catch {
    // without storage they are kept until the page is left
  }
  $savedVehicles.set(savedVehicles)
  // Code outside this page's bundle is notified by the same event as other tabs.
  globalThis.dispatchEvent?.(new StorageEvent('storage', { key: SAVED_KEY }))
}

function without(savedVehicles: readonly SavedVehicle[], id: number): SavedVehicle[] {
  return savedVehicles.filter((vehicle) => vehicle.id !== id)
}
