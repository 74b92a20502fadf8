import type { Block, Example } from './define-block.ts'
import type { Upgrades } from './stored/upgrade-block.ts'

/** What is known of one template outside its view. */
export type Template = { block: Block; upgrades: Upgrades }

/** The templates of this build by symbol. Generated from the folders of `blocks/`. */
export type Catalogue = ReadonlyMap<string, Template>

/** The samples of each template by its symbol. */
export type Examples = ReadonlyMap<string, readonly Example[]>

/** A catalogue with the samples of its templates, which browsers fetch only when they insert a block. */
export type CatalogueWithExamples = ReadonlyMap<string, Template & { examples: readonly Example[] }>
