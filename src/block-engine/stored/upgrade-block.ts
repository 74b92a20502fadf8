import type { StoredBlock } from './stored-block.ts'

export type UpgradeStep = {
  /** The version it starts from; it ends at the next. */
  from: number
  name: string
  apply: (block: StoredBlock) => StoredBlock
}
/** Append-only: a step that has shipped is never changed. */
export type Upgrades = readonly UpgradeStep[]

/** Brings a stored block to the version of its template, one named step after the other. Throws when a step is missing. */
export function upgradeBlock(storedBlock: StoredBlock, version: number, upgrades: Upgrades): StoredBlock {
  let block = storedBlock
  while (block.version < version) {
    const step = upgrades.find(({ from }) => from === block.version)
    if (!step) throw new Error(`${block.template} has no upgrade from version ${block.version}`)
    block = { ...step.apply(block), version: block.version + 1 }
  }
  return block
}
