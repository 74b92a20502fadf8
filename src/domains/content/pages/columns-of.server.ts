import type { Catalogue } from '#block-engine/catalogue.ts'
import type { PageDraft } from './page.ts'
import { columnsOfFields } from './page-fields.ts'
import { sanitiseBlocks } from './markup/sanitise-blocks.server.ts'

/** The row of a page as staff write it, its markup sanitised. */
export function columnsOf(draft: PageDraft, catalogue: Catalogue) {
  return { ...columnsOfFields(draft), status: draft.status, blocks: sanitiseBlocks(draft.blocks, catalogue) }
}
