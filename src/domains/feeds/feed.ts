import type { FeedKind, FeedValue } from './feed-kinds.ts'

/** A feed, and what answers it. */
export type Feed<Kind extends FeedKind = FeedKind> = { kind: Kind; address: string }

/** How old an answer is, for editors: when it was read, and what went wrong since. `readAt` is an ISO time. */
export type FeedAge = { readAt: string; problem: string | null }

/** The last good answer of a feed. */
export type FeedAnswer<Kind extends FeedKind> = { value: FeedValue<Kind>; feed: FeedAge }

/** How long an answer counts as new, in ms (B-314). */
export const FRESH_MS = 10 * 60_000

/** A source that fails is asked again after this time, in ms. */
export const AGAIN_MS = 60_000

/** The address prefix of samples: answers that come with the site's sample content and are never requested. */
export const SAMPLES = 'sample:'

/**
 * The address of a feed: the root of its service, a path, and parameters that have a value. Null without a root that is an address of the web
 * or {@link SAMPLES}.
 */
export function feedAddress(root: string, path: readonly string[], query: Readonly<Record<string, string | number | boolean>>): string | null {
  if (root.trim() === SAMPLES) return SAMPLES + path.join('/')
  const base = root.trim().replace(/\/+$/, '')
  if (!/^https?:\/\//.test(base) || !URL.canParse(base)) return null
  const url = new URL([base, ...path.map(encodeURIComponent)].join('/'))
  for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, String(value))
  return url.href
}
