import type { Theme } from '#domains/content/index.ts'

/** What the canvas must know of the site that the page belongs to (GET /api/editing/site). */
export type SiteFacts = {
  theme: Theme
  time_zone: string
  predefined_links: readonly { alias: string; url: string }[]
  /** Texts that replace a block's own words, by `symbol.key`. */
  words: Readonly<Record<string, string>>
  area: string
  language: string
  /** Templates that load more than their stored values. */
  data_templates: readonly string[]
}
