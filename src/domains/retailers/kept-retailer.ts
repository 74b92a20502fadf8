import { browserStorage } from '#kernel/browser-storage.ts'

/** The retailer that a visitor chose or came by; `url` is '' where it has no site of its own. */
export type KeptRetailer = { code: string; name: string; url: string }

/** The storage key. */
export const KEPT_RETAILER_KEY = 'maarad_retailer'

/** Parameter by which a visitor has chosen a retailer in the stock locator, or came by one. */
export const RETAILER_PARAMETER = '_retailer'

/** The stored retailer; null when there is none, when it is unreadable, and without storage. */
export function readKeptRetailer(): KeptRetailer | null {
  try {
    const json: unknown = JSON.parse(browserStorage().getItem(KEPT_RETAILER_KEY) ?? 'null')
    return isRetailer(json) ? { code: json.code, name: json.name, url: json.url } : null
  } catch {
    // Nothing readable is kept: no retailer is named.
    return null
  }
}

/** Stores the chosen retailer; null removes it. */
export function keepRetailer(retailer: KeptRetailer | null): void {
  try {
    if (retailer === null) browserStorage().removeItem(KEPT_RETAILER_KEY)
    else browserStorage().setItem(KEPT_RETAILER_KEY, JSON.stringify({ code: retailer.code, name: retailer.name, url: retailer.url }))
  } catch {
    return // without storage the retailer is known on this page only
  }
  // Code that shows the retailer is notified by the same event as other tabs.
  globalThis.dispatchEvent?.(new StorageEvent('storage', { key: KEPT_RETAILER_KEY }))
}

/** Calls back when another retailer is stored, here or in another tab. Returns a function that stops it. */
export function followKeptRetailer(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEPT_RETAILER_KEY || key === null) onChange()
  }
  globalThis.addEventListener?.('storage', hear)
  return () => globalThis.removeEventListener?.('storage', hear)
}

function isRetailer(value: unknown): value is KeptRetailer {
  if (typeof value !== 'object' || value === null) return false
  const { code, name, url } = value as Record<string, unknown>
  return [code, name, url].every((part) => typeof part === 'string') && code !== '' && name !== ''
}
