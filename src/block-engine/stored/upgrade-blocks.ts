import { reasonOf } from '#kernel/reason-of.ts'
import type { Logger } from '#kernel/log.ts'
import type { Catalogue } from '../catalogue.ts'
import type { StoredBlock } from './stored-block.ts'
import { upgradeBlock } from './upgrade-block.ts'

/**
 * The blocks of a page as this build stores them. One of a template that it does not know, or that cannot be upgraded, stays as it
 * is to the letter (B-321).
 */
export function upgradeBlocks(blocks: readonly StoredBlock[], catalogue: Catalogue, log: Logger): StoredBlock[] {
  return blocks.map((stored) => {
    const template = catalogue.get(stored.template)
    if (!template) return stored
    try {
      return upgradeBlock(stored, template.block.version, template.upgrades)
    } catch (error) {
      log.error(`block ${stored.template} could not be upgraded`, { block: stored.id, reason: reasonOf(error) })
      return stored
    }
  })
}
