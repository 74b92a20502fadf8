import { atom, onMount, type ReadableAtom } from 'nanostores'
import { browserStorage } from '#kernel/browser-storage.ts'
import { readJson } from '#kernel/json/json.ts'

/** The maximum number of compared vehicles. */
export const MOST_COMPARED = 3

/** The storage key. */
export const COMPARED_KEY = 'sl_compared_vehicles'

const compared = atom<readonly number[]>([])

/** Ids of the vehicles that the visitor compares, oldest first; they survive a reload. Empty on the server. */
export const $comparedVehicles: ReadableAtom<readonly number[]> = compared

onMount(compared, () => {
  compared.set(readCompared())
  // Another tab may compare as well.
  const follow = ({ key }: StorageEvent) => {
    if (key === COMPARED_KEY || key === null) compared.set(readCompared())
  }
  globalThis.addEventListener?.('storage', follow)
  return () => globalThis.removeEventListener?.('storage', follow)
})

/** Adds a vehicle to the comparison, or takes it back out. A full comparison takes no more. */
export function toggleCompared(id: number): void {
  const ids = readCompared()
  if (ids.includes(id)) forgetCompared(id)
  else if (ids.length < MOST_COMPARED) write([...ids, id])
}

/** Removes a vehicle from the comparison. */
export function forgetCompared(id: number): void {
  const ids = readCompared()
  if (ids.includes(id)) write(ids.filter((other) => other !== id))
}

/** The page that shows these vehicles side by side. */
export function compareHref(ids: readonly number[]): string {
  return `/ar/showroom/compare?ids=${ids.join(',')}`
}

/** Unreadable entries are dropped: any script may write to the storage. */
function readCompared(): number[] {
  try {
    const json = readJson(browserStorage().getItem(COMPARED_KEY) ?? '[]')
    const ids = json.ok && Array.isArray(json.value) ? json.value.filter((id): id is number => Number.isInteger(id) && Number(id) > 0) : []
    return [...new Set(ids)].slice(0, MOST_COMPARED)
  } catch {
    return [...(compared.value ?? [])] // without storage there is only what this page knows
  }
}

function write(ids: readonly number[]): void {
  try {
    browserStorage().setItem(COMPARED_KEY, JSON.stringify(ids))
  } catch {
    // without storage they are kept until the page is left
  }
  compared.set(ids)
  // Code outside this page's bundle is notified by the same event as other tabs.
  globalThis.dispatchEvent?.(new StorageEvent('storage', { key: COMPARED_KEY }))
}
