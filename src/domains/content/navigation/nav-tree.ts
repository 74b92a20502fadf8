import { hrefOf, type LinkLookups } from '../pages/link.ts'
import { parsePagePath } from '../pages/page-path.ts'

/** A navigation entry as it is stored. `url` is what a link's is; '' makes a heading without a link. */
export type NavRow = { id: number; parentId: number | null; label: string; url: string; imageId: number | null; position: number }

/** `href` can be used in a link; null for a heading. */
export type NavEntry = { id: number; label: string; href: string | null; imageId: number | null; children: NavEntry[] }
export type Breadcrumb = { id: number; label: string; href: string | null }

const noLookups: LinkLookups = { predefinedLinks: [], findPagePath: () => null, findFileName: () => null }

/** The menu in its order. Entries whose parent is missing, or that are their own ancestor, are left out. */
export function navTree(rows: readonly NavRow[], lookups: LinkLookups = noLookups): NavEntry[] {
  const byParent = Map.groupBy(inOrder(rows), ({ parentId }) => parentId)
  const entriesBelow = (parentId: number | null): NavEntry[] =>
    (byParent.get(parentId) ?? []).map((row) => ({ ...crumbOf(row, lookups), imageId: row.imageId, children: entriesBelow(row.id) }))
  return entriesBelow(null)
}

/** The path from the root of the menu to an entry, including it; empty for an unknown id. */
export function breadcrumbsOf(rows: readonly NavRow[], id: number, lookups: LinkLookups = noLookups): Breadcrumb[] {
  return pathTo(rows, id).map((row) => crumbOf(row, lookups))
}

/**
 * The path to the deepest entry that links to a page, by the page's path; empty when no entry does. An entry that borrows the address of one
 * below it is a heading here: its crumb would lead to a page of another name.
 */
export function breadcrumbsForPath(rows: readonly NavRow[], path: string, lookups: LinkLookups = noLookups): Breadcrumb[] {
  const page = parsePagePath(path)
  const ways = inOrder(rows)
    .filter(({ url }) => page !== null && page !== '' && parsePagePath(url) === page)
    .map(({ id }) => pathTo(rows, id))
  const deepest = ways.reduce((best, way) => (way.length > best.length ? way : best), [])
  return deepest.map((row) => ({ ...crumbOf(row, lookups), ...(isBorrowed(rows, row) ? { href: null } : {}) }))
}

function isBorrowed(rows: readonly NavRow[], { id, url }: NavRow): boolean {
  const own = parsePagePath(url)
  return own !== null && rows.some((row) => row.id !== id && parsePagePath(row.url) === own && pathTo(rows, row.id).some((above) => above.id === id))
}

function pathTo(rows: readonly NavRow[], id: number): NavRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const way: NavRow[] = []
  for (let row = byId.get(id); row && !way.includes(row); row = row.parentId === null ? undefined : byId.get(row.parentId)) way.unshift(row)
  return way
}

function crumbOf({ id, label, url }: NavRow, lookups: LinkLookups): Breadcrumb {
  return { id, label, href: hrefOf({ url }, lookups) }
}

function inOrder(rows: readonly NavRow[]): NavRow[] {
  return rows.toSorted((one, other) => one.position - other.position || one.id - other.id)
}
