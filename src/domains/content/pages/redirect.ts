import { hrefOf, type LinkLookups } from './link.ts'

export type Redirect = {
  location: string
  /** The HTTP status: of the page, else 301 (A-118, C-378). */
  status: number
  /** Another site: the browser loads it whole, no navigation within the page. */
  isExternal: boolean
}

/** Where a page of type url_redirection leads; null when its target cannot be an address. */
export function redirectOf({ to, http_code }: { to: string; http_code?: number | null }, lookups: LinkLookups): Redirect | null {
  const location = hrefOf({ url: to }, lookups)
  return location === null ? null : { location, status: http_code ?? 301, isExternal: isExternalPath(location) }
}

/** Whether an address leaves this site's pages, so that only a full page navigation reaches it. */
export function isExternalPath(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}
