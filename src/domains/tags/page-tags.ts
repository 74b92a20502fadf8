import type { Purpose } from './purpose.ts'
import type { Fix } from './reports/fix-of.ts'

/** A tag of a page: where it comes from, when it runs, and what it loads from whom. */
export type PageTag = {
  source: 'metahead' | 'container' | 'consent_platform'
  /** The metahead, if it is one. */
  id: number | null
  vendors: string[]
  /** `held` waits for the visitor's consent; `at_once` does not. */
  runs: 'at_once' | 'held'
  hosts: { purpose: Purpose; host: string; is_allowed: boolean }[]
}

/** What a page sends. */
export type PageTags = {
  path: string
  /** Null for an address that is no published page: then only what stands on every page is listed. */
  title: string | null
  policy: 'strict' | 'tags'
  tags: PageTag[]
  refused: { directive: string; blocked: string; times: number; last_day: string; fix: Fix }[]
}
