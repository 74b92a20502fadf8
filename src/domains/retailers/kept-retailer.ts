import { browserStorage } from '#kernel/browser-storage.ts'

/** The retailer that a visitor chose or came by; `url` is '' where it has no site of its own. */
export type KeptRetailer = { code: string; name: string; url: string }

const KEPT_KEY = 'maarad_retailer'

/** What the browser keeps; null for nothing, for what cannot be read, and without storage. */
export function readKeptRetailer(): KeptRetailer | null {
  try {
    const kept: unknown = JSON.parse(browserStorage().getItem(KEPT_KEY) ?? 'null')
    return isRetailer(kept) ? { code: kept.code, name: kept.name, url: kept.url } : null
  } catch {
    return null
  }
}

export function keepRetailer({ code, name, url }: KeptRetailer): void {
  try {
    browserStorage().setItem(KEPT_KEY, JSON.stringify({ code, name, url }))
  } catch {
    // without storage the retailer is known on this page only
  }
}

function isRetailer(value: unknown): value is KeptRetailer {
  if (typeof value !== 'object' || value === null) return false
  const { code, name, url } = value as Record<string, unknown>
  return [code, name, url].every((part) => typeof part === 'string') && code !== '' && name !== ''
}
