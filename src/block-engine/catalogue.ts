import type { Block, Example } from './define-block.ts'
import type { Upgrades } from './stored/upgrade-block.ts'

/** Everything known of one template outside its view. */
export type Template = { block: Block; examples: readonly Example[]; upgrades: Upgrades }

/** The templates of this build by symbol. Generated from the folders of `blocks/`. */
export type Catalogue = ReadonlyMap<string, Template>
