import type { Scope } from '#platform/bus/announce.server.ts'

/**
 * What blocks can ask domains for, by the names that they list as `needs`. A domain adds what it offers where it
 * provides it, in its `block-provider.server.ts`:
 *
 *     declare module '#block-engine/block-needs.ts' {
 *       interface BlockNeeds { stock: StockForBlocks }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: domains fill it
export interface BlockNeeds {}

export type Need = keyof BlockNeeds

/** How a domain builds what it offers to blocks. `Site` is what it takes of the site for that: settings, words, what the process holds. */
export type BlockProvider<Name extends Need, Site> = {
  /** Pages with a block that needs it are drawn anew when this changes. */
  changesWith?: Scope
  /** Called at most once for each page drawn, and only for a page with a block that needs it. */
  provide: (site: Site) => BlockNeeds[Name]
}

/** What a `block-provider.server.ts` exports as `blockProviders`. */
export type BlockProviders<Names extends Need, Site> = { [Name in Names]: BlockProvider<Name, Site> }
