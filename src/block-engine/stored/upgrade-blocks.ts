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
  return blocks.map((block) => {
    const template = catalogue.get(block.template)
    if (!template) return block
    try {
      return upgradeBlock(block, template.block.version, template.upgrades)
    } catch (error) {
      log.error(`block ${block.template} could not be upgraded`, { block: block.id, reason: reasonOf(error) })
      return block
    }
  })
}
