import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { ListedSection } from '#domains/content/index.ts'

/** A shared section as GET /public_api/sections/{id} answers it. */
export type Section = Pick<ListedSection, 'id' | 'name' | 'status'> & { blocks: StoredBlock[] }
