import type { Theme } from '#domains/content/index.ts'

/** What the canvas needs to know about the site (GET /api/editing/site). */
export type SiteFacts = {
  theme: Theme
  time_zone: string
  /** Of the site's prices, by ISO 4217; absent where staff wrote none. */
  currency?: string
  predefined_links: readonly { alias: string; url: string }[]
  /** Texts that replace a block's own words, by `symbol.key`. */
  words: Readonly<Record<string, string>>
  area: string
  language: string
  /** Symbols of templates with data that the server loads. */
  data_templates: readonly string[]
}
